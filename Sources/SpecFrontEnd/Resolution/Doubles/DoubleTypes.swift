import ScreenModel

extension SwiftType {
    /// The type as a property has it: without `inout`, `@escaping` and the like.
    var stored: SwiftType {
        switch self {
        case .specified(_, let inner), .attributed(_, let inner): inner.stored
        case .implicitlyUnwrapped(let wrapped): .optional(wrapped)
        default: self
        }
    }

    /// Whether the type means the same outside of a method with these generic parameters.
    func standsAlone(_ generic: Set<String>) -> Bool {
        var isAlone = !names(anyOf: generic)
        forEachPart { part in
            switch part {
            case .opaque: isAlone = false
            case .function(let function) where function.attributes.contains("@autoclosure"): isAlone = false
            default: break
            }
        }
        return isAlone
    }

    func names(anyOf generic: Set<String>) -> Bool {
        var isNamed = false
        forEachName { name in
            if let first = name.components.first, generic.contains(first.name) { isNamed = true }
        }
        return isNamed
    }

    var isOpaque: Bool {
        var isOpaque = false
        forEachPart { if case .opaque = $0 { isOpaque = true } }
        return isOpaque
    }

    /// Whether a function that returns it returns nothing.
    var isEmptyTuple: Bool { self == .tuple([]) || isNamed("Void") }

    /// What `Self` is in a class that nobody inherits.
    func replacingSelf(with name: String) -> SwiftType {
        replacingNames { $0.path == "Self" ? .named(name) : .named($0) }
    }
}

extension FunctionRequirement {
    func replacingSelf(with name: String) -> FunctionRequirement {
        var function = self
        for index in function.parameters.indices {
            let type = function.parameters[index].type.type
            function.parameters[index].type.type = type.replacingSelf(with: name)
        }
        if let returns = function.returns { function.returns?.type = returns.type.replacingSelf(with: name) }
        if case .typed(let error) = throwing { function.throwing = .typed(error.replacingSelf(with: name)) }
        return function
    }
}
