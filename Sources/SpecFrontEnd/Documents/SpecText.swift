import ScreenSpecDiagnostics
import YAMLEdits
import YAMLTree

/// The text of a spec file by its entries, of which the program otherwise keeps the values only.
package struct SpecText: Sendable {
    package let editor: YAMLEditor

    package init(_ file: SourceFile) {
        editor = YAMLEditor(file)
    }

    /// The place of a key in the mapping behind a name, or in that which has the name.
    package func place(of key: String, for name: SourceRange) -> SourceRange? {
        guard let path = editor.path(at: Int(name.lower)) else { return nil }
        let isKey = editor.keyRange(path)?.lowerBound == Int(name.lower)
        let mapping = isKey && editor.kind(path) == .mapping ? path : path.parent
        guard let mapping, let found = editor.path(of: key, in: mapping) else { return nil }
        return editor.keyRange(found).map {
            SourceRange(file: editor.file.id, lower: $0.lowerBound, upper: $0.upperBound)
        }
    }

    /// The entry whose key, or whose value if that is a scalar, has the place in it.
    func entry(at place: SourceRange) -> YAMLPath? {
        editor.pathOfScalar(around: Int(place.lower))
    }

    func isKey(_ place: SourceRange, of entry: YAMLPath) -> Bool {
        editor.keyRange(entry)?.contains(Int(place.lower)) ?? false
    }

    /// What a scalar says.
    package func text(at place: SourceRange) -> String? {
        guard let entry = entry(at: place) else { return nil }
        return isKey(place, of: entry) ? editor.key(entry) : editor.text(entry)
    }
}
