import SourceFacts
import ScreenSpecDiagnostics

/// What a view does with what it keeps in a property.
extension CodeIndex {
    /// Whether it was given the object, and asks nothing of it but hands it to others, such as its model.
    ///
    /// What others can set needs no initializer to give it, but goes into one of what the view makes.
    func isGivenAndHandedOn(_ property: MemberFact, by type: CodeType) -> Bool {
        guard property.value.map({ $0.kind == .nil }) ?? true, !property.isTypeMember else { return false }
        let assigned = assignments(to: property, in: type)
        guard assigned.allSatisfy({ $0.value.kind == .path && $0.value.use?.local?.kind == .parameter }) else {
            return false
        }
        let members = type.declarations.flatMap(\.allMembers)
        if isHidden(property) {
            if assigned.isEmpty { return false }
        } else if !members.contains(where: { gives(property, toMade: $0) }) {
            return false
        }
        var isRead = false
        for member in members {
            for use in member.uses {
                switch Reading(of: property.baseName, in: use) {
                case .asked: return false
                case .named: isRead = true
                case nil: break
                }
            }
        }
        return isRead
    }

    /// Whether a class uses a member of what a property holds, in other members than some.
    func asks(of property: MemberFact, _ type: CodeType, besides members: Set<SourceRange>) -> Bool {
        type.declarations.flatMap(\.allMembers).contains { member in
            !members.contains(member.nameRange)
                && member.uses.contains { Reading(of: property.baseName, in: $0) == .asked }
        }
    }

    /// `HomeViewModel(store: store)`.
    private func gives(_ property: MemberFact, toMade member: MemberFact) -> Bool {
        member.calls.contains { call in
            guard call.constructedPath.last?.startsUppercase ?? false else { return false }
            return call.arguments.contains { argument in
                argument.kind == .path && argument.use?.propertyOfSelf == property.baseName
            }
        }
    }

    /// Whether nothing in its file reads it, through whatever object; to set it is not to read it.
    func isUnread(_ property: MemberFact) -> Bool {
        isHidden(property)
            && !property.facts.uses.contains { use in
                let names = use.root == .local ? use.components.dropFirst() : use.components[...]
                let read = use.role == .assigned ? names.dropLast() : names
                return read.contains { $0.name == property.baseName }
            }
    }

    /// Whether a class has to do with a property of its own anywhere: reads it, or sets it as well.
    func names(_ property: MemberFact, _ type: CodeType, onlyToRead: Bool = false) -> Bool {
        type.declarations.contains { declaration in
            declaration.uses.naming(property.baseName).contains { use in
                use.components.enumerated().contains { position, component in
                    component.name == property.baseName
                        && !(onlyToRead && use.role == .assigned && position == use.components.count - 1)
                        && isMember(ofName: position, in: use, of: type)
                }
            }
        }
    }

    /// Whether a name of a path may be that of a member of the class: not what another object has by the same name, and no variable.
    private func isMember(ofName position: Int, in use: UseFact, of type: CodeType) -> Bool {
        guard position > 0 else { return use.root != .local && use.root != .implicit }
        guard let member = use.member else { return true }
        switch self.type(of: use, upTo: position, in: member) {
        case .platform: return false
        case .project(let id):
            return self[id].kind == .protocol || classes(from: id).contains(type.id)
                || classes(from: type.id).contains(id)
        case .ambiguous, .unknown: return true
        }
    }

    /// Whether who is handed the object to keep it uses the parameter.
    func isAskedBeforeKept(_ property: MemberFact, by type: CodeType) -> Bool {
        assignments(to: property, in: type).contains { assignment in
            guard let parameter = assignment.value.use?.local, parameter.kind == .parameter,
                let place = assignment.member
            else { return false }
            return place.uses.contains { use in
                use.components.count > 1 && use.local.map { $0.index == parameter.index } ?? false
            }
        }
    }

    private enum Reading {
        /// A member of the object is used.
        case asked
        /// The object itself is: as an argument, a value, a condition.
        case named

        init?(of property: FactText, in use: UseFact) {
            guard use.role != .assigned || use.components.count > 1 else { return nil }
            if let path = use.selfPath, path.first?.name == property {
                self = path.count > 1 ? .asked : .named
            } else if let local = use.local, use.components.count > 1, let value = local.value, value.kind == .path,
                value.use?.propertyOfSelf == property
            {
                self = .asked
            } else {
                return nil
            }
        }
    }

