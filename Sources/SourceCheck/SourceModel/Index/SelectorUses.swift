import ScreenSpecConcurrency
import SourceFacts

/// What `#selector` names behind something else, by the last names: `#selector(LoginViewController.loginTapped)`.
struct SelectorUses: Sendable {
    private var uses: [UInt64: [UseFact]] = [:]
    /// Those that constants of `Selector` hold, by the names of the constants.
    private var constants: [UInt64: [UseFact]] = [:]

    init(_ files: [CodeFile], _ jobs: Jobs) {
        for use in jobs.flatMap(chunksOf: files, { $0.flatMap(\.facts.qualifiedSelectors) }) {
            if let name = use.components.last?.name { uses[name.fingerprint, default: []].append(use) }
            if let name = use.constantOfSelector?.baseName { constants[name.fingerprint, default: []].append(use) }
        }
    }

    func uses(of name: FactText) -> [UseFact] {
        uses[name.fingerprint] ?? []
    }

    /// What a constant of `Selector` names.
    func constants(called name: FactText) -> [UseFact] {
        constants[name.fingerprint] ?? []
    }
}

extension UseFact {
    /// The constant that a selector is, by which it is registered: `static let save = #selector(LoginViewController.save)` of an
    /// extension of `Selector`.
    var constantOfSelector: MemberFact? {
        guard role == .selector, let member, member.isTypeMember, member.isProperty,
            member.owner.map({ $0.kind == .extension && $0.name == "Selector" }) == true
        else { return nil }
        return member
    }
}

extension CodeIndex {
    /// Whether `#selector` names a method where a private one cannot be seen: in another type, or in another file.
    func isSelectedElsewhere(_ member: MemberFact, of type: CodeType) -> Bool {
        let uses = selectorUses.uses(of: member.baseName)
        guard !uses.isEmpty else { return false }
        let own = type.declarations.map(\.range).filter { $0.file == member.facts.file }
        let classes = Set([type.id] + subclasses(of: type.id))
        return uses.contains { use in
            !own.contains { $0.contains(use.range) }
                && isObject(beforeName: use.components.count - 1, of: use, ofAnyOf: classes)
        }
    }
}
