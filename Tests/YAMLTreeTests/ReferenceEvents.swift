import CLibYAML
import YAMLTree

/// A document as a flat list: `{`, `}`, `[`, `]` and scalars with their style and text. Aliases are written out.
///
/// Made twice: straight from libyaml's events, and from a tree.
struct ReferenceEvents {
    /// The documents that hold anything; `nil` where libyaml refuses the bytes.
    static func ofLibYAML(_ bytes: [UInt8]) -> [[String]]? {
        var parser = yaml_parser_t()
        yaml_parser_initialize(&parser)
        defer { yaml_parser_delete(&parser) }
        return bytes.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return [] }
            yaml_parser_set_input_string(&parser, base, source.count)
            var reference = ReferenceEvents()
            while true {
                var event = yaml_event_t()
                guard yaml_parser_parse(&parser, &event) == 1 else { return nil }
                defer { yaml_event_delete(&event) }
                if event.type == YAML_STREAM_END_EVENT { return reference.documents }
                reference.take(event)
            }
        }
    }

    static func ofTree(_ tree: YAMLTree) -> [[String]] {
        tree.roots.map { root in
            var lines: [String] = []
            append(root, of: tree, to: &lines)
            return lines
        }
    }

    private var documents: [[String]] = []
    private var lines: [String] = []
    private var isExplicitlyEmpty = false
    private var anchors: [String: Range<Int>] = [:]
    private var open: [(anchor: String?, start: Int)] = []

    private mutating func take(_ event: yaml_event_t) {
        switch event.type {
        case YAML_DOCUMENT_START_EVENT: (lines, anchors) = ([], [:])
        case YAML_DOCUMENT_END_EVENT: if !isExplicitlyEmpty { documents.append(lines) }
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            isExplicitlyEmpty =
                lines.isEmpty && text.isEmpty && scalar.style == YAML_PLAIN_SCALAR_STYLE
            if let name = name(scalar.anchor) { anchors[name] = lines.count..<lines.count + 1 }
            lines.append(Self.mark(scalar.style) + text)
        case YAML_SEQUENCE_START_EVENT: begin("[", name(event.data.sequence_start.anchor))
        case YAML_MAPPING_START_EVENT: begin("{", name(event.data.mapping_start.anchor))
        case YAML_SEQUENCE_END_EVENT: end("]")
        case YAML_MAPPING_END_EVENT: end("}")
        case YAML_ALIAS_EVENT:
            guard let name = name(event.data.alias.anchor), let range = anchors[name] else {
                return lines.append("undefined alias")
            }
            lines += Array(lines[range])
        default: break
        }
    }

    private mutating func begin(_ bracket: String, _ anchor: String?) {
        open.append((anchor, lines.count))
        lines.append(bracket)
        isExplicitlyEmpty = false
    }

    private mutating func end(_ bracket: String) {
        lines.append(bracket)
        guard let (anchor, start) = open.popLast(), let anchor else { return }
        anchors[anchor] = start..<lines.count
    }

    private func name(_ anchor: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        anchor.map { String(cString: $0) }
    }

    private static func mark(_ style: yaml_scalar_style_t) -> String {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: "'"
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: "\""
        case YAML_LITERAL_SCALAR_STYLE: "|"
        case YAML_FOLDED_SCALAR_STYLE: ">"
        default: "="
        }
    }

    private static func append(_ node: NodeID, of tree: YAMLTree, to lines: inout [String]) {
        switch tree.kind(of: node) {
        case .scalar: lines.append(styleMark(tree.style(of: node)) + tree.text(of: node))
        case .sequence:
            lines.append("[")
            for element in tree.elements(of: node) { append(element, of: tree, to: &lines) }
            lines.append("]")
        case .mapping:
            lines.append("{")
            for (key, value) in tree.entries(of: node) {
                append(key, of: tree, to: &lines)
                append(value, of: tree, to: &lines)
            }
            lines.append("}")
        }
    }
}

/// How a scalar's style is written in the tests: `=` for plain, otherwise its own indicator.
func styleMark(_ style: YAMLTree.ScalarStyle) -> String {
    switch style {
    case .plain: "="
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    }
}
