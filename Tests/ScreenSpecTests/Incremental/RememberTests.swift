import Foundation
import ScreenSpecConcurrency
import TestSupport
import Testing

/// What a second compile does, and what it makes of a memory that is damaged, foreign or shared.
@Suite("The memory of a compile")
struct RememberTests {
    @Test("leaves everything alone where nothing has changed, and says the same")
    func nothingChanged() throws {
        try RememberScene.with { folder in
            let first = try folder.screenspec(["compile", "--no-cache", "--report", "json"])
            #expect(first.output.contains("unshown-property"))
            #expect(try RememberScene.compiledCount(folder) == 0)
            let second = try folder.screenspec(["compile", "--report", "json"])
            #expect(second.output == first.output)
            #expect(try folder.screenspec(["compile", "--strict"]).status == 1)
            #expect(try folder.screenspec(["compile", "--check"]).status == 0)
            let text = try folder.screenspec(["compile"]).errors
            #expect(text == (try folder.screenspec(["compile", "--no-cache"]).errors))
        }
    }

    @Test("reads a file again that was only touched, and no other")
    func touched() throws {
        try RememberScene.with { folder in
            try folder.write(RememberScene.other, to: "Specs/Badge.view.yaml")
            #expect(try RememberScene.compiledCount(folder) == 0)
        }
    }

    @Test("compiles a changed spec and those that ask for what has changed in it")
    func changed() throws {
        try RememberScene.with { folder in
            try folder.write("# Said.\n" + RememberScene.models, to: "Specs/Shop.models.yaml")
            #expect(try RememberScene.compiledCount(folder) == 1)
            // Nobody reads a property that is new.
            try folder.write(
                RememberScene.models.replacing("name:", with: "title: String, name:"),
                to: "Specs/Shop.models.yaml"
            )
            #expect(try RememberScene.compiledCount(folder) == 1)
            // The cell reads the name.
            try folder.write(
                RememberScene.models.replacing("name: String", with: "name: Int"),
                to: "Specs/Shop.models.yaml"
            )
            #expect(try RememberScene.compiledCount(folder) == 2)
            try folder.write(RememberScene.models, to: "Specs/Shop.models.yaml")
            #expect(try RememberScene.compiledCount(folder) == 2)
            try folder.write(RememberScene.other.replacing("text", with: "label"), to: "Specs/Badge.view.yaml")
            #expect(try RememberScene.compiledCount(folder) == 1)
            #expect(try folder.read("Generated/Badge.view.swift").contains("let label: String"))
            #expect(try RememberScene.compiledCount(folder) == 0)
        }
    }

    @Test("notices an error in a spec that nobody has touched")
    func distantError() throws {
        try RememberScene.with { folder in
            try folder.write(RememberScene.models.replacing("count", with: "number"), to: "Specs/Shop.models.yaml")
            let compiled = try folder.compile()
            #expect(compiled.rules.contains("unknown-property"))
            #expect(compiled.errors.first?.place?.path == "Specs/ProductCell.view.yaml")
        }
    }

    @Test("gives an output back that is missing, and keeps one that was edited")
    func outputs() throws {
        try RememberScene.with { folder in
            let text = try folder.read("Generated/Badge.view.swift")
            try FileManager.default.removeItem(atPath: folder.path("Generated/Badge.view.swift"))
            #expect(try RememberScene.compiledCount(folder) == 1)
            #expect(try folder.read("Generated/Badge.view.swift") == text)
            try folder.write(text + "// by hand\n", to: "Generated/Badge.view.swift")
            #expect(try folder.compile().rules.contains("edited-output"))
            #expect(try folder.compile(["--force"]).status == 0)
            #expect(try folder.read("Generated/Badge.view.swift") == text)
        }
    }

    @Test("is discarded where it is damaged, cut short or of another program")
    func damaged() throws {
        try RememberScene.with { folder in
            let path = try RememberScene.state(in: folder)
            let bytes = Array(try Data(contentsOf: folder.url.appendingPathComponent(path)))
            var random = SeededGenerator(seed: 4)
            let generated = try folder.texts(in: "Generated")
            for round in 0..<12 {
                var damaged = bytes
                if round < 3 {
                    damaged.removeLast(Int.random(in: 1...bytes.count, using: &random))
                } else {
                    damaged[Int.random(in: bytes.indices, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
                }
                try folder.write(damaged, to: path)
                let compiled = try folder.compile()
                #expect(compiled.status == 0)
                #expect(compiled.rules == ["unshown-property"])
                #expect(try folder.texts(in: "Generated") == generated)
            }
            #expect(try RememberScene.compiledCount(folder) == 0)
        }
    }

    @Test("is right after runs that were killed", .takes(atMost: .seconds(2 * 60)))
    func killed() throws {
        try RememberScene.with { folder in
            let program = try Products.executable("screenspec")
            for round in 0..<25 {
                try folder.write(
                    RememberScene.other.replacing("text", with: "text\(round)"),
                    to: "Specs/Badge.view.yaml"
                )
                try folder.write(
                    RememberScene.cell.replacing("unshown", with: "more\(round)"),
                    to: "Specs/ProductCell.view.yaml"
                )
                let pause = Double(round) * 0.004
                let script = "'\(program)' compile >/dev/null 2>&1 & sleep \(pause); kill -9 $! 2>/dev/null"
                _ = try run("/bin/sh", ["-c", script], in: folder.path)
                guard round.isMultiple(of: 5) else { continue }
                #expect(try folder.compile().status == 0)
                #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
            }
            #expect(try folder.compile().status == 0)
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
        }
    }

    @Test("is right after runs at once", .takes(atMost: .seconds(2 * 60)))
    func atOnce() throws {
        try RememberScene.with { folder in
            for round in 0..<6 {
                try folder.write(
                    RememberScene.other.replacing("text", with: "text\(round)"),
                    to: "Specs/Badge.view.yaml"
                )
                let statuses = Jobs(4).map(Array(0..<4)) { _ in (try? folder.screenspec(["compile"]))?.status }
                #expect(statuses == [0, 0, 0, 0])
                #expect(try folder.compile().status == 0)
                #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
            }
        }
    }

    @Test("moves with its project, and is not committed")
    func moves() throws {
        try RememberScene.with { folder in
            #expect(try folder.read(".screenspec/.gitignore") == "*\n")
            try TemporaryFolder.with { other in
                _ = try run("/bin/cp", ["-R", folder.path("."), other.path("Copy")])
                let errors = try other.screenspec(["compile", "--stats"], in: "Copy").errors
                #expect(errors.contains(/specs compiled +0/))
            }
        }
    }

    @Test("is left out where it is not wanted, and where it cannot be written")
    func unwanted() throws {
        try TemporaryFolder.with { folder in
            try folder.write(RememberScene.other, to: "Badge.view.yaml")
            #expect(try folder.compile(["--no-cache"]).status == 0)
            #expect(!folder.exists(".screenspec"))
            try folder.write("a file", to: ".screenspec")
            #expect(try folder.compile().status == 0)
            #expect(try folder.read(".screenspec") == "a file")
        }
    }
}
