import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What the messages and inputs of a view carry, as its code holds it: in parameters, in those of methods of its own that they are
/// handed on to, and in properties that keep them; and what it asks others of its screen for.
struct CarriedValues {
    /// `["display(_:)", "tea"]`: the message, and its parameter; the message alone where it is a property.
    typealias Path = [String]

    private struct Parameter: Hashable {
        let file: FileID
        let member: Int
        let name: String

        init(_ name: FactText, of member: MemberFact) {
            (file, self.member, self.name) = (member.facts.file, member.index, name.string)
        }
    }

    private let messages: [Member]
    private let asked: AskedProperties
    private let members: [MemberFact]
    /// `nil` for one that holds values of several origins.
    private var parameters: [Parameter: Path?] = [:]
    private var properties: [String: Path?] = [:]

    init(of family: ViewFamily, _ code: CodeIndex) {
        let component = family.component
        asked = AskedProperties(of: component, code)
        let places = Set(asked.all.map(\.name.range))
        let members = component.component.interfaces.flatMap(\.members)
        let told = component.declaration.inputs + members.filter { !places.contains($0.name.range) }
        messages = told + asked.all
        self.members = family.members
        for message in told { add(message) }
        dropPropertiesOfOtherOrigin()
    }

    // MARK: Where they arrive, and go

    private mutating func add(_ message: Member) {
        guard let function = message.function else {
            properties[message.fullName] = [message.fullName]
            return
        }
        let methods = members.filter { $0.kind == .method && $0.name == message.fullName }
        guard methods.count == 1, let method = methods.first, method.parameters.count == function.parameters.count
        else { return }
        for (parameter, described) in zip(method.parameters, function.parameters) {
            guard let name = parameter.name else { continue }
            carry([message.fullName, described.name], in: name, of: method)
        }
    }

    private mutating func carry(_ path: Path, in name: FactText, of method: MemberFact) {
        let parameter = Parameter(name, of: method)
        if let known = parameters[parameter] {
            // Whoever calls the method in two places hands over two things.
            if known != path { parameters[parameter] = .some(nil) }
            return
        }
        parameters[parameter] = path
        for assignment in method.assignments where isWhole(assignment.value, name) {
            guard let property = assignment.target.propertyOfSelf?.string else { continue }
            let isOther = properties[property].map { $0 != path } ?? false
            properties[property] = .some(isOther ? nil : path)
        }
        for call in method.calls where call.calledPath.count == 1 && call.callee.selfPath != nil {
            guard let calledName = call.name else { continue }
            let called = members.filter { $0.kind == .method && $0.baseName == calledName }
            guard called.count == 1, let next = called.first, next.parameters.count == call.arguments.count else {
                continue
            }
            for (argument, parameter) in zip(call.arguments, next.parameters) where isWhole(argument, name) {
                if let inner = parameter.name { carry(path, in: inner, of: next) }
            }
        }
    }

    /// Whether a value is a parameter and nothing that is done to it.
    private func isWhole(_ value: ValueFact, _ parameter: FactText) -> Bool {
        value.kind == .path && value.use?.local?.kind == .parameter && value.use?.components.count == 1
            && value.use?.components.first?.name == parameter
    }

    /// A property that is set to something else as well shows more than what was carried.
    private mutating func dropPropertiesOfOtherOrigin() {
        for assignment in members.flatMap(\.assignments) where assignment.value.kind != .nil {
            guard let property = assignment.target.propertyOfSelf?.string, let known = properties[property],
                let member = assignment.member
            else { continue }
            let origin = assignment.value.kind == .path ? assignment.value.use.flatMap { path($0, in: member) } : nil
            if origin != known { properties[property] = .some(nil) }
        }
    }

    // MARK: Asking

    /// Where a path of the code leads from: `["display(_:)", "tea", "name"]`.
    func path(_ use: UseFact, in member: MemberFact) -> Path? {
        guard !use.components.contains(where: \.isSubscripted) else { return nil }
        return path(use, upTo: use.components.count, in: member)
    }

    /// Where the first names of a path lead from, subscripts between them or not.
    func path(_ use: UseFact, upTo count: Int, in member: MemberFact) -> Path? {
        guard let first = use.components.first else { return nil }
        let start: Path?? =
            switch use.root {
            case .local where use.local?.kind == .parameter: parameters[Parameter(first.name, of: member)]
            case .self, .name: properties[first.name.string]
            default: nil
            }
        if let start = start.flatMap(\.self) {
            return start + use.components.prefix(count).dropFirst().map(\.name.string)
        }
        return asked.path(use, upTo: count, in: member)
    }

    /// The path that a source of the spec starts with, its message by its full name; `nil` where no message carries it.
    func path(of source: [String]) -> Path? {
        for message in messages {
            guard let function = message.function else {
                if message.fullName == source[0] { return source }
                continue
            }
            guard source[0] == function.name || source[0] == function.fullName, source.count > 1,
                function.parameters.contains(where: { $0.name == source[1] })
            else { continue }
            return [function.fullName] + source.dropFirst()
        }
        return nil
    }

    /// Whether a path of the code is that of a source. The property that holds whoever is asked may be an input by itself:
    /// `presenter.news.title` is `news.title`.
    func leads(_ path: Path, to wanted: Path) -> Bool {
        if zip(path, wanted).allSatisfy(==) { return true }
        return path.count > 1 && asked.all.contains { $0.fullName == path[1] }
            && zip(path.dropFirst(), wanted).allSatisfy(==)
    }

    /// Whether a message is a property, which has its value by its name alone.
    func isProperty(_ fullName: String) -> Bool {
        messages.contains { $0.fullName == fullName && $0.function == nil }
    }

    /// As a spec writes it, the labels left out where no other message has the name.
    func text(_ path: Path) -> String {
        guard let name = path.first, let function = messages.first(where: { $0.fullName == name })?.function else {
            return path.joined(separator: ".")
        }
        let isAlone = messages.allSatisfy { $0.fullName == name || $0.function?.name != function.name }
        return ([isAlone ? function.name : name] + path.dropFirst()).joined(separator: ".")
    }
}
