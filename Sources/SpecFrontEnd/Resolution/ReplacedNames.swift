import ScreenModel

extension SwiftType {
    /// The type with other first names: `ViewModel` as `ProductCell.ViewModel`.
    func replacingFirstNames(_ names: [String: String]) -> SwiftType {
        replacingNames { name in
            guard let full = names[name.components[0].name], case .named(let replacement) = SwiftType.named(full) else {
                return .named(name)
            }
            var (name, components) = (name, replacement.components)
            components[components.count - 1].arguments = name.components[0].arguments
            name.components.replaceSubrange(0..<1, with: components)
            return .named(name)
        }
    }

    /// The type with others in the place of the named ones in it, those in their arguments first.
    func replacingNames(_ replacement: (TypeName) -> SwiftType) -> SwiftType {
        switch self {
        case .named(var name):
            for index in name.components.indices {
                name.components[index].arguments = name.components[index].arguments.map {
                    $0.replacingNames(replacement)
                }
            }
            return replacement(name)
        case .optional(let type): return .optional(type.replacingNames(replacement))
        case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(type.replacingNames(replacement))
        case .array(let type): return .array(type.replacingNames(replacement))
        case .dictionary(let key, let value):
            return .dictionary(key: key.replacingNames(replacement), value: value.replacingNames(replacement))
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.replacingNames(replacement)) })
        case .function(var function):
            function.parameters = function.parameters.map { $0.replacingNames(replacement) }
            function.result = function.result.replacingNames(replacement)
            if case .typed(let error) = function.throwing {
                function.throwing = .typed(error.replacingNames(replacement))
            }
            return .function(function)
        case .existential(let type): return .existential(type.replacingNames(replacement))
        case .opaque(let type): return .opaque(type.replacingNames(replacement))
        case .composition(let members): return .composition(members.map { $0.replacingNames(replacement) })
        case .metatype(let type, let isProtocol):
            return .metatype(type.replacingNames(replacement), isProtocol: isProtocol)
        case .specified(let specifier, let type): return .specified(specifier, type.replacingNames(replacement))
        case .attributed(let attributes, let type): return .attributed(attributes, type.replacingNames(replacement))
        case .invalid: return .invalid
        }
    }
}
