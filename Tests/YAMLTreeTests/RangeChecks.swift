import ScreenSpecDiagnostics
import Testing
import YAMLTree

/// What must hold of the ranges of every tree.
struct RangeChecks {
    let bytes: [UInt8]
    let tree: YAMLTree
    private let hasAliases: Bool
    private(set) var faults: [String] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tree = parse(bytes: bytes).tree
        // The text of a node with an alias cannot be read by itself, and an aliased child lies outside its parent.
        hasAliases = bytes.contains(UInt8(ascii: "*")) && bytes.contains(UInt8(ascii: "&"))
        guard !hasAliases else { return }
        var lower = 0
        for root in tree.roots {
            check(root, from: lower, to: bytes.count, inBrackets: false)
            lower = Int(tree.range(of: root).upper)
        }
    }

    /// Children lie in their parents, one behind the other.
    private mutating func check(_ node: NodeID, from lower: Int, to upper: Int, inBrackets: Bool) {
        let range = tree.range(of: node).offsets
        if range.lowerBound < lower || range.upperBound > upper {
            faults.append("\(range) is not within \(lower)..<\(upper)")
        }
        checkText(node, inBrackets: inBrackets)
        let children: [NodeID] =
            switch tree.kind(of: node) {
            case .scalar: []
            case .sequence: Array(tree.elements(of: node))
            case .mapping: tree.entries(of: node).flatMap { [$0.key, $0.value] }
            }
        var next = range.lowerBound
        for child in children {
            check(child, from: next, to: range.upperBound, inBrackets: inBrackets || tree.isFlow(node))
            next = Int(tree.range(of: child).upper)
        }
        if !tree.isFlow(node), let last = children.last, tree.range(of: last).upper != range.upperBound {
            faults.append("\(range) does not end with its last child")
        }
    }

    /// The text of a range, read by itself, has the same value.
    private mutating func checkText(_ node: NodeID, inBrackets: Bool) {
        let range = tree.range(of: node).offsets
        let text = String(decoding: bytes[range], as: UTF8.self)
        guard !range.isEmpty, !isRelativeToItsPlace(node, text) else { return }
        if tree.kind(of: node) == .scalar, tree.style(of: node) == .plain, tree.text(of: node) == text { return }
        let expected = value(tree, node)
        let source = inBrackets ? "[" + text + "\n]" : spaces(upTo: range.lowerBound) + text + "\n"
        let (copy, _) = parse(source)
        guard let root = copy.roots.first else {
            return faults.append("\(range) holds nothing: \(text)")
        }
        let found = inBrackets ? copy.elements(of: root).first.map { value(copy, $0) } : value(copy, root)
        if found != expected { faults.append("\(range) is \(found ?? "nothing") and not \(expected): \(text)") }
    }

    /// A block scalar with an indentation number counts from its parent, and `+` keeps the blank lines behind the range.
    private func isRelativeToItsPlace(_ node: NodeID, _ text: String) -> Bool {
        var pending = [node]
        while let next = pending.popLast() {
            switch tree.kind(of: next) {
            case .scalar:
                guard [.literal, .folded].contains(tree.style(of: next)) else { continue }
                let header = bytes[tree.range(of: next).offsets].prefix { $0 != 0x0A && $0 != 0x0D && $0 != 0x23 }
                if header.contains(where: { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "+") }) { return true }
                // What consists of blanks alone ends at its header.
                if tree.text(of: next).allSatisfy(\.isWhitespace) { return true }
            case .sequence: pending += tree.elements(of: next)
            case .mapping: pending += tree.entries(of: next).flatMap { [$0.key, $0.value] }
            }
        }
        return false
    }

    /// The blanks that stand for what precedes a node on its line, so that its other lines keep their indentation.
    private func spaces(upTo offset: Int) -> String {
        let start = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        return String(
            repeating: " ",
            count: String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.count
        )
    }

    /// The outline without blanks at the end of block scalars, whose last line break lies behind the range.
    private func value(_ tree: YAMLTree, _ node: NodeID) -> String {
        switch tree.kind(of: node) {
        case .scalar:
            var text = styleMark(tree.style(of: node)) + tree.text(of: node)
            if [.literal, .folded].contains(tree.style(of: node)) {
                while let last = text.last, last.isWhitespace { text.removeLast() }
            }
            return text
        case .sequence: return "[" + tree.elements(of: node).map { value(tree, $0) }.joined(separator: ", ") + "]"
        case .mapping:
            return "{" + tree.entries(of: node).map { "\(value(tree, $0)): \(value(tree, $1))" }.joined(separator: ", ")
                + "}"
        }
    }
}
