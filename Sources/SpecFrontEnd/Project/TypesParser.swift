import ScreenSpecDiagnostics
import YAMLTree

/// Reads files of types: what `externalTypes` says of types, with a program as its writer.
package enum TypesParser {
    /// What such files end in, so that build systems find them unread.
    package static let suffix = ".types.yaml"

    package static func parse(_ file: SourceFile) -> (types: [ProjectFile.ExternalType], diagnostics: [Diagnostic]) {
        let (tree, diagnostics) = YAMLTree.parse(file)
        // What the rest of such a file may mean is not worth a word.
        guard diagnostics.isEmpty else { return ([], diagnostics) }
        var reader = SpecReader(tree: tree, file: file)
        var types: [ProjectFile.ExternalType] = []
        if let root = tree.roots.first { _ = MappingShape.types.read(root, into: &types, &reader) }
        for extra in tree.roots.dropFirst() {
            reader.report(
                .unknownDocument,
                at: reader.headRange(of: extra),
                "a file of types holds one document",
                help: ["Remove this one."]
            )
        }
        return (types, diagnostics + reader.diagnostics)
    }
}
