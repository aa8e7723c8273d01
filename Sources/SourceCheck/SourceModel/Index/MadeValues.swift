import SourceFacts

/// What a type makes by itself, instead of being given it.
extension CodeIndex {
    /// Whether a type makes what it holds in a property, there or in one of its bodies, instead of being given it.
    func isMade(_ member: MemberFact, by type: CodeType) -> Bool {
        if let value = member.value { return isMaking(value) }
        let assigned = assignments(to: member, in: type)
        if assigned.isEmpty { return isWrapped(member) }
        return assigned.contains { isMaking($0.value) }
    }

    /// Where the bodies of a type set a property of 'self'.
    func assignments(to member: MemberFact, in type: CodeType) -> [AssignmentFact] {
        let name = member.baseName.string
        return type.declarations.flatMap(\.members).flatMap(\.assignments).filter { assignment in
            guard let path = assignment.target.selfPath, path.count == 1 else { return false }
            return path.first?.name == name
        }
    }

    /// Whether a property wrapper of the project stands in front: one that nobody gives a value makes it itself.
    private func isWrapped(_ member: MemberFact) -> Bool {
        member.attributes.contains { attribute in
            lookup(name: attribute.name, in: member).candidates.contains {
                self[$0].declaration.attributes.contains("propertyWrapper")
            }
        }
    }

    /// Whether an expression makes something, instead of naming what there is.
    func isMaking(_ value: ValueFact) -> Bool {
        switch value.kind {
        case .construction, .chainedConstruction, .implicitConstruction, .closureCall, .call, .implicitCall: true
        // Both ways make something.
        case .conditional: value.type != nil
        default: false
        }
    }

    /// Whether a type puts into a property what it has made before: by way of a local variable, or as what a parameter is
    /// where callers leave it out.
    func isMadeBefore(_ member: MemberFact, by type: CodeType) -> Bool {
        assignments(to: member, in: type).contains { assignment in
            guard assignment.value.kind == .path, let use = assignment.value.use, use.components.count == 1,
                let local = use.local
            else { return false }
            switch local.kind {
            case .constant, .variable, .optionalBinding: return local.value.map(isMaking) ?? false
            case .parameter:
                let parameter = assignment.member?.parameters.first { $0.name == local.name }
                return parameter?.defaultValue.map(isMaking) ?? false
            case .closureParameter, .capture, .pattern, .implicit, .function, .cast: return false
            }
        }
    }
}
