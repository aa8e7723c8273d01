import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecExtraction

/// What was written down, what is open, and what was left out, for people and for programs.
package struct ExtractionReport {
    /// One `--report FORM[=FILE]`.
    package struct Target: Sendable {
        package enum Form: String, Sendable, CaseIterable {
            case terminal, json
        }

        package let form: Form
        /// `nil` is the terminal's, or standard output.
        package let file: String?

        package struct ArgumentError: Error, Sendable, CustomStringConvertible {
            package let description: String
        }

        package init(_ form: Form, file: String? = nil) {
            (self.form, self.file) = (form, file)
        }

        package init(argument: String) throws(ArgumentError) {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let form = Form(rawValue: String(parts[0])) else {
                throw ArgumentError(
                    description: "There is no report form '\(parts[0])'; the forms are terminal and json."
                )
            }
            let file = parts.dropFirst().first.map(String.init)
            guard file != "" else {
                throw ArgumentError(description: "'\(argument)' names no file after '='; write '\(parts[0])=FILE'.")
            }
            self.init(form, file: file == "-" ? nil : file)
        }
    }

    let project: ExtractedProject
    /// Where the specs lie, from the project's folder.
    let folder: String
    /// Behind which nothing was read.
    let syntaxErrors: [Diagnostic]
    /// The path and line of a place.
    let place: (SourceRange) -> String?
    /// Where the sources declare what the words of an open point name.
    let declaration: (String) -> SourceRange?
    /// What became of documents that there are, in a run that looks at them.
    var update: UpdateReport?

    var screens: ExtractionCounts { ExtractionCounts(project.documents.filter { $0.kind == .screen }) }
    var views: ExtractionCounts { ExtractionCounts(project.documents.filter { $0.kind == .view }) }
    var all: ExtractionCounts { ExtractionCounts(project.documents) }

    /// In each form.
    var texts: [Target.Form: String] { [.terminal: text, .json: json.text() + "\n"] }

    // MARK: Text

    /// `312 screens: 289 complete, 23 with open points; 4,812 facts, 211 open.`
    var summary: String {
        func counted(_ count: Int, _ word: String) -> String { "\(count.grouped) \(word)\(count == 1 ? "" : "s")" }
        return
            "\(counted(screens.documents, "screen")): \(screens.complete.grouped) complete, "
            + "\(screens.withOpenPoints.grouped) with open points, \(screens.withUnsaidMembers.grouped) that leave members out; "
            + "\(counted(views.documents, "view")); \(counted(all.facts, "fact")), \(all.open.grouped) open.\n"
    }

    var text: String {
        var lines: [String] = []
        for document in project.documents {
            let points = points(of: document)
            guard !points.isEmpty || !document.unsaid.isEmpty else { continue }
            lines.append(Paths.display(document.path, in: folder))
            lines += points.map { "  \($0)" }
            if !document.unsaid.isEmpty { lines.append("  left out: \(document.unsaid.joined(separator: ", "))") }
        }
        if !project.skipped.isEmpty {
            lines.append("Without a document")
            lines += project.skipped.map { skipped in
                "  \(skipped.type)\(place(skipped.place).map { "  \($0)" } ?? ""), since \(skipped.reason)"
            }
        }
        if !syntaxErrors.isEmpty { lines.append("Read up to a syntax error, so that something may be missing") }
        lines += syntaxErrors.map { "  \($0.range.flatMap(place).map { "\($0): " } ?? "")\($0.message)" }
        lines += others
        let text = lines.map { "\($0)\n" }.joined()
        guard let update else { return text + summary }
        return text + (project.documents.isEmpty ? "" : summary) + update.text
    }

    /// What is open about a document: in comments, to which the line of the declaration comes, and what did not hold.
    private func points(of document: ExtractedDocument) -> [String] {
        document.openPoints.map { point in
            let line = declaration(point.place).flatMap(place).map { " (\($0))" } ?? ""
            return "\(point.keys.joined(separator: ", ")) because \(point.reason) in '\(point.place)'\(line)"
        } + document.dropped.map { "\($0.path.joined(separator: ".")) because it does not hold: \($0.reason)" }
    }

    /// What specs have no words for.
    private var others: [String] {
        let kinds = [
            ("view", "of SwiftUI", project.others.swiftUI), ("class", "of AppKit", project.others.appKit),
            ("class", "of Objective-C", project.others.objectiveC),
        ]
        return kinds.filter { !$0.2.isEmpty }.map { kind, language, names in
            let word = names.count == 1 ? kind : kind == "class" ? "classes" : "\(kind)s"
            let more = names.count - Self.nameLimit
            let shown = names.prefix(Self.nameLimit) + (more > 0 ? ["\(more.grouped) more"] : [])
            return "Not described, since specs are of UIKit in Swift: \(names.count.grouped) \(word) \(language): "
                + "\(Array(shown).formattedList(with: "and"))"
        }
    }

    private static let nameLimit = 8

    // MARK: JSON

    var json: JSON {
        guard case .object(let members) = ownJSON, let update else { return ownJSON }
        return .object(members + update.json.map(JSON.Member.init))
    }

    private var ownJSON: JSON {
        [
            "version": 1,
            "screens": .integer(screens.documents), "complete": .integer(screens.complete),
            "screensWithOpenPoints": .integer(screens.withOpenPoints),
            "screensWithUnsaidMembers": .integer(screens.withUnsaidMembers),
            "views": .integer(views.documents), "facts": .integer(all.facts), "open": .integer(all.open),
            "documents": .array(project.documents.map(json)),
            "swiftUI": .texts(project.others.swiftUI),
            "appKit": .texts(project.others.appKit),
            "objectiveC": .texts(project.others.objectiveC),
            "syntaxErrors": .array(
                syntaxErrors.map { error in
                    .object(["place": error.range.flatMap(place).map(JSON.string), "message": .string(error.message)])
                }
            ),
            "skipped": .array(
                project.skipped.map { skipped in
                    .object([
                        "type": .string(skipped.type), "place": place(skipped.place).map(JSON.string),
                        "reason": .string(skipped.reason),
                    ])
                }
            ),
        ]
    }

    private func json(_ document: ExtractedDocument) -> JSON {
        [
            "path": .string(Paths.display(document.path, in: folder)), "kind": .string(document.kind.rawValue),
            "name": .string(document.name), "type": .string(document.type),
            "place": place(document.place).map(JSON.string) ?? .null,
            "facts": .integer(document.facts), "open": .texts(points(of: document)),
            "unsaid": .texts(document.unsaid),
        ]
    }
}

