import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing
import YAMLEdits
import YAMLTree

/// Edits at random places of random texts: what is added and taken out again leaves the text as it was, byte for byte.
@Suite("Random edits of YAML texts")
struct RandomEditTests {
    private static let suite = ProcessInfo.processInfo.environment["SCREENSPEC_YAML_TEST_SUITE"]

    @Test func randomTextsKeepTheirBytes() {
        var tally = Tally()
        for seed in UInt64(0)..<400 {
            let text = RandomYAML.document(seed: seed)
            tally.edit(text, seed: seed)
            tally.edit(text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n"), seed: seed + 1)
            tally.edit("\u{FEFF}" + text.trimmingCharacters(in: .newlines), seed: seed + 2)
        }
        tally.expect(made: 3_000)
    }

    @Test func specsKeepTheirBytes() throws {
        var tally = Tally()
        for (number, file) in Self.specs().enumerated() {
            tally.edit(try file.readText(), seed: UInt64(number))
        }
        tally.expect(made: 1_000)
    }

    @Test(.enabled(if: suite != nil, "Set SCREENSPEC_YAML_TEST_SUITE to the folder of the YAML test suite's data."))
    func textsOfTheYAMLTestSuiteKeepTheirBytes() throws {
        let folder = try URL(fileURLWithPath: #require(Self.suite))
        var tally = Tally()
        for (number, file) in Fixtures.cases(in: folder, suffix: "in.yaml").enumerated() {
            if let text = try? file.readText() { tally.edit(text, seed: UInt64(number)) }
        }
        tally.expect(made: 500, refusedAtMost: 0.1)
    }

    private static func specs() -> [URL] {
        let folder = Fixtures.packageFolder()
        return ["Specs", "Tests"].flatMap {
            Fixtures.cases(in: folder.appendingPathComponent($0), suffix: ".yaml")
        }
    }
}

/// What became of edits.
private struct Tally {
    private var made = 0
    private var refusals: [YAMLEditRefusal: Int] = [:]
    private var failures: [String] = []

    /// Makes edits and takes them back, one after the other.
    mutating func edit(_ text: String, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let editor = editor(text)
        guard !editor.paths.isEmpty else { return }
        for _ in 0..<8 {
            guard let path = editor.paths.randomElement(using: &random) else { return }
            let (edit, back) = Self.edit(at: path, in: editor, &random)
            guard let edit else { continue }
            do throws(YAMLEditRefusal) {
                var changed = editor
                try changed.apply(edit)
                made += 1
                check(changed.text, text, edit)
                guard let back = back(changed) else { continue }
                do throws(YAMLEditRefusal) {
                    try changed.apply(back)
                    if changed.text != text { failures.append("\(edit)\n\(text)\n-->\n\(changed.text)") }
                } catch {
                    failures.append("\(error) \(edit)\n\(text)\n-->\n\(changed.text)")
                }
            } catch {
                refusals[error, default: 0] += 1
            }
        }
    }

    /// The lines that do not change are there, in their order, and end as they did.
    private mutating func check(_ changed: String, _ text: String, _ edit: YAMLEdit) {
        func isCRLF(_ text: String) -> Bool { !text.replacing("\r\n", with: "").contains { $0 == "\n" || $0 == "\r" } }
        // A blank line before what was last stays, and then ends the text.
        var endsAlike = (changed.utf8.last == 10) == (text.utf8.last == 10)
        if case .remove = edit { endsAlike = true }
        let isMarked = changed.utf8.starts(with: [0xEF, 0xBB, 0xBF]) == text.utf8.starts(with: [0xEF, 0xBB, 0xBF])
        if !endsAlike || !isMarked || text.contains("\r\n") && isCRLF(text) && !isCRLF(changed) {
            failures.append("ends: \(edit)\n\(text)\n-->\n\(changed)")
        }
        guard case .insertEntry = edit else { return }
        var rest = Substring(changed)
        for line in text.split(whereSeparator: \.isNewline) where !line.contains(where: { "{[".contains($0) }) {
            let line = line.trimmingCharacters(in: CharacterSet(charactersIn: " -\u{FEFF}"))
            guard !line.isEmpty else { continue }
            guard let found = rest.firstRange(of: line) else { return failures.append("line: \(line)\n\(changed)") }
            rest = rest[found.upperBound...]
        }
    }

    private static func edit(at path: YAMLPath, in editor: YAMLEditor, _ random: inout SeededGenerator)
        -> (YAMLEdit?, (YAMLEditor) -> YAMLEdit?)
    {
        let count = editor.count(path)
        let number = Int.random(in: 0...count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
            if editor.kind(path) == .mapping {
                let value = [YAMLValue.text("n: 1"), .empty, .sequence([.text("x"), .flag(true)])]
                let entry = YAMLEntry("new", value.randomElement(using: &random) ?? .empty)
                let isSpaced = editor.valueRange(path).map { $0.count > 2 } ?? false
                return (
                    .insertEntry(entry, in: path, at: number),
                    { _ in count > 0 || !isSpaced ? .remove(path.child(number)) : nil }
                )
            }
            guard editor.kind(path) == .sequence, count > 0 else { return (nil, { _ in nil }) }
            return (.insertElement(.text("new"), in: path, at: number), { _ in .remove(path.child(number)) })
        case 2:
            guard editor.kind(path) == .scalar, let old = editor.text(path), !editor.isNull(path) else {
                return (nil, { _ in nil })
            }
            // Back to the bytes only where there is one way of writing it.
            let isWord =
                !old.isEmpty && !["true", "false", "on", "off", "yes", "no"].contains(old) && old.allSatisfy(\.isLetter)
                && editor.valueRange(path)?.count == old.utf8.count
            return (
                .replace(path, with: .text("other")),
                { _ in isWord && old.utf8.allSatisfy { $0 < 0x80 } ? .replace(path, with: .text(old)) : nil }
            )
        case 3:
            guard let key = editor.key(path) else { return (nil, { _ in nil }) }
            let isWord = key.utf8.allSatisfy { $0 < 0x80 } && key.allSatisfy(\.isLetter)
            return (.rename(path, to: "renamed"), { _ in isWord ? .rename(path, to: key) : nil })
        case 4:
            return (.remove(path), { _ in nil })
        default:
            return (
                .addComment("# new", before: path),
                { editor in editor.commentTexts.firstIndex(of: "# new").map { .removeComment($0) } }
            )
        }
    }

    func expect(made least: Int, refusedAtMost share: Double = 0.01) {
        print("\(made) edits made, refused: \(refusals)")
        #expect(made >= least)
        #expect(failures.prefix(3) == [], "\(failures.count)")
        #expect(Double(refusals[.wouldChangeMore, default: 0]) <= share * Double(made), "\(refusals)")
    }
}
