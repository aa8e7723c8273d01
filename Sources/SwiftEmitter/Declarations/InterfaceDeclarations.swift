import ScreenModel

extension Interface {
    /// The protocol in Swift.
    func declaration(access: AccessLevel) -> SwiftDeclaration {
        let anyObject = SwiftType.named("AnyObject")
        var type = TypeDeclaration(.protocol, name, access: access, isolation: DeclaredIsolation(isolation))
        type.inherits = (isClassBound ? [anyObject] : []) + inherits.filter { $0 != anyObject || !isClassBound }
        type.members = members.map(\.requirementDeclaration)
        type.isObjC = members.contains(where: \.isObjC)
        return SwiftDeclaration(.type(type), summary: summary, origin: origin)
    }
}

extension Member {
    /// Whether Objective-C is to see it, which it does in a protocol only if it sees that.
    fileprivate var isObjC: Bool {
        switch requirement {
        case .function(let function): function.attributes.contains { $0.hasPrefix("@objc") }
        case .property(let property): property.attributes.contains { $0.hasPrefix("@objc") }
        }
    }

    /// What a protocol demands.
    var requirementDeclaration: SwiftDeclaration {
        let kind: SwiftDeclaration.Kind =
            switch requirement {
            case .function(let function): .function(FunctionDeclaration(function))
            case .property(let property): .property(PropertyDeclaration(property))
            }
        return SwiftDeclaration(kind, summary: summary, origin: name.range)
    }
}

extension FunctionDeclaration {
    init(_ function: FunctionRequirement) {
        self.init(function.name, function.parameters.map { ParameterDeclaration($0) })
        modifiers = function.attributes
        if function.isStatic { modifiers.append("static") }
        if function.isMutating { modifiers.append("mutating") }
        genericParameters = function.genericParameters
        isAsync = function.isAsync
        throwing = function.throwing
        returns = function.returns?.type
        genericRequirements = function.genericRequirements
    }
}

extension PropertyDeclaration {
    init(_ property: PropertyRequirement) {
        let kind = Kind.requirement(
            isSettable: property.isSettable,
            isAsync: property.isAsync,
            throwing: property.throwing
        )
        self.init(kind, property.name, property.type.type)
        modifiers = property.attributes
        if property.isStatic { modifiers.append("static") }
    }
}
