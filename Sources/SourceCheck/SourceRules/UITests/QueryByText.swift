import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// Tests find by its identifier what has one.
enum QueryByText {
    static let rule = Rule(.queryByText) { (subject: CodeSubject) in
        let queries = subject.code.files.flatMap { $0.isForeign ? [] : Array($0.facts.textQueries) }
        guard !queries.isEmpty else { return [] }
        let parts = VisibleParts(subject)
        return queries.compactMap { query -> Diagnostic? in
            guard let part = parts.part(called: query.text.string, askedFor: query.kind.string) else { return nil }
            let isPlain = part.counters.isEmpty
            return RuleDescription.queryByText.finding(
                at: query.range,
                "'\(query.text.string)' is what people read of '\(part.name)' of '\(part.owner)'.",
                help: isPlain ? [] : ["Ask for '\(part.expression)'."],
                notes: [Diagnostic.Note(at: part.place, "It has an identifier here.")],
                fixes: isPlain
                    ? [Diagnostic.Fix("Ask for its identifier", at: query.range, with: part.expression)] : [],
                subject: Subject(part.owner, "subviews.\(part.name)")
            )
        }
    }
}

/// The parts of all views that have identifiers, by what people read of them.
private struct VisibleParts {
    struct Part {
        let owner: String
        let name: String
        let className: String
        /// `LoginIdentifiers.loginButton`, or the text where no constant holds it.
        let expression: String
        let counters: [AccessibilityIdentifiers.Counter]
        let place: SourceRange
    }

    private var byText: [String: [Part]] = [:]
    private var byName: [(name: String, part: Part)] = []
    private var identifiers: Set<String> = []

    init(_ subject: CodeSubject) {
        for component in subject.specs.components {
            let parts = Self.parts(of: component, &identifiers)
            byName += parts.map { (Self.letters($0.name), $0) }
            for type in subject.types(called: component.component.viewType, of: component) {
                for (name, text) in Self.texts(in: type, subject.code) {
                    if let part = parts.first(where: { $0.name == name }) { byText[text, default: []].append(part) }
                }
            }
        }
    }

    /// The part that a query means; `nil` where it is none, where the text is an identifier, or where nobody can tell which of
    /// several is meant.
    func part(called text: String, askedFor kind: String) -> Part? {
        guard !identifiers.contains(text) else { return nil }
        let shown = (byText[text] ?? []).filter { Self.fits($0, kind) }
        if let part = shown.first { return shown.count == 1 ? part : nil }
        let letters = Self.letters(text)
        guard !letters.isEmpty else { return nil }
        let named = byName.filter { name, part in
            name.hasPrefix(letters) && Self.kinds.contains(String(name.dropFirst(letters.count)))
                && Self.fits(part, kind)
        }
        return named.count == 1 ? named[0].part : nil
    }

    private static func parts(of component: IndexedComponent, _ identifiers: inout Set<String>) -> [Part] {
        let declaration = component.declaration
        let known = component.component.identifiers
        return declaration.subviews.compactMap { subview -> Part? in
            let part = known?.parts.first { $0.name == subview.name.text }
            guard component.component.uses == nil, let text = part?.text ?? subview.identifier?.text else { return nil }
            identifiers.insert(text)
            let labels = (part?.counters ?? []).map { "\($0.rawValue):" }.joined()
            let path = known.map { "\($0.typeName).\(SwiftName.escapedMember(subview.name.text))" }
            return Part(
                owner: component.name,
                name: subview.name.text,
                className: subview.type.type.description,
                expression: path.map { labels.isEmpty ? $0 : "\($0)(\(labels))" } ?? SwiftLiteral.text(text),
                counters: part?.counters ?? [],
                place: subview.identifier?.range ?? subview.name.range
            )
        }
    }

    /// What a class writes out as what its subviews show.
    private static func texts(in type: CodeType, _ code: CodeIndex) -> [(name: String, text: String)] {
        var texts: [(String, String)] = []
        for member in code.inheritedMembers(of: type) {
            for assignment in member.assignments where assignment.value.kind == .string {
                guard let path = assignment.target.selfPath?.map(\.name.string), path.count == 2,
                    ["text", "title", "placeholder", "accessibilityLabel"].contains(path[1]),
                    let text = assignment.value.text?.string
                else { continue }
                texts.append((path[0], text))
            }
            for call in member.calls where call.name == "setTitle" {
                guard let path = call.callee.selfPath?.map(\.name.string), path.count == 2,
                    let value = call.arguments.first, value.kind == .string, let text = value.text?.string
                else { continue }
                texts.append((path[0], text))
            }
        }
        return texts
    }

    // MARK: Words

    private static func letters(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// What the name of a subview may end in.
    private static let kinds: Set<String> = [
        "", "button", "item", "barbutton", "barbuttonitem", "label", "field", "textfield", "view", "textview",
        "imageview",
        "image", "switch", "toggle", "control", "segmentedcontrol", "slider", "stepper", "picker", "cell", "tab",
    ]

    /// Whether a class is what a query asks for; of other queries nobody knows.
    private static func fits(_ part: Part, _ kind: String) -> Bool {
        guard let words = classes[kind] else { return true }
        return words.contains { part.className.contains($0) }
    }

    private static let classes: [String: [String]] = [
        "buttons": ["Button", "Item"], "staticTexts": ["Label"], "textFields": ["Field"], "secureTextFields": ["Field"],
        "searchFields": ["Field", "Search"], "textViews": ["TextView"], "switches": ["Switch"], "images": ["Image"],
        "sliders": ["Slider"], "tables": ["Table"], "collectionViews": ["Collection"],
    ]
}
