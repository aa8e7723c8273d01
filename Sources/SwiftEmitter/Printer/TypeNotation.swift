import ScreenModel

extension SwiftType {
    /// The type as a careful person writes it: `[Jog]` for `Array<Jog>`, `Void` for the result of a closure.
    var notation: String {
        simpleName ?? sugared.description
    }

    /// The notation of a type without parts, such as nearly all are.
    private var simpleName: String? {
        switch self {
        case .named(let name) where name.components.count == 1 && name.components[0].arguments.isEmpty:
            SwiftName.escapedType(name.components[0].name)
        case .optional(let wrapped): wrapped.simpleName.map { $0 + "?" }
        case .array(let element): element.simpleName.map { "[" + $0 + "]" }
        default: nil
        }
    }

    /// Whether a function that returns it is written without a result.
    var isVoid: Bool {
        self == .tuple([]) || isNamed("Void")
    }

    fileprivate var sugared: SwiftType {
        switch self {
        case .named(let name): name.sugared
        case .optional(let type): .optional(type.sugared)
        case .implicitlyUnwrapped(let type): .implicitlyUnwrapped(type.sugared)
        case .array(let element): .array(element.sugared)
        case .dictionary(let key, let value): .dictionary(key: key.sugared, value: value.sugared)
        case .tuple(let elements): .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.sugared) })
        case .function(let function): .function(function.sugared)
        case .existential(let constraint): .existential(constraint.sugared)
        case .opaque(let constraint): .opaque(constraint.sugared)
        case .composition(let members): .composition(members.map(\.sugared))
        case .metatype(let type, let isProtocol): .metatype(type.sugared, isProtocol: isProtocol)
        case .specified(let specifier, let type): .specified(specifier, type.sugared)
        case .attributed(let attributes, let type): .attributed(attributes, type.sugared)
        case .invalid: self
        }
    }
}

extension SwiftType.TypeName {
    fileprivate var sugared: SwiftType {
        let sugared = components.map { SwiftType.TypeName.Component($0.name, arguments: $0.arguments.map(\.sugared)) }
        guard sugared.count == 1 else { return .named(SwiftType.TypeName(sugared)) }
        let arguments = sugared[0].arguments
        switch (sugared[0].name, arguments.count) {
        case ("Array", 1): return .array(arguments[0])
        case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
        case ("Optional", 1): return .optional(arguments[0])
        default: return .named(SwiftType.TypeName(sugared))
        }
    }
}

extension SwiftType.FunctionType {
    fileprivate var sugared: SwiftType.FunctionType {
        var function = self
        function.parameters = parameters.map(\.sugared)
        function.result = result == .tuple([]) ? .named("Void") : result.sugared
        return function
    }
}
