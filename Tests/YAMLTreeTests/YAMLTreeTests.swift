import ScreenSpecDiagnostics
import Testing

@testable import YAMLTree

@Suite struct YAMLTreeTests {
    @Test func readsEveryStyleOfScalar() throws {
        let (tree, diagnostics) = parse(
            #"""
            plain: some text
            single: 'it''s'
            double: "a\tb \u00e9"
            same: "as written"
            literal: |
              one
                two
            folded: >-
              one
              two
            long: one
              two
            """# + "\n"
        )
        #expect(diagnostics.isEmpty)
        let expected =
            "{=plain: =some text, =single: 'it's, =double: \"a\tb é, =same: \"as written, "
            + "=literal: |one⏎  two⏎, =folded: >one two, =long: =one two}"
        #expect(outline(tree, try #require(tree.roots.first)) == expected)
    }

    @Test func readsCollectionsDocumentsAndAliases() throws {
        let (tree, diagnostics) = parse("a: &x [1, {b: 2}]\nc: *x\n---\n- - d\n- ~\n---\n---\n{}\n")
        #expect(diagnostics.isEmpty)
        #expect(
            tree.roots.map { outline(tree, $0) } == ["{=a: [=1, {=b: =2}], =c: [=1, {=b: =2}]}", "[[=d], =~]", "{}"]
        )
        let entries = tree.entries(of: tree.roots[0])
        #expect(entries[0].value == entries[1].value)
    }

    @Test func answersQuestionsAboutText() throws {
        let (tree, _) = parse("- text\n- 'te\n  xt'\n- ~\n- null\n- NULL\n-\n- ''\n- 'null'\n- nul\n- []\n")
        let nodes = tree.elements(of: try #require(tree.roots.first))
        #expect(nodes.map { tree.isNull($0) } == [false, false, true, true, true, true, false, false, false, false])
        #expect(
            tree.textEquals(nodes[0], "text") && !tree.textEquals(nodes[0], "tex")
                && !tree.textEquals(nodes[0], "texts")
        )
        #expect(tree.textEquals(nodes[1], "te xt") && tree.textEquals(nodes[6], "") && !tree.textEquals(nodes[9], ""))
        #expect(tree.withText(of: nodes[1]) { Array($0) } == Array("te xt".utf8))
        #expect(
            tree.text(of: nodes[9]).isEmpty && tree.elements(of: nodes[0]).isEmpty && tree.entries(of: nodes[9]).isEmpty
        )
        #expect(tree.isFlow(nodes[9]) && !tree.isFlow(tree.roots[0]))
        #expect(nodes.map { tree.style(of: $0) }.prefix(3) == [.plain, .singleQuoted, .plain])
    }

    @Test func holdsTheDocumentsBeforeASyntaxError() {
        let (tree, diagnostics) = parse("a: 1\n---\nb: 2\n---\nc: [\n---\nd: 3\n")
        #expect(tree.roots.map { outline(tree, $0) } == ["{=a: =1}", "{=b: =2}"])
        #expect(diagnostics.map(\.rule.text) == ["yaml-syntax"])
    }

    @Test func marksWhatHasBeenReported() throws {
        let (tree, diagnostics) = parse("a: *b\nc: 1\nc: 2\n<<: 3\n[d]: 4\ne: &e [*e]\n")
        #expect(diagnostics.count == 5)
        let entries = tree.entries(of: try #require(tree.roots.first))
        #expect(entries.map { tree.standsForError($0.key) } == [false, false, true, true, true, false])
        #expect(entries.map { tree.standsForError($0.value) } == [true, false, false, false, false, false])
        #expect(tree.elements(of: entries[5].value).map { tree.standsForError($0) } == [true])
    }

    @Test func limitsActWhereTheyAreReached() {
        func finding(_ text: String, _ limits: YAMLTree.Limits) -> String {
            let (tree, diagnostics) = parse(text, limits: limits)
            guard let last = diagnostics.last, let range = last.range else { return "nothing" }
            return "\(last.rule.text) \(range.offsets) after \(tree.roots.count)"
        }
        #expect(finding("a\n--- [[[[]]]]\n", .init(depth: 3)) == "yaml-too-deep 9..<10 after 1")
        #expect(finding("a: {b: {c: d}}\n", .init(depth: 3)) == "nothing")
        #expect(finding("- &a [x]\n- [[*a]]\n", .init(depth: 3)) == "yaml-too-deep 13..<15 after 0")
        #expect(finding("[a, b, c]\n", .init(nodeCount: 3)) == "yaml-too-many-nodes 7..<8 after 0")
        #expect(finding("[a, b, c]\n", .init(nodeCount: 4)) == "nothing")
        #expect(finding("- &a [x, y]\n- *a\n", .init(nodeCount: 6)) == "yaml-alias-expansion 14..<16 after 0")
        #expect(finding("- &a [x, y]\n- *a\n", .init(nodeCount: 7)) == "nothing")
        #expect(finding("a: 1\na: 2\na: 3\na: 4\n", .init(findingCount: 2)) == "yaml-too-many-findings 11..<11 after 0")
        #expect(finding("a: 1\n", .init(byteCount: 4)) == "yaml-too-large 0..<0 after 0")
    }
}
