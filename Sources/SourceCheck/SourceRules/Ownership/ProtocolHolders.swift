import SourceFacts

/// Which protocols somebody wants to hold: they are the type of a property or a parameter, or part of it.
struct ProtocolHolders {
    /// The members that are of a protocol, or take one, by the fingerprint of its name.
    private var members: [UInt64: [MemberFact]] = [:]
    /// The names that aliases, and what generic types ask for, bring in.
    private var namedElsewhere: Set<UInt64> = []
    private let harmless: Set<MemberPlace>
    private let code: CodeIndex
    private let backReferences: BackReferences

    init(of types: [CodeType], in subject: CodeSubject) {
        harmless = Set(subject.analysis(StrongDelegates.self).harmless.map(MemberPlace.init))
        code = subject.code
        backReferences = BackReferences(code)
        var names: Set<UInt64> = []
        for type in types { names.insert(type.declaration.name.fingerprint) }
        let wanted = names
        let code = subject.code
        let found = subject.code.jobs.map(subject.code.files) { file in
            file.isTest || !Self.names(wanted, in: file.facts.types)
                ? ([], []) : Self.holders(of: wanted, in: file.facts, code)
        }
        for (holders, others) in found {
            for (name, member) in holders { members[name, default: []].append(member) }
            for name in others { namedElsewhere.insert(name) }
        }
    }

    private static func names(_ wanted: Set<UInt64>, in types: FactRows<TypeFact>) -> Bool {
        types.contains { type in
            type.kind == .named && type.name.map { wanted.contains($0.fingerprint) } ?? false
        }
    }

    private static func holders(
        of wanted: Set<UInt64>,
        in facts: FileFacts,
        _ code: CodeIndex
    ) -> (holders: [(name: UInt64, member: MemberFact)], others: [UInt64]) {
        var holders: [(name: UInt64, member: MemberFact)] = []
        for member in facts.members {
            var types = member.parameters.compactMap(\.type) + member.genericParameters.compactMap(\.constraint)
            if member.isProperty, let type = member.type { types.append(type) }
            for type in types {
                for name in names(in: type) where wanted.contains(name) { holders.append((name, member)) }
            }
        }
        let others = facts.declarations.flatMap { declaration in
            (declaration.genericParameters.compactMap(\.constraint)
                + [declaration.aliasedType].compactMap(\.self).filter { !isForObjects($0, declaration, code) })
                .flatMap(names).filter(wanted.contains)
        }
        return (holders, others)
    }

    /// `typealias Routable = Routing & PassingDelegate`, where one of the two is for objects only.
    private static func isForObjects(_ aliased: TypeFact, _ declaration: DeclarationFact, _ code: CodeIndex) -> Bool {
        let joined = aliased.stripped
        return joined.kind == .composition
            && joined.parts.contains { isForObjects(code.lookup($0, in: declaration.parent), code) }
    }

    private static func names(in type: TypeFact) -> [UInt64] {
        type.namedTypes.compactMap { $0.name?.fingerprint }
    }

    /// Whether a weak reference is of use to somebody: not where nobody holds one, or all who do may as well keep it.
    func wantToHoldWeakly(_ type: CodeType) -> Bool {
        let name = type.declaration.name.fingerprint
        if namedElsewhere.contains(name) { return true }
        let all = (members[name] ?? []).filter { isOfObject($0) && !isBoundByOthers(name, in: $0) }
        let stored = all.filter { $0.kind == .storedProperty }
        if stored.isEmpty { return !all.isEmpty }
        return !stored.allSatisfy { isHarmless($0, holding: type) }
    }

    /// Whether it is of something that may be there for long, and can be given such an object: a value is thrown away, and a
    /// property that is worked out holds nobody.
    private func isOfObject(_ member: MemberFact) -> Bool {
        if member.isProperty, member.kind != .storedProperty, !member.hasSetter { return false }
        guard let owner = code.owner(of: member) else { return true }
        return owner.isReference || owner.kind == .protocol
    }

    private func isHarmless(_ member: MemberFact, holding type: CodeType) -> Bool {
        if harmless.contains(MemberPlace(member)) { return true }
        // It has one of its own to start with, which nobody else keeps.
        if let value = member.value, code.isMaking(value) { return true }
        if isInterface(type, of: member) { return true }
        guard !member.isTypeMember, !member.isWeak, let owner = code.owner(of: member) else { return false }
        return !backReferences.mayLead(from: .project(type.id), to: owner)
    }

    /// Whether a protocol that is called a delegate is the interface of what a property holds: `LoginUseCaseDelegate`, to which a
    /// `LoginUseCase` conforms, or `MainControllerDelegate` by which a controller speaks to its view. Who conforms knows the holder
    /// as its delegate at most.
    private func isInterface(_ type: CodeType, of member: MemberFact) -> Bool {
        guard type.name.hasSuffix("Delegate"), !member.isWeak, !member.isUnowned, !member.baseName.hasSuffix("elegate"),
            let written = member.type?.stripped, code.lookup(written, in: member).projectType == type.id,
            let holder = code.owner(of: member)
        else { return false }
        let name = type.name.dropLast("Delegate".count)
        let conformers = code.implementers(of: type.id).map { code[$0] }
        return !conformers.isEmpty
            && conformers.allSatisfy { conformer in
                isBelow(conformer, holder, called: name) && !keeps(holder, conformer)
            }
    }

    /// Whether a holder has the other one work for it: a view for its controller, or what is no view and called as it is.
    private func isBelow(_ conformer: CodeType, _ holder: CodeType, called name: Substring) -> Bool {
        guard conformer.isClass, !code.isViewController(conformer.id) else { return false }
        return code.isView(conformer.id) ? code.isViewController(holder.id) : conformer.name == name
    }

    /// Whether a class stores another one, or a protocol of it, and not as its delegate.
    private func keeps(_ kept: CodeType, _ type: CodeType) -> Bool {
        let family = code.classes(from: kept.id)
        return code.inheritedMembers(of: type).contains { member in
            guard member.kind == .storedProperty, !member.isTypeMember, !member.baseName.hasSuffix("elegate") else {
                return false
            }
            return code.type(of: member).candidates.contains { family.contains($0) || code.conforms(kept.id, to: $0) }
        }
    }

    /// Whether a member takes the protocol only together with one that is for objects: `(any A & B)?`.
    private func isBoundByOthers(_ name: UInt64, in member: MemberFact) -> Bool {
        let types = member.parameters.compactMap(\.type) + [member.type].compactMap(\.self)
        let naming = types.filter { Self.names(in: $0).contains(name) }
        return !naming.isEmpty && member.genericParameters.isEmpty
            && naming.allSatisfy { type in
                let joined = type.stripped
                return joined.kind == .composition
                    && joined.parts.contains { Self.isForObjects(code.lookup($0, in: member), code) }
            }
    }

    private static func isForObjects(_ type: NamedType, _ code: CodeIndex) -> Bool {
        switch type {
        case .project(let id): code[id].kind == .protocol ? code.classBound(id) == .bound : code[id].isReference
        case .platform(let platform):
            code.isBound(platformProtocol: platform) || platform.facts?.kind == .class
        case .ambiguous, .unknown: false
        }
    }
}
