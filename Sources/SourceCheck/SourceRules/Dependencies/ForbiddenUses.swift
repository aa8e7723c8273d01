import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// The uses of forbidden types in the code of one role member.
struct ForbiddenUses {
    struct Use {
        /// Of the type, as people know it.
        private(set) var name: String
        /// As a clause: "forbids: types: *Service".
        let pattern: String
        let isShared: Bool
        /// Where a property has it that nothing reads.
        let unread: Unread?
        let reference: CodeReference
        /// The entry of the architecture.
        let entry: Name

        enum Unread {
            /// The property keeps it.
            case kept
            /// What the property keeps is made of it, or comes from it.
            case source

            /// What a sentence says before the name.
            var words: String { self == .kept ? "" : "what comes of " }
        }

        /// The same use where the type is known by another name.
        func named(_ name: String) -> Use {
            var use = self
            use.name = name
            return use
        }
    }

    let roleMember: RoleMember
    let subject: CodeSubject
    let names: ForbiddenNames
    private let namespaces: Namespaces

    init(of roleMember: RoleMember, _ names: ForbiddenNames, in subject: CodeSubject) {
        self.roleMember = roleMember
        self.subject = subject
        self.names = names
        namespaces = Namespaces(subject.code)
    }

    func among(_ references: [CodeReference]) -> [Use] {
        var names: [String: String] = [:]
        let isContainer =
            roleMember.isLoneController && subject.code.isControllerContainer(roleMember.type.id)
        let assembling = isContainer ? membersAboutScreens(references) : assemblingMembers(references)
        var reached: Set<SourceRange> = []
        let uses = references.compactMap { reference -> Use? in
            guard reference.way != .reaches || isHandedOut(reference), !isNotification(reference),
                !subject.code.isFactory(reference.member),
                !isContainer || isAsked(reference) || !assembling.contains(reference.member.nameRange),
                !isContainer || !isForScreens(reference, besides: assembling), let use = use(reference),
                isContainer || !assembling.contains(reference.member.nameRange) || !isForNewScreen(reference),
                !isHandedOn(reference),
                !isForPartner(reference), !isOfViews(reference), !subject.code.isPlainConstant(reference),
                // What a variable stands for is reached once, however often it is asked.
                reference.source == nil || reached.insert(reference.place).inserted
            else { return nil }
            let bare = ProtocolName.bare(use.name)
            let name = names[bare] ?? use.name
            names[bare] = name
            return use.named(name)
        }
        // What makes a property that nothing reads goes with it: that is one mistake.
        var unread: Set<SourceRange> = []
        return uses.filter { $0.unread == nil || unread.insert($0.reference.member.nameRange).inserted }
    }

    /// `context.store.load()`: the view uses what somebody else keeps for it. What it keeps itself stands at its property, and
    /// what a service hands out is a matter of that service.
    private func isHandedOut(_ reference: CodeReference) -> Bool {
        guard case .path(let components) = reference.spelling, components.count > 1 || reference.startsAtPath,
            !reference.startsAtNewObject, !isFieldOfValue(reference)
        else { return false }
        guard let through = reference.through else { return reference.startsAtPath }
        let holder = subject.code.qualifiedName(of: through)
        return names.types.entry(for: holder) == nil && names.types.entry(for: ProtocolName.bare(holder)) == nil
    }

    /// `notice.repository.owner` of a `struct Repository`, which is what is shown.
    private func isFieldOfValue(_ reference: CodeReference) -> Bool {
        guard let target = reference.target.projectType, subject.code[target].kind == .struct,
            let message = reference.message
        else { return false }
        return subject.code.member(message, of: target)?.kind == .storedProperty
    }

    /// `UserDefaults.didChangeNotification`: whoever listens uses no service.
    private func isNotification(_ reference: CodeReference) -> Bool {
        guard reference.way == .usesStatically, let message = reference.message else { return false }
        return message.hasSuffix("Notification") || message.hasSuffix("NotificationName")
    }

    /// Where a view puts its own screen together, the members in which it makes other roles: they name what those need.
    private func assemblingMembers(_ references: [CodeReference]) -> Set<SourceRange> {
        guard roleMember.role?.assembles == true else { return [] }
        let making = references.filter { reference in
            guard reference.way == .makes, let made = reference.target.projectType else { return false }
            return !subject.roles.plays(of: made).isEmpty
        }
        return Set(making.map(\.member.nameRange))
    }

    /// Those in which a container of other screens has to do with one of them, which it may be giving what that needs.
    private func membersAboutScreens(_ references: [CodeReference]) -> Set<SourceRange> {
        let about = references.filter { reference in
            guard reference.way != .stores, !isOfOwnPartner(reference) else { return false }
            return subject.code.isViewController(reference.target)
                || reference.target.candidates.contains { !subject.references[$0].isEmpty }
        }
        return Set(about.map(\.member.nameRange))
    }

    /// Whether a container asks a partner of its own, which no other view may have: it keeps one whose screen has no view.
    private func isOfOwnPartner(_ reference: CodeReference) -> Bool {
        guard reference.way == .reaches, let target = reference.target.projectType,
            let partner = roleMember.architecture.partner, let view = roleMember.architecture.viewRole?.name.text
        else { return false }
        let references = subject.references[target]
        return !references.isEmpty
            && references.allSatisfy { other in
                other.role == partner && subject.roles.screens[other.screen].types(playing: view).isEmpty
            }
            && roleMember.type.members.contains { member in
                member.kind == .storedProperty && subject.code.type(of: member).projectType == target
            }
    }

