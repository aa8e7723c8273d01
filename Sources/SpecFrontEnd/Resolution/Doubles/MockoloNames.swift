import ScreenModel
import SwiftNotation
import ScreenSpecDiagnostics

/// What the names of a message start with in mockolo's form: the first of several overloads keeps its name, others add their labels, then
/// the types of their parameters, until no two are alike (mockolo's `uniqueEntities`).
struct MockoloNames {
    private let messages: [TestDouble.Message]
    private var taken: Set<String> = []
    private var names: [Int: String] = [:]

    static func assign(to messages: inout [TestDouble.Message]) {
        var names = MockoloNames(messages: messages)
        let functions = messages.indices.filter { messages[$0].member.function != nil }
        for message in messages where message.member.function == nil { names.taken.insert(message.caseName) }
        names.assign(functions, level: 0)
        for index in functions {
            guard let name = names.names[index] else { continue }
            messages[index].caseName = name
            messages[index].answer?.name = name + "Handler"
        }
    }

    private init(messages: [TestDouble.Message]) {
        self.messages = messages
    }

    private mutating func assign(_ indices: [Int], level: Int) {
        var order: [String] = []
        var groups: [String: [Int]] = [:]
        for index in indices {
            let name = messages[index].member.function?.mockoloName(level: level) ?? messages[index].caseName
            if groups[name] == nil { order.append(name) }
            groups[name, default: []].append(index)
        }
        for name in order {
            var rest = groups[name, default: []][...]
            if taken.insert(name).inserted, let first = rest.popFirst() { names[first] = name }
            if !rest.isEmpty { assign(Array(rest), level: level + 1) }
        }
    }
}

extension FunctionRequirement {
    /// The name with so many parts of the signature; a number where there are no more.
    fileprivate func mockoloName(level: Int) -> String {
        let parts = mockoloParts
        let numbers = level > parts.count ? (1...(level - parts.count)).map(String.init) : []
        return name + (parts.prefix(level) + numbers).joined()
    }

    private var mockoloParts: [String] {
        let labels = parameters.map { $0.label ?? $0.name }
            .filter { $0.count < 2 || !name.lowercased().hasSuffix($0.lowercased()) }
            .map(\.firstUppercased)
        let types = parameters.map(\.type.type.mockoloName)
        let result = returns.map { String($0.type.mockoloName.prefix(32)) } ?? ""
        let parts = labels + GenericSignature(of: self).names.map(\.firstUppercased) + types + [result]
        return (parts + [isStatic ? "static" : ""]).filter { !$0.isEmpty }
    }
}

extension SwiftType {
    /// The type as part of a name: `[String]?` is `OptionalArrayString`.
    fileprivate var mockoloName: String {
        switch self {
        case .named(let name):
            name.components.map { component in
                component.name.firstUppercased + component.arguments.map(\.mockoloName).joined()
            }.joined()
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): "Optional" + wrapped.mockoloName
        case .array(let element): "Array" + element.mockoloName
        case .dictionary(let key, let value): "Dictionary" + key.mockoloName + value.mockoloName
        case .tuple(let elements):
            elements.map { ($0.label.map(\.firstUppercased) ?? "") + $0.type.mockoloName }.joined()
        case .function(let function): (function.parameters + [function.result]).map(\.mockoloName).joined()
        case .composition(let types): types.map(\.mockoloName).joined()
        case .existential(let type), .opaque(let type), .metatype(let type, _), .specified(_, let type),
            .attributed(_, let type):
            type.mockoloName
        case .invalid: ""
        }
    }
}