/// How many documents there are, and how much they say.
struct ExtractionCounts {
    private(set) var documents = 0
    private(set) var complete = 0
    private(set) var facts = 0
    private(set) var open = 0
    private(set) var withOpenPoints = 0
    private(set) var withUnsaidMembers = 0

    init(_ documents: [ExtractedDocument]) {
        for document in documents {
            let points = document.openPoints.count + document.dropped.count
            self.documents += 1
            if points == 0, document.unsaid.isEmpty { complete += 1 }
            if points > 0 { withOpenPoints += 1 }
            if !document.unsaid.isEmpty { withUnsaidMembers += 1 }
            facts += document.facts
            open += points
        }
    }
}

extension ExtractedDocument {
    var openPoints: [OpenPoint] { entries.flatMap(\.allOpenPoints) }

    /// The values and names that it writes, but for how it is written.
    fileprivate var facts: Int {
        entries.filter { $0.key != "generate" }.reduce(0) { $0 + $1.factCount }
    }
}

extension DocumentEntry {
    fileprivate var allOpenPoints: [OpenPoint] { openPoints + value.entries.flatMap(\.allOpenPoints) }

    fileprivate var factCount: Int {
        switch value {
        case .text, .flag: 1
        case .list(let elements): elements.count
        case .mapping(let entries): entries.isEmpty ? 1 : entries.reduce(0) { $0 + $1.factCount }
        }
    }
}

extension Int {
    /// `4,812`.
    fileprivate var grouped: String {
        let digits = String(self)
        return digits.enumerated().map { position, digit in
            position > 0 && (digits.count - position) % 3 == 0 ? ",\(digit)" : "\(digit)"
        }.joined()
    }
}
