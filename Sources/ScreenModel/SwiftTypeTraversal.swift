extension SwiftType {
    /// Calls the body for each named type in this one, generic arguments and nested functions included.
    package func forEachName(_ body: (TypeName) -> Void) {
        forEachPart { if case .named(let name) = $0 { body(name) } }
    }

    /// Calls the body for this type and each one in it, outer ones first.
    package func forEachPart(_ body: (SwiftType) -> Void) {
        body(self)
        switch self {
        case .named(let name):
            for component in name.components {
                for argument in component.arguments { argument.forEachPart(body) }
            }
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .existential(let type),
            .opaque(let type), .metatype(let type, _), .specified(_, let type), .attributed(_, let type):
            type.forEachPart(body)
        case .dictionary(let key, let value):
            key.forEachPart(body)
            value.forEachPart(body)
        case .tuple(let elements):
            for element in elements { element.type.forEachPart(body) }
        case .function(let function):
            for parameter in function.parameters { parameter.forEachPart(body) }
            if case .typed(let error) = function.throwing { error.forEachPart(body) }
            function.result.forEachPart(body)
        case .composition(let members):
            for member in members { member.forEachPart(body) }
        case .invalid: break
        }
    }

    /// The type without `?` and `!` around it.
    package var unwrapped: SwiftType {
        switch self {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.unwrapped
        default: self
        }
    }

    package var isOptional: Bool {
        switch self {
        case .optional, .implicitlyUnwrapped: true
        case .named(let name): name.components.count == 1 && name.components[0].name == "Optional"
        default: false
        }
    }

    /// Whether this is exactly the type of that name, without generic arguments.
    package func isNamed(_ path: String) -> Bool {
        guard case .named(let name) = self else { return false }
        return name.path == path && name.components.allSatisfy { $0.arguments.isEmpty }
    }

    package var containsInvalid: Bool {
        switch self {
        case .invalid: true
        case .named(let name): name.components.contains { $0.arguments.contains(where: \.containsInvalid) }
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .existential(let type),
            .opaque(let type), .metatype(let type, _), .specified(_, let type), .attributed(_, let type):
            type.containsInvalid
        case .dictionary(let key, let value): key.containsInvalid || value.containsInvalid
        case .tuple(let elements): elements.contains { $0.type.containsInvalid }
        case .function(let function):
            function.parameters.contains(where: \.containsInvalid) || function.result.containsInvalid
                || function.throwing.containsInvalid
        case .composition(let members): members.contains(where: \.containsInvalid)
        }
    }
}

extension Throwing {
    fileprivate var containsInvalid: Bool {
        guard case .typed(let error) = self else { return false }
        return error.containsInvalid
    }
}
