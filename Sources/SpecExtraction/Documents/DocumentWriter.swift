import YAMLEdits

/// Writes a document as YAML, with the places of all that it says.
package struct DocumentWriter {
    private let writer: YAMLWriter

    package init(_ entries: [DocumentEntry]) {
        writer = YAMLWriter(entries.map(\.yaml))
    }

    package var text: String { writer.text }
    package var places: [YAMLWriter.Place] { writer.places }
}

extension DocumentEntry {
    package var yaml: YAMLEntry {
        YAMLEntry(key, value.yaml, comments: comments.map { "# \($0)" } + openPoints.map(\.comment))
    }
}

extension DocumentValue {
    package var yaml: YAMLValue {
        switch self {
        case .text(let text): .text(text)
        case .flag(let flag): .flag(flag)
        case .list(let elements): .sequence(elements.map(\.yaml))
        case .mapping(let entries): .mapping(entries.map(\.yaml))
        }
    }
}
