import CodeProject
import ScreenSpecDiagnostics
import SourceCheck
import SpecFrontEnd
import SystemTypes

/// The tables of the reference that the program makes of its own descriptions.
enum GeneratedTable {
    /// The tables of keys, by what they describe: "a subview".
    static let keys: [(name: String, markdown: String)] = DocumentKind.allCases.flatMap(ReferenceTable.tables(of:))
        .reduce(into: []) { tables, table in
            if !tables.contains(where: { $0.name == table.name }) { tables.append(table) }
        }

    static func lines(for marker: MarkdownPage.Marker) throws -> [String] {
        let table =
            switch marker.name {
            case .keys: keys.first { $0.name == marker.argument }?.markdown
            case .compared: compared
            case .events: events
            case .uncompared: uncompared
            default: rules(marker.argument)
            }
        guard let table else {
            throw MarkdownPage.Mistake(description: "line \(marker.line): there is no table '\(marker.argument)'")
        }
        let lines = table.split(separator: "\n").map(String.init)
        // A table stands by itself, or Markdown takes it for the end of the comment.
        return [""] + lines + [""]
    }

    /// What is compared with hand-written Swift.
    private static var compared: String {
        let lines = ComparedKey.allCases.map { key in
            let row = key.row
            let keys = row.keys.split(separator: ", ").map { "`\($0)`" }.joined(separator: ", ")
            let rules = row.rules.map { "`\($0.id.text)`" }.joined(separator: ", ")
            return "| `\(key.rawValue)` | \(keys) | \(row.compared) | \(rules) |"
        }
        return (["| name | key | what is compared | rule |", "|---|---|---|---|"] + lines).joined(separator: "\n")
    }

    /// What can happen to objects of which classes.
    private static var events: String {
        func quoted(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
        let lines = SystemTypes.eventRows.map { "| \(quoted($0.classes)) | \(quoted($0.events)) |" }
        return (["| class | events |", "|---|---|", "| `screen` | \(quoted(SystemTypes.screenEvents)) |"] + lines)
            .joined(separator: "\n")
    }

    /// What specs say beside that.
    private static var uncompared: String {
        let lines = UncomparedKeys.rows.map { row in
            let keys = row.keys.split(separator: ", ").map { "`\($0)`" }.joined(separator: ", ")
            return "| \(keys) | \(row.reason) |"
        }
        return (["| key | why nothing is compared |", "|---|---|"] + lines).joined(separator: "\n")
    }

    private static func rules(_ category: String) -> String? {
        guard let category = RuleDescription.Category(rawValue: category) else { return nil }
        let descriptions = RuleRegistry.check.descriptions.filter { $0.category == category }
        let lines = descriptions.map { "| `\($0.id.text)` | \($0.severity?.rawValue ?? "off") | \($0.purpose) |" }
        return (["| rule | severity | what it asks for |", "|---|---|---|"] + lines).joined(separator: "\n")
    }
}
