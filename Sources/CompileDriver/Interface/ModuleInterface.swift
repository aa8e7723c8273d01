import SourceText
import YAMLTree

/// What other modules may know of a module: its specs without that which only its own outputs show.
///
/// It is itself a spec file, in a form that keeps its bytes while summaries, comments, subviews, initializers, routes
/// and the layout of the text change: a build system that compares bytes then compiles no module again for them.
enum ModuleInterface {
    private static let version = 1

    static func text(of files: [SourceFile], module: String) -> String {
        var text = "# What other modules may name of \(module). Written by ScreenSpec, version \(version).\n"
        for file in files {
            let tree = YAMLTree.parse(file).tree
            for root in tree.roots {
                var printer = InterfacePrinter(tree)
                printer.add(document: root)
                text += "--- \(printer.text)\n"
            }
        }
        return text
    }
}

/// Prints a document in one line, with all that is private left out.
private struct InterfacePrinter {
    private let tree: YAMLTree
    private(set) var text = ""
    private var path: [String] = []

    init(_ tree: YAMLTree) {
        self.tree = tree
    }

    mutating func add(document root: NodeID) {
        add(root, isWhole: tree.entries(of: root).first.map { tree.textEquals($0.key, "architecture") } ?? true)
    }

    private mutating func add(_ node: NodeID, isWhole: Bool) {
        switch tree.kind(of: node) {
        case .scalar: addScalar(node)
        case .sequence:
            text += "["
            for (index, element) in tree.elements(of: node).enumerated() {
                if index > 0 { text += ", " }
                add(element, isWhole: isWhole)
            }
            text += "]"
        case .mapping:
            text += "{"
            var isFirst = true
            for (key, value) in tree.entries(of: node) {
                path.append(tree.text(of: key))
                if isWhole || !PrivateKeys.contain(path) {
                    if !isFirst { text += ", " }
                    isFirst = false
                    addScalar(key)
                    text += ": "
                    add(value, isWhole: isWhole)
                }
                path.removeLast()
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
        if tree.style(of: node) == .plain, isWord, !value.isEmpty {
            text += value
        } else {
            text += Self.quoted(value)
        }
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

/// The keys of a view or screen, by their paths in the document, that no other module's output depends on.
private enum PrivateKeys {
    static func contain(_ path: [String]) -> Bool {
        switch path.count {
        case 1: return ["summary", "subviews", "routes"].contains(path[0])
        case 2:
            return isContent(path[0]) ? ["summary", "initializers"].contains(path[1]) : isSummary(path, of: "delegate")
        case 3:
            // Below these, the second key names a part, and not a thing that has a summary.
            if isContent(path[0]) || path[0] == "delegate" { return false }
            return path[2] == "summary" || path[0] == "actions" && path[2] == "trigger"
        case 4:
            let parts = isContent(path[0]) ? ["properties", "derived"] : path[0] == "delegate" ? ["methods"] : []
            return path[3] == "summary" && parts.contains(path[1])
        case 5: return path[4] == "summary" && path[0] == "models" && path[2] == "properties"
        default: return false
        }
    }

    private static func isContent(_ key: String) -> Bool {
        key == "viewModel" || key == "dataSource"
    }

    private static func isSummary(_ path: [String], of key: String) -> Bool {
        path[0] == key && path[1] == "summary"
    }
}
