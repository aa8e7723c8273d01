import SourceFacts

/// Strong references that close no circle: all that is handed over was made for the holder, which alone keeps it.
extension MadeObjects {
    /// Whether every object that a property of a class is given was made for it, by an expression or in a local variable that goes
    /// nowhere else, and leads back to the holder weakly or not at all.
    func areKeptOnly(by type: CodeType, in member: MemberFact) -> Bool {
        let name = member.baseName.fingerprint
        let assigned = assignments[name] ?? []
        let given = arguments[name] ?? []
        // Most delegates are there before: to look for what is made costs less than to find out who gets all of them.
        guard
            assigned.contains(where: { isMade($0.value) && leads($0.target, to: type) })
                || given.contains(where: { isMade($0.value) && makes(type, $0.call) })
        else { return false }
        return assigned.allSatisfy { assignment in
            assignment.value.kind == .nil || isPassedOn(assignment, to: member) || !leads(assignment.target, to: type)
                || isMade(for: type, assignment.value, in: assignment.member)
        }
            && given.allSatisfy { argument in
                argument.value.kind == .nil || !makes(type, argument.call)
                    || isMade(for: type, argument.value, in: argument.call.member)
            }
    }

    /// Whether an initializer sets the property to its parameter of that name: what that is, the calls say.
    private func isPassedOn(_ assignment: AssignmentFact, to member: MemberFact) -> Bool {
        guard let initializer = assignment.member, initializer.kind == .initializer,
            let local = assignment.value.use?.local, local.kind == .parameter, assignment.value.kind == .path
        else { return false }
        return initializer.parameters.contains { parameter in
            parameter.name == local.name
                && parameter.label == member.baseName
        }
    }

    /// Whether somebody takes what a property of a class holds away again, so that its end does not depend on who else holds whom.
    /// An object that ends, or that is used again, does no such thing.
    func areLetGo(by type: CodeType, from member: MemberFact) -> Bool {
        let assigned = assignments[member.baseName.fingerprint] ?? []
        return assigned.contains { assignment in
            guard assignment.value.kind == .nil, let place = assignment.member, Self.mayLetGo(place) else {
                return false
            }
            return leads(assignment.target, to: type)
        }
    }

    private static func mayLetGo(_ place: MemberFact) -> Bool {
        switch place.kind {
        case .initializer, .deinitializer: false
        default: place.baseName != "prepareForReuse"
        }
    }

    // MARK: Who gets it

    /// Whether the path up to its last name is surely one of the class.
    private func leads(_ target: UseFact, to type: CodeType) -> Bool {
        guard let member = target.member, !isOfTests(member) else { return false }
        if target.selfPath?.count == 1 {
            return code.owner(of: member).map { code.isKin(type.id, of: $0.id) } ?? false
        }
        guard target.components.count > 1 else { return false }
        return isOne(code.type(of: target, upTo: target.components.count - 1, in: member), type)
    }

    /// Whether the call is an initializer of the class.
    func makes(_ type: CodeType, _ call: CallFact) -> Bool {
        let path = call.constructedPath
        guard let member = call.member, !isOfTests(member), let last = path.last, last.startsUppercase else {
            return false
        }
        return isOne(code.lookup(path: path.map(\.name), in: member), type)
    }

    func isOfTests(_ member: MemberFact) -> Bool {
        code.file(member.facts)?.isTest ?? false
    }

    func isOne(_ found: NamedType, _ type: CodeType) -> Bool {
        found.candidates.contains { code.isKin(type.id, of: $0) }
    }

    // MARK: What it gets

    /// Whether the value is a new object, or a local variable that holds one.
    private func isMade(_ value: ValueFact) -> Bool {
        isConstruction(value) || local(value).map { $0.value.map(isConstruction) ?? false } ?? false
    }

    /// The local variable that the value is.
    private func local(_ value: ValueFact) -> LocalFact? {
        guard value.kind == .path, let use = value.use, use.components.count == 1, let local = use.local,
            local.kind == .constant || local.kind == .variable
        else { return nil }
        return local
    }

    private func isConstruction(_ value: ValueFact) -> Bool {
        value.kind == .construction || value.kind == .chainedConstruction || value.kind == .closureCall
    }

    private func isMade(for type: CodeType, _ value: ValueFact, in member: MemberFact?) -> Bool {
        guard let member else { return false }
        if isConstruction(value) { return isFree(value, of: type, in: member) }
        guard let local = local(value), let made = local.value, isConstruction(made) else { return false }
        // Handed to somebody else as well, it may be kept there.
        let mentions = member.uses.count { $0.components.count == 1 && $0.local?.index == local.index }
        return mentions == 1 && isFree(made, of: type, in: member)
    }

    /// Whether what is made is of a class that holds no holder strongly.
    func isFree(_ made: ValueFact, of type: CodeType, in member: MemberFact) -> Bool {
        isFree(code.type(of: made, in: member), of: type)
    }

    func isFree(_ found: NamedType, of type: CodeType) -> Bool {
        guard let found = found.projectType, code[found].isReference else { return false }
        return !code.classes(from: found).contains { ancestor in
            code[ancestor].members.contains { held in
                held.kind == .storedProperty && !held.isTypeMember && !held.isWeak && !held.isUnowned
                    && isOne(code.type(of: held), type)
            }
        }
    }
}
