import ScreenSpecDiagnostics
import YAMLEdits

func editor(_ text: String) -> YAMLEditor {
    YAMLEditor(SourceFile(id: FileID(index: 0), path: "Test.view.yaml", bytes: Array(text.utf8)))
}

extension YAMLEditor {
    var text: String { String(decoding: file.bytes, as: UTF8.self) }

    /// The place that keys and numbers lead to.
    func path(_ names: String..., document: Int = 0) -> YAMLPath {
        names.reduce(YAMLPath(document: document)) { path, name in
            self.path(of: name, in: path) ?? path.child(Int(name) ?? 0)
        }
    }

    func edited(_ edit: YAMLEdit) throws(YAMLEditRefusal) -> String {
        var editor = self
        try editor.apply(edit)
        return editor.text
    }

    /// Every entry and every element.
    var paths: [YAMLPath] {
        func below(_ path: YAMLPath) -> [YAMLPath] {
            (0..<count(path)).flatMap { [path.child($0)] + below(path.child($0)) }
        }
        return (0..<documentCount).flatMap { [YAMLPath(document: $0)] + below(YAMLPath(document: $0)) }
    }
}
