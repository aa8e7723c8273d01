import SourceFacts

/// Delegates that a class cannot do without, and that whoever hands them over keeps anyway: what the class depends on, called a
/// delegate, and not its owner.
extension MadeObjects {
    /// Whether a property always holds something, and all in the project who give it something give an object that they make or
    /// keep, never themselves.
    func areKeptByGivers(of member: MemberFact, of type: CodeType) -> Bool {
        guard let annotation = member.type, !annotation.isOptional, member.value == nil,
            let entrances = Entrance.all(to: member, of: type, in: code)
        else { return false }
        let assigned = (assignments[member.baseName.fingerprint] ?? []).filter {
            maySet(member, $0) && !isOwn($0, of: type) && mayLead($0.target, to: type)
        }
        let handed = entrances.flatMap { entrance in
            (arguments[entrance.label.fingerprint] ?? []).filter { mayPass($0.call, entrance, of: type) }
        }
        let given = (assigned.map { ($0.value, $0.member) } + handed.map { ($0.value, $0.call.member) })
            .filter { !($0.1.map(isOfTests) ?? false) }
        return !given.isEmpty && given.allSatisfy { isKeptByGiver($0, $1, for: type) }
    }

    /// Whether Swift lets an assignment in its place reach the property.
    private func maySet(_ member: MemberFact, _ assignment: AssignmentFact) -> Bool {
        !member.isConstant && (!code.isHidden(member) || assignment.facts.file == member.facts.file)
    }

    private func isOwn(_ assignment: AssignmentFact, of type: CodeType) -> Bool {
        guard let owner = assignment.member?.owner else { return false }
        return assignment.target.selfPath?.count == 1 && code.type(of: owner)?.id == type.id
    }

    private func mayPass(_ call: CallFact, _ entrance: Entrance, of type: CodeType) -> Bool {
        guard let name = call.name else { return false }
        if call.callee.root == .super, !isAbove(type, call.declaration) { return false }
        if let method = entrance.method { return name == method && mayBeAsked(type, call) }
        if makes(type, call) { return true }
        guard name == "init", mayMake(type, call) else { return false }
        return call.callee.root != .self || call.declaration.flatMap { code.type(of: $0) }?.id == type.id
    }

    /// Whether what stands before the name that is called may be of the class, or of one above it.
    private func mayBeAsked(_ type: CodeType, _ call: CallFact) -> Bool {
        guard call.hasReceiver, let caller = call.member else { return true }
        let receiver = code.receiver(of: call, in: caller)
        return receiver.isUnknown || isOne(receiver, type)
    }

    private func isAbove(_ type: CodeType, _ declaration: DeclarationFact?) -> Bool {
        guard let caller = declaration.flatMap({ code.type(of: $0) }) else { return true }
        return caller.id != type.id && code.classes(from: caller.id).contains(type.id)
    }

    /// Whether it is made in its place, or is what a stored property of the giver holds strongly, and keeps no holder in turn.
    private func isKeptByGiver(_ value: ValueFact, _ giver: MemberFact?, for type: CodeType) -> Bool {
        guard let giver else { return false }
        if code.isMaking(value) { return isFree(value, of: type, in: giver) }
        guard value.kind == .path, let name = value.use?.propertyOfSelf,
            let kept = code.member(name, of: code.ownerType(of: giver))
        else { return false }
        return kept.kind == .storedProperty && !kept.isWeak && !kept.isUnowned && isFree(code.type(of: kept), of: type)
    }
}

/// A parameter by which a class is given what it puts into a property.
struct Entrance {
    /// `nil` for an initializer.
    let method: FactText?
    let label: FactText

    /// `nil` where something else than a parameter with a label is put there, or nothing.
    static func all(to member: MemberFact, of type: CodeType, in code: CodeIndex) -> [Entrance]? {
        let assignments = code.assignments(to: member, in: type)
        let entrances = assignments.compactMap(Entrance.init)
        return entrances.isEmpty || entrances.count < assignments.count ? nil : entrances
    }

    private init?(_ assignment: AssignmentFact) {
        guard let place = assignment.member, assignment.value.kind == .path, let use = assignment.value.use,
            use.components.count == 1, let local = use.local, local.kind == .parameter,
            let label = place.parameters.first(where: { $0.name == local.name })?.label
        else { return nil }
        method = place.kind == .initializer ? nil : place.baseName
        self.label = label
    }
}
