import SpecFrontEnd

/// The tables of the language reference, as Markdown, made from the description of keys that the reader uses.
enum ReferenceTable {
    /// One table for each mapping that a kind of document holds, the document's own first.
    static func tables(of kind: DocumentKind) -> [(name: String, markdown: String)] {
        var tables: [(name: String, markdown: String)] = []
        collect(kind.schema, into: &tables)
        return tables
    }

    private static func collect(_ schema: Schema, into tables: inout [(name: String, markdown: String)]) {
        switch schema {
        case .mapping(let mapping):
            guard !tables.contains(where: { $0.name == mapping.name }) else { return }
            tables.append((mapping.name, table(mapping)))
            for key in mapping.keys { collect(key.schema, into: &tables) }
            if let others = mapping.others { collect(others, into: &tables) }
        case .list(let element), .dictionary(_, let element): collect(element, into: &tables)
        case .alternatives(let schemas): for schema in schemas { collect(schema, into: &tables) }
        case .text, .swiftType, .swiftExpression, .value, .enumeration, .boolean, .integer: break
        }
    }

    private static func table(_ mapping: Schema.Mapping) -> String {
        var lines = ["| key | value | meaning | default |", "|---|---|---|---|"]
        for key in mapping.keys {
            let fallback = key.isRequired ? "required" : key.defaultText ?? ""
            lines.append("| `\(key.name)` | \(describe(key.schema)) | \(escaped(key.summary)) | \(escaped(fallback)) |")
        }
        if let others = mapping.others {
            lines.append(
                mapping.name == "a screen"
                    ? "| a channel of the architecture | \(describe(others)) | Its messages. | |"
                    : "| any other key, a name | \(describe(others)) | What is known of it. | |"
            )
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A shape in a few words.
    private static func describe(_ schema: Schema) -> String {
        switch schema {
        case .text(let meaning): return escaped(meaning)
        case .swiftType: return "a Swift type"
        case .swiftExpression: return "a Swift expression"
        case .value: return "a value by its type"
        case .enumeration(let words): return words.map { "`\($0)`" }.joined(separator: ", ")
        case .boolean: return "`true` or `false`"
        case .integer(let range) where range.count == 1: return "\(range.lowerBound)"
        case .integer(let range): return "\(range.lowerBound) to \(range.upperBound)"
        case .list(let element): return "a list: \(describe(element))"
        case .dictionary(let keys, let values): return "by \(escaped(keys)): \(describe(values))"
        case .mapping(let mapping): return mapping.name
        case .alternatives(let schemas): return schemas.map(describe).joined(separator: "; or ")
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("\n", with: " ")
    }
}
