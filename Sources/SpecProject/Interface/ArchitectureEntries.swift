import ScreenSpecDiagnostics
import SpecFrontEnd
import YAMLEdits
import YAMLTree

extension ModuleInterface {
    /// The architectures that a module shows: those that its specs declare, each as a spec in one line, and those that it has
    /// from the modules that it depends on.
    static func architectures(
        in files: [ParsedFile],
        ofModule module: String,
        below dependencies: [ArchitectureEntry],
        source: (FileID) -> SourceFile?
    ) -> [ArchitectureEntry] {
        var entries = Set(dependencies)
        for file in files where file.declaresArchitecture {
            guard let source = source(file.id) else { continue }
            let tree = YAMLTree.parse(source).tree
            for root in tree.roots {
                guard let first = tree.entries(of: root).first, tree.textEquals(first.key, "architecture") else {
                    continue
                }
                var printer = FlowPrinter(tree)
                printer.add(root)
                entries.insert(
                    ArchitectureEntry(name: tree.text(of: first.value), module: module, spec: printer.text)
                )
            }
        }
        return Array(entries)
    }
}

/// Prints a document in one line, without its comments.
private struct FlowPrinter {
    private let tree: YAMLTree
    private(set) var text = ""

    init(_ tree: YAMLTree) {
        self.tree = tree
    }

    mutating func add(_ node: NodeID) {
        switch tree.kind(of: node) {
        case .scalar: addScalar(node)
        case .sequence:
            text += "["
            for (index, element) in tree.elements(of: node).enumerated() {
                if index > 0 { text += ", " }
                add(element)
            }
            text += "]"
        case .mapping:
            text += "{"
            for (index, (key, value)) in tree.entries(of: node).enumerated() {
                if index > 0 { text += ", " }
                addScalar(key)
                text += ": "
                add(value)
            }
            text += "}"
        }
    }

    /// Without quotes only where nothing could be taken for something else; that a word is `true` must stay so.
    private mutating func addScalar(_ node: NodeID) {
        if tree.isNull(node) {
            text += "null"
            return
        }
        let value = tree.text(of: node)
        let isWord = value.utf8.allSatisfy {
            $0 < 0x80 && (Character(UnicodeScalar($0)).isLetter || Character(UnicodeScalar($0)).isNumber)
        }
        text += tree.style(of: node) == .plain && isWord && !value.isEmpty ? value : YAMLScalar.quoted(value)
    }
}