    /// Whether a class only holds values, and is data whatever it is called: nobody knows a method of it, or a database keeps it.
    func isData(_ type: CodeType) -> Bool {
        if isPersisted(type) { return true }
        let family = classes(from: type.id)
        guard !hasUnknownSuperclass(type.id), platformClass(of: type.id).map({ $0.name == "NSObject" }) ?? true else {
            return false
        }
        if family.contains(where: { holdsService(self[$0]) }) { return false }
        var holdsValues = false
        for id in family + protocols(of: type.id).flatMap(\.candidates) {
            for member in self[id].members {
                switch member.kind {
                case .method, .subscript: return false
                case .storedProperty:
                    if member.isTypeMember { return false }
                    guard !holdsFunction(member) else { return false }
                    holdsValues = true
                case .computedProperty: if member.isTypeMember { return false }
                case .initializer, .deinitializer, .enumCase: break
                }
            }
        }
        return holdsValues
    }

    /// A model of Core Data or Realm: its properties are those of a record.
    private func isPersisted(_ type: CodeType) -> Bool {
        if inherits(type.id, from: "NSManagedObject") { return true }
        let bases = unknownAncestors(of: type.id)
        return classes(from: type.id).contains { ancestor in
            self[ancestor].members.contains { member in
                guard member.kind == .storedProperty, !member.isTypeMember else { return false }
                if member.attributes.contains("Persisted") { return true }
                return member.modifiers.contains("dynamic") && !bases.isEmpty
            }
        }
    }

    /// Whether it keeps what can be asked for something: an object that it knows by a protocol.
    func holdsService(_ type: CodeType) -> Bool {
        type.members.contains { member in
            guard member.kind == .storedProperty, !member.isTypeMember, !member.isWeak,
                let held = self.type(of: member).projectType, self[held].kind == .protocol
            else { return false }
            return self[held].declaration.members.contains { $0.kind == .method }
        }
    }

    private func holdsFunction(_ member: MemberFact) -> Bool {
        member.value?.kind == .closure || member.type?.subtree.contains { $0.kind == .function } ?? false
    }
}

extension CodeSubject {
    /// Whether nothing reads a property, whoever may see it.
    func isNeverRead(_ property: MemberFact, of type: CodeType) -> Bool {
        if code.isHidden(property) { return code.isUnread(property) }
        return property.kind == .storedProperty && !property.isTypeMember
            && !code.names(property, type, onlyToRead: true)
            && isUnknownToOthers(property, of: type)
    }

    /// Whether no other code has to do with a property that it could see: no protocol demands it, neither Interface Builder nor
    /// Objective-C sets it, and nobody names it.
    func isUnknownToOthers(_ property: MemberFact, of type: CodeType) -> Bool {
        type.isClass && !property.isOverride && !code.isPublic(property)
            && !property.attributes.contains(where: {
                ["IBOutlet", "IBInspectable", "objc", "NSManaged"].contains($0.name)
            })
            && !code.classes(from: type.id).contains { code[$0].declaration.attributes.contains("objcMembers") }
            && !code.isDemanded(property, of: type) && !code.isSharedWithFamily(property, of: type)
            && !visibility.mayBeUsed(property, beyond: type)
    }
}

extension ValueFact {
    /// Whether to make the value of a property does nothing beside, as far as anybody can tell: whoever listens to something until the
    /// object ends keeps what it gets for that, and need not read it.
    func isPlain(in property: MemberFact) -> Bool {
        switch kind {
        case .construction, .chainedConstruction, .call, .path:
            property.calls.allSatisfy { !range.contains($0.range) || Self.isPlain($0) }
        default: false
        }
    }

    private static func isPlain(_ call: CallFact) -> Bool {
        let name = call.name?.string ?? ""
        return !effects.contains { name.hasPrefix($0) }
            && !call.arguments.contains { $0.kind == .closure || $0.kind == .self || $0.kind == .selector }
    }

    private static let effects = [
        "add", "bind", "connect", "listen", "observe", "on", "register", "resume", "run", "schedule", "sink", "start",
        "subscribe",
    ]
}
