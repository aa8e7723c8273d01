import ScreenModel

extension Content {
    /// The view model or data source in Swift; one that is a protocol is among the interfaces.
    ///
    /// - Parameter namespaces: Those that are still to be declared.
    func declarations(in namespaces: inout Namespaces) -> [SwiftDeclaration] {
        guard generates, declaration.style == .struct else { return [] }
        let type = SwiftDeclaration(
            .type(typeDeclaration),
            summary: declaration.summary,
            notes: conformances.notes,
            origin: declaration.name?.range ?? declaration.range
        )
        let initializers = declaration.initializers.filter { !$0.isCustom }.map { $0.delegating(to: declaration) }
        let nested = enclosingType.map { namespaces.enclosing([type], in: $0, access: access) } ?? type
        return [nested] + initializerExtension(initializers)
    }

    private var typeDeclaration: TypeDeclaration {
        var type = TypeDeclaration(
            declaration.isEnum ? .enum : .struct,
            typeName,
            access: access,
            isolation: .nonisolated
        )
        type.inherits = conformances.types
        if declaration.isEnum {
            type.isIndirect = declaration.cases.contains { $0.holds([typeName, fullTypeName]) }
            type.members = declaration.cases.map(\.swift)
        } else {
            type.members = declaration.properties.map {
                $0.stored($0.settable ?? declaration.settable ?? .none, hasDefault: false)
            }
            // A constant with a value of its own is no parameter of the initializer that Swift makes.
            let needsDefaults = declaration.properties.contains { $0.defaultValue != nil }
            if access > .internal || needsDefaults { type.members.append(.memberwise(declaration.properties)) }
        }
        type.members += declaration.derived.map(\.swift)
        return type
    }

    private func initializerExtension(_ initializers: [SwiftDeclaration]) -> [SwiftDeclaration] {
        guard !initializers.isEmpty else { return [] }
        var type = TypeDeclaration(.extension, fullTypeName, access: access, isolation: .nonisolated)
        type.members = initializers
        return [SwiftDeclaration(.type(type), origin: declaration.initializers.first?.range)]
    }
}

extension SwiftDeclaration {
    /// The declaration in an extension of the type that it is nested in.
    func nested(in path: String?) -> SwiftDeclaration {
        guard let path else { return self }
        var type = TypeDeclaration(.extension, path, access: .internal, isolation: .inherited)
        type.members = [self]
        return SwiftDeclaration(.type(type), origin: origin)
    }

    /// An initializer with one parameter for each property.
    static func memberwise(_ properties: [StoredProperty]) -> SwiftDeclaration {
        let parameters = properties.map { property in
            ParameterDeclaration(
                label: property.name.text,
                name: property.name.text,
                type: property.type.type.escaping,
                defaultValue: property.defaultValue
            )
        }
        let body = properties.map { Statement.storing($0.name.text) }
        return SwiftDeclaration(.function(FunctionDeclaration("init", parameters, body: body)))
    }
}

extension StoredProperty {
    /// - Parameter hasDefault: Whether the default stands at the property; otherwise it is the initializer's.
    func stored(_ settable: Settability, hasDefault: Bool) -> SwiftDeclaration {
        var property = PropertyDeclaration(settable == .none ? .constant : .variable, name.text, type.type)
        if settable == .own { property.modifiers = ["private(set)"] }
        // A variable that may be `nil` is that without being told.
        let isImplied = defaultValue?.text == "nil" && type.type.isOptional
        if hasDefault, !isImplied { property.defaultValue = defaultValue }
        return SwiftDeclaration(.property(property), summary: summary, origin: name.range)
    }
}

extension EnumCase {
    var swift: SwiftDeclaration {
        let payload = payload.map { EnumCaseDeclaration.Payload(label: $0.label, type: $0.type.type) }
        let enumCase = EnumCaseDeclaration(name: name.text, payload: payload)
        return SwiftDeclaration(.enumCase(enumCase), origin: name.range)
    }

    /// Whether a payload holds the enum itself other than behind an array or dictionary, which store elsewhere.
    func holds(_ names: [String]) -> Bool {
        payload.contains { $0.type.type.stores(names) }
    }
}

extension SwiftType {
    fileprivate func stores(_ names: [String]) -> Bool {
        switch self {
        case .named(let name):
            names.contains(name.path) || name.components.contains { $0.arguments.contains { $0.stores(names) } }
        case .optional(let type), .implicitlyUnwrapped(let type): type.stores(names)
        case .tuple(let elements): elements.contains { $0.type.stores(names) }
        default: false
        }
    }
}

extension Conformances {
    var types: [SwiftType] {
        names.map { .named($0) }
    }

    /// Why there are not more.
    var notes: [String] {
        var properties: [Obstacle] = []
        for obstacle in obstacles
        where !properties.contains(where: { $0.property == obstacle.property && $0.type == obstacle.type }) {
            properties.append(obstacle)
        }
        return properties.map { property in
            let missing = obstacles.filter { $0.property == property.property }.map(\.conformance)
            return "\(Self.negation(missing)): '\(property.property)' is of type '\(property.type)'."
        }
    }

    private static func negation(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return "Not \(names.joined())" }
        return "Neither \(names.dropLast().joined(separator: ", ")) nor \(last)"
    }
}
