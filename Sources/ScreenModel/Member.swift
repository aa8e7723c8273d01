import ScreenSpecDiagnostics

/// Something that can be said or asked across an interface: an action, a delegate method, a message of a channel.
package struct Member: Hashable, Sendable, Encodable {
    /// The name as the spec writes it: the key's, or that of the quoted requirement.
    package var name: Name
    package var summary: String?
    package var requirement: Requirement
    /// Whether the key is a Swift requirement, written out: then it is taken as it stands.
    package var isWrittenOut: Bool

    package init(name: Name, summary: String? = nil, requirement: Requirement, isWrittenOut: Bool = false) {
        self.name = name
        self.summary = summary
        self.requirement = requirement
        self.isWrittenOut = isWrittenOut
    }

    /// Kept by reference: members are handed from one list to the next.
    package indirect enum Requirement: Hashable, Sendable {
        case function(FunctionRequirement)
        case property(PropertyRequirement)

        /// Without labels.
        package var name: String {
            switch self {
            case .function(let function): function.name
            case .property(let property): property.name
            }
        }

        package func renamed(to name: String) -> Requirement {
            switch self {
            case .function(var function):
                function.name = name
                return .function(function)
            case .property(var property):
                property.name = name
                return .property(property)
            }
        }
    }

    /// The name without labels, under which a call finds it.
    package var baseName: String { requirement.name }

    /// The name with its labels, `didReceive(focus:)`, by which overloads are told apart.
    package var fullName: String {
        switch requirement {
        case .function(let function): function.fullName
        case .property(let property): property.name
        }
    }

    /// Whether it is asked of the type, and not of an instance.
    package var isStatic: Bool {
        switch requirement {
        case .function(let function): function.isStatic
        case .property(let property): property.isStatic
        }
    }

    package var function: FunctionRequirement? {
        guard case .function(let function) = requirement else { return nil }
        return function
    }

    package var property: PropertyRequirement? {
        guard case .property(let property) = requirement else { return nil }
        return property
    }

    /// All types that the member names.
    package var types: [TypeReference] {
        switch requirement {
        case .function(let function):
            function.parameters.map(\.type) + thrown(function.throwing) + (function.returns.map { [$0] } ?? [])
        case .property(let property): [property.type] + thrown(property.throwing)
        }
    }

    private func thrown(_ throwing: Throwing) -> [TypeReference] {
        guard case .typed(let error) = throwing else { return [] }
        return [TypeReference(error, at: name.range)]
    }
}

/// `func display(jogs: [Jog]) async throws -> Bool`, or `init(…)`, as a protocol declares it.
package struct FunctionRequirement: Hashable, Sendable, Encodable {
    /// Without backticks; `init` for an initializer.
    package var name: String
    /// With the `@`: `@discardableResult`, `@objc`.
    package var attributes: [String] = []
    package var isStatic = false
    package var isMutating = false
    /// As written, with the angle brackets: `<Value: Sendable>`.
    package var genericParameters: String?
    package var parameters: [Parameter]
    package var isAsync = false
    package var throwing: Throwing = .never
    package var returns: TypeReference?
    /// As written, without `where`.
    package var genericRequirements: String?

    package init(name: String, parameters: [Parameter] = [], returns: TypeReference? = nil) {
        self.name = name
        self.parameters = parameters
        self.returns = returns
    }

    package var isInitializer: Bool { name == "init" }

    /// The type of a closure that is called in its place.
    package var closure: SwiftType.FunctionType {
        SwiftType.FunctionType(
            parameters: parameters.map(\.type.type),
            isAsync: isAsync,
            throwing: throwing,
            result: returns?.type ?? .named("Void")
        )
    }

    package var fullName: String {
        var text = name + "("
        for parameter in parameters {
            text += parameter.label ?? "_"
            text += ":"
        }
        return text + ")"
    }
}

/// `var orderToEdit: Order? { get set }`, as a protocol declares it.
package struct PropertyRequirement: Hashable, Sendable, Encodable {
    package var name: String
    package var attributes: [String] = []
    package var isStatic = false
    package var type: TypeReference
    package var isSettable: Bool
    package var isAsync = false
    package var throwing: Throwing = .never

    package init(name: String, type: TypeReference, isSettable: Bool = false) {
        self.name = name
        self.type = type
        self.isSettable = isSettable
    }
}

/// `withUsername username: String`.
package struct Parameter: Hashable, Sendable, Encodable {
    /// What the caller writes; `nil` is `_`.
    package var label: String?
    package var name: String
    package var type: TypeReference
    /// Where the label and name stand.
    package var range: SourceRange

    package init(label: String?, name: String, type: TypeReference, at range: SourceRange) {
        self.label = label
        self.name = name
        self.type = type
        self.range = range
    }

    /// Whether a call changes what is handed over.
    package var isInout: Bool {
        if case .specified("inout", _) = type.type { true } else { false }
    }

    /// The parameter, handed on to another call.
    package var passed: String { (isInout ? "&" : "") + SwiftName.escaped(name) }
}
