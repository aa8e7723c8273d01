import ScreenSpecDiagnostics
import SpecFrontEnd
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
        text += tree.style(of: node) == .plain && isWord && !value.isEmpty ? value : Self.quoted(value)
    }

    private static func quoted(_ value: String) -> String {
        var quoted = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x80...0x9F).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                quoted += "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
            // YAML takes these for line breaks and for a mark.
            case "\u{2028}": quoted += "\\u2028"
            case "\u{2029}": quoted += "\\u2029"
            case "\u{FEFF}": quoted += "\\uFEFF"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
