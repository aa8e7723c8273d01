import SourceText
import Testing

@testable import YAMLTree

func parse(_ text: String, limits: YAMLTree.Limits = .standard) -> (tree: YAMLTree, diagnostics: [Diagnostic]) {
    parse(bytes: Array(text.utf8), limits: limits)
}

func parse(bytes: [UInt8], limits: YAMLTree.Limits = .standard) -> (tree: YAMLTree, diagnostics: [Diagnostic]) {
    YAMLTree.parse(SourceFile(id: FileID(index: 0), path: "Test.view.yaml", bytes: bytes), limits: limits)
}

/// A tree on one line, scalars with their style: `{'a': [=b, "c"]}`.
func outline(_ tree: YAMLTree, _ node: NodeID) -> String {
    switch tree.kind(of: node) {
    case .scalar:
        let mark =
            switch tree.style(of: node) {
            case .plain: "="
            case .singleQuoted: "'"
            case .doubleQuoted: "\""
            case .literal: "|"
            case .folded: ">"
            }
        return mark
            + tree.text(of: node).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    case .sequence: return "[" + tree.elements(of: node).map { outline(tree, $0) }.joined(separator: ", ") + "]"
    case .mapping:
        let entries = tree.entries(of: node).map { "\(outline(tree, $0.key)): \(outline(tree, $0.value))" }
        return "{" + entries.joined(separator: ", ") + "}"
    }
}

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
