import SourceFacts

/// The delegates and references back that are held the wrong way.
struct StrongDelegates: CodeAnalysis {
    /// With `every: true`, also those that close no circle.
    let violations: [(type: CodeType, reference: OwnershipViolation)]
    /// The properties of delegates that may hold them strongly.
    let harmless: [MemberFact]
    /// How many more violations there would be with `every: true`.
    let moreWithEvery: Int
    let made: MadeObjects

    init(of subject: CodeSubject) {
        let finder = OwnershipViolations(subject)
        let found = subject.code.jobs.flatMap(chunksOf: subject.checkedTypes) { types in
            types.flatMap { type in finder.violations(of: type).map { (type, $0) } }
        }
        let made = MadeObjects(handedTo: found.map { (type: $0, member: $1.member) }, in: subject.code)
        let backReferences = BackReferences(subject.code)
        let outlets = subject.analysis(ConnectedOutlets.self)
        let isEvery = subject.asksForEvery(.weakDelegate)
        var violations: [(type: CodeType, reference: OwnershipViolation)] = []
        var harmless: [MemberFact] = []
        var moreWithEvery = 0
        for (type, violation) in found {
            var reference = violation
            let member = reference.member
            guard reference.kind.isOfDelegate else {
                violations.append((type, reference))
                continue
            }
            let isOutlet = member.attributes.contains("IBOutlet")
            if isOutlet, let place = outlets.leadsBack(member) {
                reference.connection = place
                violations.append((type, reference))
                continue
            }
            // What else documents connect, nobody else may keep.
            let isLost = isOutlet || made.areKeptOnly(by: type, in: member)
            if isLost || Self.closesNoCircle(reference, of: type, made, backReferences, subject) {
                harmless.append(member)
                // Held weakly, an object that nobody else keeps would be gone at once.
                if isLost { continue }
                guard isEvery else {
                    moreWithEvery += 1
                    continue
                }
                reference.closesCircle = false
            } else {
                reference.isIdle = Self.isIdle(reference, of: type, subject)
            }
            violations.append((type, reference))
        }
        self.violations = violations
        self.harmless = harmless
        self.moreWithEvery = moreWithEvery
        self.made = made
    }

    private static func isIdle(_ reference: OwnershipViolation, of type: CodeType, _ subject: CodeSubject) -> Bool {
        // A view asks its data source for what it shows: there, the wish for values comes first.
        if case .delegate = reference.kind { subject.isIdle(reference.member, of: type) } else { false }
    }

    private static func closesNoCircle(
        _ reference: OwnershipViolation,
        of type: CodeType,
        _ made: MadeObjects,
        _ backReferences: BackReferences,
        _ subject: CodeSubject
    ) -> Bool {
        let member = reference.member
        return subject.code.isNeverSet(member, of: type)
            || isOfPlatform(reference) && made.areNeverHanded(to: member, of: type)
            || made.areKeptByGivers(of: member, of: type) || made.areLetGo(by: type, from: member)
            || made.areShared(in: member, of: type) || made.areBorrowed(in: member, of: type)
            || !backReferences.mayLead(from: reference.type, to: type)
    }

    /// What a protocol of the project's own says is to be set by somebody, sooner or later.
    private static func isOfPlatform(_ reference: OwnershipViolation) -> Bool {
        if case .platform = reference.type { true } else { false }
    }
}

extension OwnershipViolation.Kind {
    fileprivate var isOfDelegate: Bool {
        switch self {
        case .delegate, .dataSource: true
        case .leadsBack, .leadsToController, .isToBeKept: false
        }
    }
}

extension CodeIndex {
    /// Whether a property that nobody outside of its file can name, be it by a protocol of the project, starts with nothing, and
    /// its file sets it nowhere: it holds nobody.
    func isNeverSet(_ member: MemberFact, of type: CodeType) -> Bool {
        guard isHidden(member), !isDemanded(member, of: type), !member.isConstant,
            member.value.map({ $0.kind == .nil }) ?? true, !member.attributes.contains("IBOutlet"),
            !member.attributes.contains("objc")
        else { return false }
        return !uses(naming: member.baseName, inFile: type.file).contains { use in
            switch use.role {
            case .read, .called, .selector: return false
            case .assigned, .modified, .passedInOut, .keyPath: return true
            }
        }
    }
}

extension CodeSubject {
    /// Whether a property that others can see starts with nothing, and nobody sets or reads it.
    fileprivate func isIdle(_ property: MemberFact, of type: CodeType) -> Bool {
        !property.isConstant && property.value.map({ $0.kind == .nil }) ?? true
            && !code.names(property, type)
            && isUnknownToOthers(property, of: type)
    }
}
