import SourceFacts

/// What is handed to certain properties, and whether it is made in the very expression that does so: `description.delegate = CardHandler()`,
/// `Card(delegate: CardHandler())`. Then nobody else keeps it, so that a weak reference would lose it at once.
struct MadeObjects {
    /// An argument with the label of a property.
    typealias Argument = (call: CallFact, value: ValueFact)

    let code: CodeIndex
    /// By the fingerprints of the names that they are handed to, and of the labels by which they get there.
    private(set) var assignments: [UInt64: [AssignmentFact]] = [:]
    private(set) var arguments: [UInt64: [Argument]] = [:]
    /// Of each file of tests, the fingerprints of those of these names and of the classes' names that it mentions.
    private var testMentions: [Set<UInt64>] = []

    init(handedTo members: [(type: CodeType, member: MemberFact)], in code: CodeIndex) {
        self.code = code
        if members.isEmpty { return }
        var names: Set<UInt64> = []
        var namesInTests: Set<UInt64> = []
        for (type, member) in members {
            names.insert(member.baseName.fingerprint)
            namesInTests.insert(member.baseName.fingerprint)
            for entrance in Entrance.all(to: member, of: type, in: code) ?? [] {
                names.insert(entrance.label.fingerprint)
            }
            for id in [type.id] + code.subclasses(of: type.id) {
                namesInTests.insert(code[id].declaration.name.fingerprint)
            }
        }
        let (wanted, wantedInTests) = (names, namesInTests)
        testMentions = code.jobs.map(code.files.filter(\.facts.isKnownByWords)) { file in
            Set(file.facts.mentionedNames.lazy.map(\.fingerprint).filter(wantedInTests.contains))
        }
        let found = code.jobs.map(code.files) { file in
            (Self.assignments(in: file, to: wanted), Self.arguments(in: file, labelled: wanted))
        }
        for (assignments, arguments) in found {
            for (name, assignment) in assignments { self.assignments[name, default: []].append(assignment) }
            for (name, argument) in arguments { self.arguments[name, default: []].append(argument) }
        }
    }

    private static func assignments(
        in file: CodeFile,
        to names: Set<UInt64>
    ) -> [(name: UInt64, assignment: AssignmentFact)] {
        var found: [(name: UInt64, assignment: AssignmentFact)] = []
        for assignment in file.facts.assignments {
            guard let name = assignment.target.components.last?.name.fingerprint, names.contains(name) else { continue }
            found.append((name, assignment))
        }
        return found
    }

    private static func arguments(
        in file: CodeFile,
        labelled names: Set<UInt64>
    ) -> [(name: UInt64, argument: Argument)] {
        var found: [(name: UInt64, argument: Argument)] = []
        for call in file.facts.calls {
            for argument in call.arguments {
                guard let name = argument.label?.fingerprint, names.contains(name) else { continue }
                found.append((name, (call, argument)))
            }
        }
        return found
    }

    /// Whether somebody hands what was just made to a property of a class, or may do so.
    func areHanded(to member: MemberFact, of type: CodeType) -> Bool {
        let name = member.baseName.fingerprint
        return assignments[name]?.contains { code.isMaking($0.value) && mayLead($0.target, to: type) } ?? false
            || arguments[name]?.contains { code.isMaking($0.value) && mayMake(type, $0.call) } ?? false
            || testMentions.contains { $0.contains(name) && mayMake(type, in: $0) }
    }

    /// Whether nobody in the project hands anything to a property of a class, and nobody else can: it holds nobody.
    func areNeverHanded(to member: MemberFact, of type: CodeType) -> Bool {
        guard !member.isConstant, member.value.map({ $0.kind == .nil }) ?? true, !code.isPublic(member),
            !member.attributes.contains("objc"),
            !code.classes(from: type.id).contains(where: { code[$0].declaration.attributes.contains("objcMembers") })
        else { return false }
        let name = member.baseName.fingerprint
        return !(assignments[name]?.contains { mayLead($0.target, to: type) } ?? false)
            && !(arguments[name]?.contains { mayMake(type, $0.call) } ?? false)
            && !testMentions.contains { $0.contains(name) && mayMake(type, in: $0) }
    }

