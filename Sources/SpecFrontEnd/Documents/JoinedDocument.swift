import ScreenSpecDiagnostics
import YAMLTree

/// A second document without '---' before it: what stands in it is no part of the first one, and is not read.
extension SpecReader {
    /// Looks for the key with which another view or screen starts.
    mutating func findJoinedDocument(in root: NodeID) {
        guard !tree.isFlow(root) else { return }
        let words = [DocumentKind.view, .screen].map(\.rawValue)
        let entries = tree.entries(of: root)
        guard
            let head = entries.dropFirst().first(where: { key, value in
                words.contains(tree.text(of: key)) && tree.kind(of: value) == .scalar && !tree.isNull(value)
            }), entries.first.map({ words.contains(tree.text(of: $0.key)) }) == true
        else { return }
        let place = range(of: head.key)
        let start = SourceRange(file: file.id, lower: Int(place.lower), upper: Int(place.lower))
        report(
            .unknownKey,
            at: place,
            "'\(tree.text(of: head.key))' starts another document, so '---' is missing before it",
            help: ["Put '---' on a line of its own."],
            fixes: [Diagnostic.Fix("Put '---' before it", at: start, with: "---\n")]
        )
        joinedDocuments[root] = SourceRange(
            file: file.id,
            lower: Int(place.lower),
            upper: Int(range(of: root).upper)
        )
    }

    /// Whether something was found in what is not read.
    func isInJoinedDocument(_ finding: Diagnostic) -> Bool {
        guard let range = finding.range else { return false }
        return joinedDocuments.values.contains { $0.contains(range) }
    }

    func isInJoinedDocument(_ key: NodeID, of mapping: NodeID) -> Bool {
        guard !joinedDocuments.isEmpty, let rest = joinedDocuments[mapping] else { return false }
        return rest.contains(range(of: key))
    }
}
