import SourceFacts

/// Which protocols somebody wants to hold: they are the type of a property or a parameter, or part of it.
struct ProtocolHolders {
    /// The members that are of a protocol, or take one, by the fingerprint of its name.
    private var members: [UInt64: [MemberFact]] = [:]
    /// The names that aliases, and what generic types ask for, bring in.
    private var namedElsewhere = FingerprintSet()
    private let soleKeepers: [MemberFact]

    init(of types: [CodeType], in subject: CodeSubject) {
        soleKeepers = subject.strongDelegates.soleKeepers
        var names = FingerprintSet()
        for type in types { names.insert(type.declaration.name.fingerprint) }
        let wanted = names
        let found = subject.code.concurrency.map(inPieces: subject.code.files) { file in
            file.isTest || !Self.names(wanted, in: file.facts.types)
                ? ([], []) : Self.holders(of: wanted, in: file.facts)
        }
        for (holders, others) in found {
            for (name, member) in holders { members[name, default: []].append(member) }
            for name in others { namedElsewhere.insert(name) }
        }
    }

    private static func names(_ wanted: FingerprintSet, in types: FactRows<TypeFact>) -> Bool {
        types.contains { type in
            type.kind == .named && type.name.map { wanted.contains($0.fingerprint) } ?? false
        }
    }

    private static func holders(
        of wanted: FingerprintSet,
        in facts: FileFacts
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
            (declaration.genericParameters.compactMap(\.constraint) + [declaration.aliasedType].compactMap(\.self))
                .flatMap(names).filter(wanted.contains)
        }
        return (holders, others)
    }

    private static func names(in type: TypeFact) -> [UInt64] {
        type.namedTypes.compactMap { $0.name?.fingerprint }
    }

    /// Whether a weak reference is of use to somebody: not where nobody holds one, or all who do are the only ones that keep it.
    func wantToHoldWeakly(_ type: CodeType) -> Bool {
        let name = type.declaration.name.fingerprint
        if namedElsewhere.contains(name) { return true }
        let holders = members[name] ?? []
        let stored = holders.filter { $0.kind == .storedProperty }
        if stored.isEmpty { return !holders.isEmpty }
        return !stored.allSatisfy { holder in
            soleKeepers.contains { $0.index == holder.index && $0.facts.file == holder.facts.file }
        }
    }
}
