import ScreenModel
import ScreenSpecDiagnostics

/// All that the subviews of one view can show, in the order in which a name is looked up.
struct ShownSources {
    /// Of several view models, those that are parts of no other one.
    let contents: [ContentDeclaration]
    /// What the view takes in, then what the messages of channels to and from it carry.
    let messages: [[Member]]
    /// Of all actions and messages of the screen: of these, rows need no more than a parameter's name.
    let parameters: [Parameter]
    /// What the screen opens with.
    let opens: [Parameter]
    /// Whether the content is what the app has, and not generated.
    let isContentDescribed: Bool

    /// What the first names of a source stand for.
    enum Head {
        /// The view model or data source, by whose names the source starts.
        case content(ContentDeclaration)
        /// A value, and the path from there on.
        case value(SwiftType, rest: [String])
        /// What a message makes for each row; `nil` where it returns nothing.
        case made(SwiftType?)
        /// Several messages or view models that have values of different types.
        case ambiguous([Name])
        /// What the view keeps by itself, which no spec describes.
        case own
        case unknown
    }

    /// Whether only the view can bring a value into the form that it shows: no derived property stands beside a message, and none can
    /// be added to a type that the app has.
    func isConvertedByView(_ head: Head) -> Bool {
        if case .value = head { return true }
        return isContentDescribed
    }

    /// Whether a source is a format that says to be of another type than text, which is told where its type is written.
    func isFormat(_ source: Name, ofNoText type: SwiftType) -> Bool {
        guard !type.unwrapped.isNamed("String") else { return false }
        return contents.flatMap(\.derived).contains { derived in
            guard derived.name.text == source.text, case .format = derived.value else { return false }
            return true
        }
    }

    func head(of source: Name) -> Head {
        let path = source.text.dottedParts
        if let head = head(of: path, among: contents) { return head }
        for messages in messages {
            if let head = Self.head(of: path, among: messages) { return head }
        }
        if let open = contents.first(where: \.isOpen) { return .content(open) }
        return .unknown
    }

    /// What the first view model has goes before what others have.
    private func head(of path: [String], among contents: [ContentDeclaration]) -> Head? {
        guard let first = contents.indices.first(where: { contents[$0].names(path[0]) }) else { return nil }
        if first == 0 { return .content(contents[0]) }
        let naming = contents.filter { $0.names(path[0]) }
        let isClear = naming.allSatisfy { $0.names(path[0], as: contents[first]) }
        return isClear ? .content(contents[first]) : .ambiguous(naming.map { Name($0.section, at: $0.range) })
    }

    func rowsHead(of source: Name) -> Head {
        let head = head(of: source)
        let path = source.text.dottedParts
        if path.count > 1, path[0] == "self" { return .own }
        switch head {
        case .content(let content) where content.names(path[0]): return head
        case .value, .ambiguous, .made, .own: return head
        case .content, .unknown: break
        }
        let made = messages.joined().filter { $0.fullName == source.text }
        if let function = made.first?.function { return .made(function.returns?.type.unwrapped) }
        for parameter in parameters + opens where parameter.name == path[0] {
            return .value(parameter.type.type, rest: Array(path.dropFirst()))
        }
        return head
    }

    private static func head(of path: [String], among messages: [Member]) -> Head? {
        var values: [(member: Member, type: SwiftType)] = []
        for member in messages {
            guard case .property(let property) = member.requirement, property.name == path[0] else { continue }
            values.append((member, property.type.type))
        }
        if values.isEmpty, path.count > 1 {
            for member in messages {
                guard let function = member.function, path[0] == function.name || path[0] == function.fullName,
                    let parameter = function.parameters.first(where: { $0.name == path[1] })
                else { continue }
                values.append((member, parameter.type.type))
            }
        }
        guard let first = values.first else { return nil }
        if values.contains(where: { $0.type != first.type }) {
            return .ambiguous(values.map { Name($0.member.fullName, at: $0.member.name.range) })
        }
        let isProperty = first.member.function == nil
        return .value(first.type, rest: Array(path.dropFirst(isProperty ? 1 : 2)))
    }

    /// What a source may start with beside the names of the content: `title`, `display.region`.
    var names: [String] {
        let functions = messages.joined().compactMap(\.function)
        let count = Dictionary(functions.map { ($0.name, 1) }, uniquingKeysWith: +)
        return messages.joined().flatMap { member -> [String] in
            guard let function = member.function else { return [member.fullName] }
            let name = count[function.name] == 1 ? function.name : function.fullName
            return function.parameters.map { "\(name).\($0.name)" }
        }
    }

    /// The messages that may make what rows show.
    var makers: [String] {
        messages.joined().compactMap { $0.function?.returns == nil ? nil : $0.fullName }
    }
}

