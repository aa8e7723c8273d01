import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing
import YAMLTree

/// Files that were made to keep a reader busy: each ends soon, with a finding, and takes little memory.
@Suite(.serialized, .startsEarly) struct HostileInputTests {
    private static let megabyte = 1024 * 1024
    /// What a debug build may take for the longest file that is read at all, on a slow machine that is busy otherwise.
    private static let seconds = 30.0
    private static let memory = 400 * megabyte

    /// Parses and returns the ids of what was found.
    private func rules(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
        let memory = PeakMemory()
        let start = Date()
        let (_, diagnostics) = parse(bytes: bytes)
        let elapsed = Date().timeIntervalSince(start)
        #expect(elapsed < Self.seconds, sourceLocation: sourceLocation)
        if let growth = memory?.growth { #expect(growth < Self.memory, sourceLocation: sourceLocation) }
        return diagnostics.map(\.rule.text)
    }

    private func rules(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
        rules(Array(text.utf8), sourceLocation: sourceLocation)
    }

    private func times(_ count: Int, _ text: String) -> [UInt8] {
        Array(String(repeating: text, count: count).utf8)
    }

    @Test func deepNesting() {
        for opening in ["[", "{a: ", "[\n", "{a:\n", "- ", "? ", "[a, "] {
            #expect(rules(times(100_000, opening)) == ["yaml-too-deep"], "\(opening)")
        }
        #expect(rules(times(100_000, "{")).contains { $0 == "yaml-too-deep" || $0 == "yaml-syntax" })
        let steps = (0..<3000).map { String(repeating: " ", count: $0) + "a:\n" }
        #expect(rules(steps.joined()) == ["yaml-too-deep"])
        #expect(rules(times(200, "[") + times(200, "]")).isEmpty)
        #expect(rules(times(201, "[") + times(201, "]")) == ["yaml-too-deep"])
    }

    @Test func aliasBombs() {
        var bomb = "l0: &l0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            bomb +=
                "l\(level): &l\(level) [" + Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ")
                + "]\n"
        }
        #expect(rules(bomb) == ["yaml-alias-expansion"])
        // One bomb in each of many documents, each a little too small to be one.
        let small = bomb.split(separator: "\n").prefix(5).joined(separator: "\n") + "\n---\n"
        #expect(rules(times(100, small)) == ["yaml-alias-expansion"])
        // No wider than the file, but as deep as it is long.
        let chain = (1..<100_000).map { "- &a\($0) [*a\($0 - 1)]\n" }
        #expect(rules("- &a0 x\n" + chain.joined()) == ["yaml-too-deep"])
        #expect(rules(times(300_000, "- &a x\n- *a\n")).isEmpty)
    }