    /// Whether a method of a shared object, of the type itself or of a local object is called: `Store.shared.load()`.
    private func isAsked(_ reference: CodeReference) -> Bool {
        if reference.way == .makes { return isAskedLocal(reference) }
        guard reference.way == .usesStatically, case .path(let names) = reference.spelling else { return false }
        let count = names.count + (isShared(reference) ? 1 : 0)
        return reference.member.uses.contains { use in
            use.range.contains(reference.range)
                && use.components.dropFirst(count).first?.isCalled == true
        }
    }

    /// `let api = Api()`, and `api.load()` in the same member.
    private func isAskedLocal(_ reference: CodeReference) -> Bool {
        let member = reference.member
        let made = member.locals.first { local in
            guard let value = local.value, value.kind == .construction, let use = value.use else { return false }
            return use.range.lower == reference.range.lower
        }
        guard let made else { return false }
        return member.uses.contains { use in
            use.local?.index == made.index && use.components.count > 1 && use.role == .called
        }
    }

    /// Whether a container keeps or takes an object, and asks nothing of it beside those members: it is there for the screens.
    private func isForScreens(_ reference: CodeReference, besides members: Set<SourceRange>) -> Bool {
        let member = reference.member
        if isAsked(reference) { return false }
        guard member.kind == .storedProperty, !member.isTypeMember else { return reference.way == .names }
        return !subject.code.asks(of: member, roleMember.type, besides: members)
    }

    private func use(_ reference: CodeReference) -> Use? {
        if let use = use(ofNamed: reference) { return use }
        for outer in namespaces.around(reference) {
            if let use = use(ofNamed: outer) { return use }
        }
        return nil
    }

    private func use(ofNamed reference: CodeReference) -> Use? {
        let name = subject.code.name(of: reference)
        // Nearly all that a view names fits nothing, and need not be held against the exceptions.
        let typeEntry = names.types.entry(for: name) ?? entry(forProtocol: name, reference)
        let sharedEntry = isShared(reference) ? sharedEntry(for: name, reference) : nil
        guard typeEntry != nil || sharedEntry != nil, !names.exceptions.contains(name), !isOwn(reference) else {
            return nil
        }
        if let entry = typeEntry, isService(reference, entry) {
            return Use(
                name: name,
                pattern: "types: \(entry.text)",
                isShared: false,
                unread: unread(reference),
                reference: reference,
                entry: entry
            )
        }
        return sharedEntry.map { entry in
            Use(
                name: name,
                pattern: "singletons: \(entry.text)",
                isShared: true,
                unread: unread(reference),
                reference: reference,
                entry: entry
            )
        }
    }

    private func unread(_ reference: CodeReference) -> Use.Unread? {
        let property = reference.member
        guard property.kind == .storedProperty else { return nil }
        let isKept = reference.way == .stores || isKept(reference)
        guard isKept || property.value.map({ $0.isPlain(in: property) && $0.range.contains(reference.range) }) ?? false,
            subject.isNeverRead(property, of: roleMember.type),
            !subject.code.isAskedBeforeKept(property, by: roleMember.type)
        else { return nil }
        return isKept ? .kept : .source
    }

    /// Whether a property of the view is what is made or named here, `Service()` or `Service.shared`, and nothing that is asked of it.
    private func isKept(_ reference: CodeReference) -> Bool {
        let property = reference.member
        guard property.kind == .storedProperty, !property.isTypeMember, let value = property.value,
            value.range.contains(reference.range)
        else { return false }
        switch value.kind {
        case .construction: return reference.way == .makes && value.use?.range.lower == reference.range.lower
        case .path: return isShared(reference) && reference.furtherMessage == nil
        default: return false
        }
    }

    private func sharedEntry(for name: String, _ reference: CodeReference) -> Name? {
        guard let entry = names.singletons.entry(for: name) else { return nil }
        if case .platform = reference.target, !Self.mayMeetPlatform(entry) { return nil }
        if roleMember.isView, entry.text.contains("*"),
            reference.target.candidates.contains(where: { candidate in
                let type = subject.code[candidate]
                return subject.code.isOfLooksOrSenses(type) || subject.code.onlyComputes(type)
                    || subject.code.onlyOpens(type) || subject.code.keepsViews(type)
                    || subject.code.onlyPublishes(type)
            })
        {
            return nil
        }
        return isPutElsewhere(reference) ? nil : entry
    }

    /// `*Store` is for the project's own types: what the platform calls a store may be a setting. `CN*` and full names are for it.
    static func mayMeetPlatform(_ entry: Name) -> Bool {
        !entry.text.hasPrefix("*")
    }

    /// `configuration.store = Store.shared` hands the object on.
    private func isPutElsewhere(_ reference: CodeReference) -> Bool {
        reference.member.assignments.contains { assignment in
            guard
                let target = assignment.target.selfPath
                    ?? assignment.target.local.map({ _ in assignment.target.components }),
                target.count > 1, assignment.value.kind == .path || assignment.value.kind == .call,
                let use = assignment.value.use
            else { return false }
            // `Store.shared` or `Store.shared()`, and nothing that is asked of it.
            return use.components.count == 2 && use.range.contains(reference.range)
        }
    }

    /// `Store.shared`.
    func isShared(_ reference: CodeReference) -> Bool {
        guard reference.way == .usesStatically, let message = reference.message else { return false }
        return names.sharedMembers.contains(message)
    }

    private func isOwn(_ reference: CodeReference) -> Bool {
        reference.target.candidates.contains { candidate in
            var next: TypeID? = candidate
            while let type = next {
                if type == roleMember.type.id { return true }
                next = subject.code[type].parent
            }
            return false
        }
    }
}