extension DocumentContext {
    /// The type of what is shown, whose first names are known; `nil` after a report, or where nobody can tell.
    mutating func type(of source: Name, _ head: ShownSources.Head, member: String) -> SwiftType? {
        switch head {
        case .content(let content): return type(of: source, in: content, member: member)
        case .value(let type, let rest): return self.type(of: rest, from: type, at: source, member: member)
        case .ambiguous(let names):
            report(
                .ambiguousSource,
                at: source.range,
                "'\(source.text)' may be carried by \(names.map { "'\($0.text)'" }.formattedList(with: "and"))",
                help: ["Name the message with its labels, or rename one."],
                member: member,
                notes: names.map { Diagnostic.Note(at: $0.range, "'\($0.text)' is declared here.") }
            )
            return nil
        case .made, .own, .unknown: return nil
        }
    }

    /// The type of what is shown; a case of an enum stands for whether the view is in that state.
    private mutating func type(of source: Name, in content: ContentDeclaration, member: String) -> SwiftType? {
        if let type = content.type(ofProperty: source.text) { return type.type }
        if content.isOpen { return nil }
        let parts = source.text.dottedParts
        if let enumCase = content.cases.first(where: { $0.name.text == parts[0] }) {
            if parts.count == 1 { return .named("Bool") }
            if let payload = enumCase.payload.first(where: { $0.name.text == parts[1] }) {
                return parts.count == 2
                    ? payload.type.type
                    : type(of: Array(parts.dropFirst(2)), from: payload.type.type, at: source, member: member)
            }
        } else if let first = content.type(ofProperty: parts[0]) {
            return type(of: Array(parts.dropFirst()), from: first.type, at: source, member: member)
        }
        reportUnknown(.unknownProperty, source, content.lacks(source), among: content.propertyNames, member: member)
        return nil
    }

    /// The type at the end of a path; `nil` after a report, or where nobody can tell.
    mutating func type(of path: [String], from start: SwiftType, at name: Name, member: String) -> SwiftType? {
        var type = start
        var isOptional = false
        for part in path {
            type = knowledge.carried(by: type)
            isOptional = isOptional || type.isOptional
            guard case .named(let owner) = type.unwrapped else { return nil }
            switch knowledge.property(part, of: owner.path) {
            case .found(let next, _): type = next
            case .unknown: return nil
            case .missing(let closest):
                report(
                    .unknownProperty,
                    at: name.range,
                    "'\(owner.path)' has no property '\(part)'" + (closest.map { "; did you mean '\($0)'?" } ?? ""),
                    member: member
                )
                return nil
            }
        }
        return isOptional && !type.isOptional ? .optional(type) : type
    }

    /// Reports a source that starts with no name there is.
    mutating func reportUnknown(_ source: Name, _ sources: ShownSources, member: String, isOfRows: Bool = false) {
        let parameters = isOfRows ? (sources.parameters + sources.opens).map(\.name) + sources.makers : []
        let candidates = sources.contents.flatMap(\.propertyNames) + sources.names + parameters
        let message: String
        if let content = sources.contents.first {
            let isOnly = parameters.isEmpty && sources.names.isEmpty || source.text.contains(".") && isOfRows
            message = isOnly ? content.lacks(source) : "neither the view model nor a message has '\(source.text)'"
        } else {
            message =
                isOfRows && sources.messages.first?.isEmpty != false
                ? "no message has a parameter '\(source.text)', and there is no view model"
                : "no input and no message carries '\(source.text)'"
        }
        // A path may go on behind a name that is misspelt.
        let parts = source.text.dottedParts
        let paths = candidates.map { candidate in
            ([candidate] + parts.dropFirst(candidate.dottedParts.count)).joined(separator: ".")
        }
        let isClose = Spelling.closest(to: source.text, among: paths) != nil
        reportUnknown(.unknownProperty, source, message, among: isClose ? paths : candidates, member: member)
    }
}

extension ContentDeclaration {
    /// Whether a path that starts with the name leads into the content.
    fileprivate func names(_ first: String) -> Bool {
        type(ofProperty: first) != nil || cases.contains { $0.name.text == first }
    }

    /// Whether a name stands for a value of the same type as in another one.
    fileprivate func names(_ first: String, as other: ContentDeclaration) -> Bool {
        type(ofProperty: first)?.type == other.type(ofProperty: first)?.type
            && cases.first { $0.name.text == first }?.payload == other.cases.first { $0.name.text == first }?.payload
    }

    /// Whether the app has the type, and no spec says what it holds.
    fileprivate var isOpen: Bool { type != nil && propertyNames.isEmpty }

    fileprivate func lacks(_ source: Name) -> String {
        "the \(kind == .viewModel ? "view model" : "data source") has no '\(source.text)'"
    }
}
