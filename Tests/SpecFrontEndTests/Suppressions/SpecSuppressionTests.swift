import ScreenSpecDiagnostics
import SpecFrontEnd
import TestSupport
import Testing
import YAMLTree

/// In each case `§` stands for the suppression, and what it covers stands between `⟦` and `⟧`.
struct SpecSuppressionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String

        init(_ name: String, _ text: String) {
            self.name = name
            self.text = text
        }

        var testDescription: String { name }
    }

    private static let allow = "# screenspec:allow a-rule because so"

    static let cases = [
        Case("next key", "view: A\nsubviews:\n  a: UIView\n  ⟦§\n  b:\n    type: UILabel⟧\n  c: UIView\n"),
        Case("next key over empty lines and comments", "view: A\n⟦§\n\n# more\nlayout: code⟧\n"),
        Case(
            "a key with all that belongs to it",
            "view: A\n⟦§\nsubviews:\n  a: UIView\n  b: [x,\n   y]⟧\nlayout: code\n"
        ),
        Case("the next node outside", "view: A\nsubviews:\n  a: UIView\n  ⟦§\nlayout: code⟧\n"),
        Case("next element", "view: A\nlist:\n  - a\n  ⟦§\n  - b: 1\n    c: 2⟧\n  - d\n"),
        Case("an element in brackets", "view: A\nlist: [a,\n  ⟦§\n  b⟧, c]\n"),
        Case("an entry in braces", "view: A\nmap: {a: 1,\n  ⟦§\n  b: {c: 2}⟧,\n  d: 3}\n"),
        Case("an alias", "view: A\na: &x {b: 1}\n⟦§\nc⟧: *x\nd: 1\n"),
        Case("at the end of a line", "view: A\nsubviews:\n  ⟦a: UIView §⟧\n  b: UIView\n"),
        Case(
            "at the end of a line that opens a mapping",
            "view: A\n⟦subviews: §\n  a: UIView\n  b: UIView⟧\nlayout: code\n"
        ),
        Case("at the end of a line with an element", "view: A\nlist:\n  - ⟦from: 1 §\n    to: 2⟧\n  - from: 2\n"),
        Case("several nodes on a line", "view: A\nmap: {a: 1,\n  ⟦b: 2, c: {d: 3}, §⟧\n  e: 4}\n"),
        Case("a line that starts no node", "view: A\n⟦list: [a, b\n  ] §⟧\nlayout: code\n"),
        Case("at the top", "⟦§\nview: A\nlayout: code\n---\nview: B\n⟧"),
        Case("at the top below other comments", "⟦# All about A.\n§\nview: A\n⟧"),
        Case("at the top before the first document's mark", "⟦§\n---\nview: A\n---\nview: B\n⟧"),
        Case("on the first document", "---\n⟦§\nview: A\nlayout: code⟧\n---\nview: B\n"),
        Case("on a later document", "view: A\n---\n⟦§\nview: B\nlayout: code⟧\n---\nview: C\n"),
        Case("on a document, from the end of the one before", "view: A\n⟦§\n---\nview: B\nlayout: code⟧\n"),
        Case("on the first key only", "⟦view: A §⟧\nlayout: code\n"),
        Case("behind a byte order mark", "⟦\u{FEFF}§\nview: A\n⟧"),
        Case("with CRLF", "view: A\r\n⟦§\r\nb: UIView⟧\r\nc: UIView\r\n"),
        Case("behind multi-byte text", "view: Ä\nsummary: „𝄞“ ⟨\n⟦§\nlayout: code⟧\n"),
    ]

    @Test(arguments: cases)
    func covers(_ example: Case) throws {
        let suppressions = read(example.text)
        let suppression = try #require(suppressions.result.all.first)
        #expect(suppressions.result.all.count == 1)
        #expect(suppression.reason == "so")
        let covered = try #require(suppression.covered)
        #expect(suppressions.file.text(covered.offsets) == suppressions.expected)
    }

    @Test(arguments: ["view: A\n§\n", "§\n", "view: A\n---\n§\n", "just text\n§\n"])
    func coversNothing(_ text: String) throws {
        let suppression = try #require(read(text).result.all.first)
        #expect(suppression.covered == nil)
    }

    @Test func readsOnlyComments() {
        let text = "view: A\nsummary: 'screenspec:allow a-rule' # about screenspec:allow\nb: \"# screenspec:allow x\"\n"
        #expect(read(text).result == Suppressions())
    }

    @Test func collectsWhatCannotBeRead() {
        let result = read("view: A\n# screenspec:ignore a-rule\nlayout: code\n").result
        #expect(result.all.isEmpty)
        #expect(result.malformed.map(\.rule) == ["malformed-allow"])
    }

    @Test(.takes(atMost: .seconds(1 * 60)), arguments: ["k: {a: 1} §\n§\n", "# screenspec:ignore\n"])
    func manyCommentsAreNotReadToTheEnd(_ lines: String) {
        let text = "view: A\n" + (0..<40_000).map { lines.replacing("k:", with: "k\($0):") }.joined()
        let result = read(text).result
        #expect(result.all.count + result.malformed.count == 1_001)
        #expect(result.malformed.last?.message.contains("at most 1000 suppressions") == true)
    }

    private func read(_ marked: String) -> (result: Suppressions, file: SourceFile, expected: String) {
        var text = ""
        var expected = ""
        var isInside = false
        for character in marked.unicodeScalars {
            switch character {
            case "⟦": isInside = true
            case "⟧": isInside = false
            default:
                let written = character == "§" ? Self.allow : String(character)
                text += written
                if isInside { expected += written }
            }
        }
        let file = SourceFile(id: FileID(index: 0), path: "a.yaml", bytes: Array(text.utf8))
        return (SpecSuppressions.read(YAMLTree.parse(file).tree, in: file), file, expected)
    }
}
