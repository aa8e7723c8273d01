import SpecExtraction

/// Which part of a document goes where an entry does not hold: the smallest that leaves a whole behind.
enum LeftOut {
    static func path(for entry: DocumentPath, in document: ExtractedDocument) -> DocumentPath {
        if entry.first == "routes", document.hasFreeRoutes {
            return Array(entry.prefix(entry.count > 2 && entry[2] == "presentation" ? 3 : 2))
        }
        guard let section = entry.first else { return [] }
        switch section {
        case "screen", "view", "generate", "architecture", "types": return []
        case "summary", "entry", "inherits", "layout": return [section]
        case "conforms", "knows", "interfaces": return Array(entry.prefix(2))
        case "subviews": return subview(entry)
        case "viewModel", "dataSource": return content(entry)
        case "models":
            return entry.count > 3
                ? [section, entry[1]] + content(Array(entry.dropFirst())).dropFirst() : Array(entry.prefix(2))
        case "delegate": return Array(entry.prefix(entry.count > 2 && entry[1] == "methods" ? 3 : 1))
        case "inputs": return Array(entry.prefix(2))
        case "protocols": return Array(entry.prefix(entry.count > 2 ? 3 : 2))
        default: return message(entry, in: document)
        }
    }

    /// The entry that has a name in the code: a message, a property, a subview.
    static func named(_ entry: DocumentPath) -> DocumentPath {
        Array(entry.prefix(MemberSections.depth(below: entry.first) + 1))
    }

    /// `subviews`, `titleLabel`, `shows`, `text`.
    private static func subview(_ entry: DocumentPath) -> DocumentPath {
        guard entry.count > 2, entry[2] != "type" else { return Array(entry.prefix(2)) }
        return Array(entry.prefix(4))
    }

    /// `viewModel`, `properties`, `title`, `type`.
    private static func content(_ entry: DocumentPath) -> DocumentPath {
        guard entry.count > 2, entry[1] == "properties" || entry[1] == "methods" else { return [entry[0]] }
        return Array(entry.prefix(3))
    }

    /// `actions`, `userTappedLogin`, `trigger`: what a message says beside its signature may go; the signature goes with its channel,
    /// but for an action that leaves by none.
    private static func message(_ entry: DocumentPath, in document: ExtractedDocument) -> DocumentPath {
        let action = entry.first == "actions" && entry.count > 1 ? document.entries["actions"]?.entries[entry[1]] : nil
        let signature = Array(entry.prefix(action?.entries["via"] == nil ? 1 : 2))
        guard entry.count > 2 else { return signature }
        switch entry[2] {
        // One of several, or else the whole.
        case "trigger", "to": return Array(entry.prefix(entry.count > 3 && Int(entry[3]) != nil ? 4 : 3))
        // Of the routes that an action takes, all are known or none.
        case "leadsTo", "presentation", "summary": return Array(entry.prefix(3))
        case "via": return Array(entry.prefix(2))
        default: return signature
        }
    }
}
