import SourceText
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
}