    /// Whether all that a property is given are objects that are there as long as the app is, such as `Player.shared` and the
    /// app's own delegate.
    func areShared(in member: MemberFact, of type: CodeType) -> Bool {
        isAlwaysSet(member, of: type, to: isShared)
    }

    /// Whether all that a property is given is what others have for a delegate, to be put back when the time comes. One of the same
    /// name is handed on.
    func areBorrowed(in member: MemberFact, of type: CodeType) -> Bool {
        isAlwaysSet(member, of: type) { assignment in
            guard assignment.value.kind == .path, let path = assignment.value.use?.components, path.count > 1,
                let name = path.last?.name
            else { return false }
            return name != member.baseName && (name == "delegate" || name.hasSuffix("Delegate"))
        }
    }

    /// Whether assignments alone set a property, and all of them to what is wanted.
    private func isAlwaysSet(
        _ member: MemberFact,
        of type: CodeType,
        to isWanted: (AssignmentFact) -> Bool
    ) -> Bool {
        let assigned = (assignments[member.baseName.fingerprint] ?? []).filter {
            $0.value.kind != .nil && mayLead($0.target, to: type)
        }
        return !assigned.isEmpty && assigned.allSatisfy(isWanted)
            && !(arguments[member.baseName.fingerprint]?.contains { mayMake(type, $0.call) } ?? false)
    }

    /// Whether it is what a class keeps of itself as a static property, by the name of that or as `self`.
    private func isShared(_ assignment: AssignmentFact) -> Bool {
        guard let place = assignment.member else { return false }
        let holder: TypeID?
        switch assignment.value.kind {
        case .self: holder = code.ownerType(of: place).projectType
        case .path:
            guard let use = assignment.value.use, use.root == .name, use.components.count == 2,
                let first = use.components.first, let last = use.components.last, first.startsUppercase,
                let named = code.lookup(name: first.name, in: place).projectType
            else { return false }
            guard keepsItself(named, as: { $0.baseName == last.name }) else { return false }
            holder = named
        default: return false
        }
        return holder.map {
            keepsItself($0) { _ in true } || code.conforms($0, toProtocolNamed: "UIApplicationDelegate")
        }
            ?? false
    }

    private func keepsItself(_ type: TypeID, as isNamed: (MemberFact) -> Bool) -> Bool {
        code[type].members.contains { member in
            member.kind == .storedProperty && member.isTypeMember && member.isConstant && isNamed(member)
                && code.type(of: member).projectType == type
        }
    }

    /// Whether tests that mention these names may make one of the class.
    private func mayMake(_ type: CodeType, in mentioned: Set<UInt64>) -> Bool {
        ([type.id] + code.subclasses(of: type.id)).contains {
            mentioned.contains(code[$0].declaration.name.fingerprint)
        }
    }

    /// Whether the path up to its last name may be one of the class.
    func mayLead(_ target: UseFact, to type: CodeType) -> Bool {
        guard let member = target.member else { return true }
        if target.root == .local, target.components.count == 1 { return false }
        if target.selfPath?.count == 1 {
            return code.owner(of: member).map { mayStand($0.id, for: type) } ?? true
        }
        return mayBe(code.type(of: target, upTo: target.components.count - 1, in: member), type)
    }

    /// Whether the call may hand its arguments to one of the class: an initializer of another type does not.
    func mayMake(_ type: CodeType, _ call: CallFact) -> Bool {
        let path = call.constructedPath
        guard let member = call.member, let last = path.last, last.startsUppercase else { return true }
        return mayBe(code.lookup(path: path.map(\.name), in: member), type)
    }

    private func mayBe(_ found: NamedType, _ type: CodeType) -> Bool {
        found.isUnknown || found.candidates.contains { mayStand($0, for: type) }
    }

    /// Whether it is the class, inherits from it or, as a protocol, may stand for it.
    private func mayStand(_ found: TypeID, for type: CodeType) -> Bool {
        code[found].kind == .protocol || code.classes(from: found).contains(type.id)
    }
}
