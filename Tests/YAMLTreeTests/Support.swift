import ScreenSpecDiagnostics
import YAMLTree

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
        return styleMark(tree.style(of: node))
            + tree.text(of: node).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    case .sequence: return "[" + tree.elements(of: node).map { outline(tree, $0) }.joined(separator: ", ") + "]"
    case .mapping:
        let entries = tree.entries(of: node).map { "\(outline(tree, $0.key)): \(outline(tree, $0.value))" }
        return "{" + entries.joined(separator: ", ") + "}"
    }
}

/// The bytes of a range of a text as text.
func excerpt(_ text: String, _ range: SourceRange) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[range.offsets.clamped(to: 0..<bytes.count)], as: UTF8.self)
}