    @Test func longScalars() {
        #expect(rules(Array("a: ".utf8) + times(16 * Self.megabyte - 8, "x")).isEmpty)
        #expect(rules(Array("a: \"".utf8) + times(4 * Self.megabyte, "\\n") + Array("\"".utf8)).isEmpty)
        #expect(rules(times(16 * Self.megabyte + 1, "x")) == ["yaml-too-large"])
        #expect(
            YAMLTree.Limits.standard.refusal(ofByteCount: 1 << 30, file: FileID(index: 0))?.rule == "yaml-too-large"
        )
        #expect(YAMLTree.Limits.standard.refusal(ofByteCount: 16 << 20, file: FileID(index: 0)) == nil)
    }

    @Test func longKeys() {
        #expect(rules(times(Self.megabyte, "k") + Array(": v\n".utf8)) == ["yaml-syntax"])
        #expect(rules(Array("{".utf8) + times(Self.megabyte, "k") + Array(": v}\n".utf8)).count <= 1)
        #expect(rules(Array("? ".utf8) + times(Self.megabyte, "k") + Array("\n: v\n".utf8)).isEmpty)
        #expect(rules(times(100_000, "[[[[[[[[x]: 1]: 1]: 1]: 1]: 1]: 1]: 1]: 1\n")).last == "yaml-too-many-findings")
    }

    @Test func longComments() {
        #expect(rules(Array("a: 1 #".utf8) + times(15 * Self.megabyte, "c")).isEmpty)
        #expect(rules(times(2_000_000, "#\n")).isEmpty)
        #expect(rules(times(2_000_000, "é")) == [])
        // Two hundred empty values that all end behind one long comment.
        #expect(
            rules(times(190, "? ") + Array("\n".utf8) + times(1_000_000, "# a comment\n")).contains("yaml-complex-key")
        )
    }

    /// libyaml clears its buffer for blanks at every word, and compares every %TAG with all others.
    @Test func quadraticWorkOfLibYAML() {
        #expect(
            rules(Array("a: \"".utf8) + times(2_000_000, "\n") + times(2_000_000, "x\n") + [0x22]) == [
                "yaml-too-costly"
            ]
        )
        #expect(rules(Array("a: ".utf8) + times(2_000_000, " ") + times(2_000_000, "x ")) == ["yaml-too-costly"])
        #expect(rules(Array("a: |\n".utf8) + times(2_000_000, "\n") + times(2_000_000, " x\n")) == ["yaml-too-costly"])
        let tags = (0..<200_000).map { "%TAG !t\($0)! tag:x\n" }
        #expect(rules("a\n...\n" + tags.joined() + "---\n") == ["yaml-too-costly"])
        // Long runs alone cost nothing.
        #expect(rules(Array("a: 1\n".utf8) + times(10_000_000, "\n")).isEmpty)
        #expect(rules(times(2000, String(repeating: " ", count: 4000) + "\n") + Array("a: 1\n".utf8)).isEmpty)
    }

    @Test func manyNodes() {
        #expect(rules(times(3_000_000, "- a\n")) == ["yaml-too-many-nodes"])
        let keys = (0..<300_000).map { "k\($0): \n" }
        #expect(rules(keys.joined()).isEmpty)
        #expect(rules(times(1_500_000, "--- a\n")) == ["yaml-too-many-nodes"])
        #expect(rules(times(3_000_000, "---\n")) == ["yaml-too-many-nodes"])
    }

    @Test func manyFindings() {
        for line in ["a: 1\n", "<<: 1\n", "[a]: 1\n", "b: *x\n", "b: !x y\n"] {
            let found = rules(times(200_000, line))
            #expect(found.count == 1001, "\(line)")
            #expect(found.contains("yaml-too-many-findings"))
        }
        #expect(rules(times(1_000_000, "a:\tb\n")).contains("yaml-tab"))
        #expect(rules(times(2_000_000, "#\u{7}\n")) == ["yaml-control-character"])
        let aliases = "- &x k\n- {" + String(repeating: "*x : 1, ", count: 200_000) + "}\n"
        #expect(rules(aliases).count == 1001)
    }

    @Test func bytesThatAreNoText() {
        var state: UInt64 = 42
        var noise: [UInt8] = []
        for _ in 0..<Self.megabyte {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            noise.append(UInt8(truncatingIfNeeded: state >> 56))
        }
        let found = rules(noise)
        #expect(found.contains("yaml-encoding") && found.contains("yaml-control-character"))
        #expect(rules([0xFF, 0xFE] + noise).contains { $0.hasPrefix("yaml-") })
        #expect(rules(times(Self.megabyte, "\u{0}")) == ["yaml-control-character"])
    }

    /// Every start of every kind of document, and seeded damage to it: nothing crashes, and every range lies in the file.
    @Test func damagedDocuments() {
        for seed in 1...60 as ClosedRange<UInt64> {
            let bytes = Array(RandomYAML.document(seed: seed).utf8)
            for end in stride(from: 0, to: bytes.count, by: 3) { check(Array(bytes[..<end])) }
            var state = seed
            for _ in 0..<60 {
                var damaged = bytes
                for _ in 0..<3 {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    let place = Int(state >> 33) % damaged.count
                    let byte = Self.damage[Int(state >> 20 & 0xFFF) % Self.damage.count]
                    if state & 1 == 0 { damaged[place] = byte } else { damaged.insert(byte, at: place) }
                }
                check(damaged)
            }
        }
    }

    private static let damage =
        Array("\t\n\r #:-?,[]{}&*!|>'\"%@`\\<~a0é\u{85}\u{2028}\u{0}".utf8) + [0xFF, 0xC3, 0xED, 0xF4]

    private func check(_ bytes: [UInt8]) {
        let (tree, diagnostics) = parse(bytes: bytes)
        let text = String(decoding: bytes, as: UTF8.self).debugDescription
        for diagnostic in diagnostics {
            let ranges =
                [diagnostic.range] + diagnostic.notes.map(\.range) + diagnostic.fixes.flatMap(\.edits).map(\.range)
            #expect(ranges.allSatisfy { $0.map { $0.upper <= bytes.count } ?? false }, "\(text)")
        }
        if diagnostics.isEmpty {
            #expect(ReferenceEvents.ofLibYAML(bytes) == ReferenceEvents.ofTree(tree), "\(text)")
            #expect(RangeChecks(bytes).faults.isEmpty, "\(text)")
        } else if ReferenceEvents.ofLibYAML(bytes) != nil {
            #expect(!diagnostics.contains { $0.rule.text == "yaml-syntax" }, "\(text)")
        }
    }
}

/// How much memory this process took at most since a moment, where the system tells.
private struct PeakMemory {
    private let before: Int

    init?() {
        // Linux forgets the peak when 5 is written here.
        guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs"),
            (try? file.write(contentsOf: Data("5".utf8))) != nil,
            let now = Self.field("VmRSS:")
        else { return nil }
        before = now
    }

    var growth: Int? {
        Self.field("VmHWM:").map { $0 - before }
    }

    private static func field(_ name: String) -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
            let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
        else { return nil }
        return kilobytes * 1024
    }
}
