import Foundation
import TestSupport
import Testing

/// What a run of the check leaves for the next one, however it ends.
@Suite("The cache of the check", .serialized, .startsEarly)
struct CheckCacheTests {
    private static let sample = CodeSample(screenCount: 20)

    private func report(_ folder: TemporaryFolder) throws -> String {
        try folder.screenspec(["check", "--report", "json"]).output
    }

    /// How many files a run had to parse.
    private func parsedCount(_ folder: TemporaryFolder) throws -> Int? {
        let lines = try folder.screenspec(["check", "--stats"]).errors.split(separator: "\n")
        return lines.last { $0.hasPrefix("parsed ") }.flatMap { Int($0.split(separator: " ")[1]) }
    }

    /// Whether a run that does not know what the last one has found takes the facts of every file from the cache.
    private func holdsAllFacts(_ folder: TemporaryFolder) throws -> Bool {
        try? FileManager.default.removeItem(atPath: folder.path(".screenspec/verdict"))
        return try parsedCount(folder) == 0
    }

    @Test func holdsNoResultOfOtherBuildSettings() throws {
        try TemporaryFolder.with { (folder) throws in
            let swift =
                "import UIKit\nfinal class Login: UIViewController {\n#if BETA\nlet label = UILabel()\n#endif\n}\n"
            try folder.write("version: 1\nsources: [App]\n", to: "screenspec.yaml")
            try folder.write(swift, to: "App/Login.swift")
            func isFound() throws -> Bool { try report(folder).contains("'label'") }
            #expect(try isFound())
            try folder.write("let package = 1", to: "Package.swift")
            #expect(try !isFound())
            try folder.write(#"[.define("BETA")]"#, to: "Package.swift")
            #expect(try isFound())
        }
    }

    @Test("is whole after an interrupt at any moment", arguments: [SIGINT, SIGTERM, SIGKILL])
    func interrupt(signal: Int32) throws {
        var random = SeededGenerator(seed: UInt64(signal))
        try TemporaryFolder.with { (folder) throws in
            try Self.sample.write(to: folder)
            let expected = try report(folder)
            #expect(expected.contains("Item19View"))
            let cache = folder.path(".screenspec/facts")
            #expect(try holdsAllFacts(folder))
            let clock = ContinuousClock()
            try FileManager.default.removeItem(atPath: cache)
            let duration = try clock.measure { _ = try report(folder) }
            for _ in 0..<6 {
                try? FileManager.default.removeItem(atPath: cache)
                try BackgroundProcess.with(Products.executable("screenspec"), ["check"], in: folder.path) { process in
                    let share = Double.random(in: 0...1.2, using: &random)
                    usleep(UInt32(share * (duration / .microseconds(1))))
                    process.send(signal: signal)
                    _ = process.end(within: 60)
                }
                // Nothing, or all of it.
                if folder.exists(".screenspec/facts") { #expect(try holdsAllFacts(folder)) }
                #expect(try report(folder) == expected)
                #expect(try holdsAllFacts(folder))
            }
            let others = try FileManager.default.contentsOfDirectory(atPath: folder.path(".screenspec"))
                .filter { !["facts", "stamps", "verdict", ".gitignore"].contains($0) }
            // What a killed run was writing lies beside the cache until it is an hour old.
            #expect(others.allSatisfy { $0.hasPrefix(".screenspec-") && $0.hasSuffix(".tmp") }, "\(others)")
        }
    }

    @Test("goes on where another run takes files away and changes them meanwhile")
    func filesComeAndGo() throws {
        try TemporaryFolder.with { (folder) throws in
            try Self.sample.write(to: folder)
            let expected = try report(folder)
            let files = Self.sample.files
            for round in 0..<3 {
                try FileManager.default.removeItem(atPath: folder.path(".screenspec"))
                try BackgroundProcess.with(Products.executable("screenspec"), ["check"], in: folder.path) { process in
                    for (path, text) in files.suffix(30) {
                        try? FileManager.default.removeItem(atPath: folder.path(path))
                        usleep(UInt32(200 * round))
                        try folder.write(text, to: path)
                    }
                    #expect(process.end(within: 120) == 1, "\(process.errors)")
                }
                #expect(try report(folder) == expected)
            }
        }
    }

    @Test("is not believed where it is damaged, cut, or another program's")
    func damage() throws {
        var random = SeededGenerator(seed: 7)
        try TemporaryFolder.with { (folder) throws in
            try Self.sample.write(to: folder)
            let expected = try report(folder)
            #expect(try parsedCount(folder) == 0)
            let cache = URL(fileURLWithPath: folder.path(".screenspec/facts"))
            let whole = try [UInt8](Data(contentsOf: cache))
            var damaged: [[UInt8]] = [[], Array("facts of another kind\n".utf8), Array(whole.dropLast(5))]
            // The mark, then the hash of the program that wrote it, which stands at the end of the head.
            damaged += [0, 56].map { position in
                var copy = whole
                copy[position] ^= 0x40
                return copy
            }
            for _ in 0..<8 {
                var copy = whole
                for _ in 0..<40 { copy[Int.random(in: copy.indices, using: &random)] ^= 0x10 }
                damaged.append(copy)
            }
            for bytes in damaged {
                try Data(bytes).write(to: cache)
                // It would be believed, and nobody would look at the facts.
                try? FileManager.default.removeItem(atPath: folder.path(".screenspec/verdict"))
                #expect(try report(folder) == expected)
                #expect(try parsedCount(folder) == 0)
            }
        }
    }

    /// Whether a run had to work out what it says, rather than to say it again.
    private func looksAtCode(_ folder: TemporaryFolder) throws -> Bool {
        try folder.screenspec(["check", "--stats"]).errors.split(separator: "\n").contains { $0.hasPrefix("index ") }
    }

    @Test("has the last result, for as long as nothing has changed that it depends on")
    func result() throws {
        try TemporaryFolder.with { (folder) throws in
            try Self.sample.write(to: folder)
            let expected = try report(folder)
            #expect(try !looksAtCode(folder))
            #expect(try report(folder) == expected)

            let (path, text) = Self.sample.files[0]
            try folder.write(text + "\nfinal class Item0BadgeView: UIView {\n    let badge = UILabel()\n}\n", to: path)
            #expect(try looksAtCode(folder))
            #expect(try report(folder).contains("Item0BadgeView"))
            try folder.write(text, to: path)
            #expect(try report(folder) == expected)

            try folder.write("rules: {private-subviews: off}\n", to: "screenspec.yaml")
            #expect(try looksAtCode(folder))
            #expect(try report(folder) != expected)
            try FileManager.default.removeItem(atPath: folder.path("screenspec.yaml"))
            #expect(try report(folder) == expected)

            // Findings know files by their numbers.
            try FileManager.default.moveItem(atPath: folder.path(path), toPath: folder.path("Sources/First.swift"))
            #expect(try looksAtCode(folder))
            #expect(try report(folder).contains("Sources/First.swift"))
        }
    }

    @Test("has a result that a clone can use, and that nobody believes where it is damaged")
    func damagedVerdict() throws {
        var random = SeededGenerator(seed: 11)
        try TemporaryFolder.with { (folder) throws in
            try Self.sample.write(to: folder)
            let expected = try report(folder)
            let kept = URL(fileURLWithPath: folder.path(".screenspec/verdict"))
            let whole = try [UInt8](Data(contentsOf: kept))
            try TemporaryFolder.with { (clone) throws in
                try Self.sample.write(to: clone)
                try FileManager.default.copyItem(
                    atPath: folder.path(".screenspec"),
                    toPath: clone.path(".screenspec")
                )
                #expect(try !looksAtCode(clone))
                #expect(try report(clone) == expected.replacing(folder.path, with: clone.path))
            }
            for _ in 0..<8 {
                var copy = whole
                copy[Int.random(in: copy.indices, using: &random)] ^= 0x10
                try Data(copy).write(to: kept)
                #expect(try report(folder) == expected)
            }
            for bytes in [[], Array(whole.dropLast(3)), whole + [0]] {
                try Data(bytes).write(to: kept)
                #expect(try looksAtCode(folder))
                #expect(try report(folder) == expected)
            }
        }
    }

    @Test("need not be there, nor be writable")
    func readOnly() throws {
        try TemporaryFolder.with { (folder) throws in
            try CodeSample(screenCount: 2).write(to: folder)
            let expected = try report(folder)
            try FileManager.default.removeItem(atPath: folder.path(".screenspec"))
            try folder.write("no folder", to: ".screenspec")
            #expect(try report(folder) == expected)
            #expect(try folder.read(".screenspec") == "no folder")
        }
    }
}
