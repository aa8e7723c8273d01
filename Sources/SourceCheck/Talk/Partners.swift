import SourceFacts

extension CodeSubject {
    /// Whether only other view controllers hold what is called like the partner of these views: then it is theirs, whatever the
    /// names are.
    func isPartnerOfOthers(_ partners: [TypeID], _ views: [TypeID]) -> Bool {
        guard !views.contains(where: { holdsOne(of: partners, $0) }) else { return false }
        let family = Set(views.flatMap { code.classes(from: $0) + code.subclasses(of: $0) })
        return partners.contains { partner in
            controllersHolding(partner).contains { !family.contains($0) }
        }
    }

    /// Whether a view controller shows nothing of its own, such as one that is only kept to be found, and neither it nor what is called
    /// like its partner knows of the other: then they have the name in common, and no more.
    func isShell(_ view: TypeID, beside partners: [TypeID]) -> Bool {
        guard case .platform = code.ancestry.superclass(of: view),
            code[view].members.allSatisfy({ $0.kind == .computedProperty && !$0.isOverride })
        else { return false }
        return !holdsOne(of: partners, view) && !partners.contains { holdsOne(of: [view], $0) }
    }

    /// Whether a property, the parameter of an initializer, or a generic argument of the superclass leads to one.
    private func holdsOne(of partners: [TypeID], _ type: TypeID) -> Bool {
        func isOne(_ found: NamedType) -> Bool {
            found.candidates.contains { held in
                partners.contains { $0 == held || code.conforms($0, to: held) || code.classes(from: $0).contains(held) }
            }
        }
        return code.classes(from: type).contains { ancestor in
            code[ancestor].declarations.contains { declaration in
                declaration.inheritedTypes.contains { inherited in
                    inherited.type.genericArguments.contains { isOne(code.lookup($0, in: declaration.parent)) }
                }
                    || declaration.members.contains { member in
                        if member.isProperty { return isOne(code.type(of: member)) }
                        return (member.kind == .initializer || member.kind == .method)
                            && member.parameters.contains {
                                $0.type.map { isOne(code.lookup($0, in: member)) } ?? false
                            }
                    }
            }
        }
    }

    private func controllersHolding(_ partner: TypeID) -> [TypeID] {
        let holders = controllersByPartner { findControllersByPartner() }
        return holders[partner] ?? []
    }

    /// Which view controllers store a type that plays a role, or are made with one.
    private func findControllersByPartner() -> [TypeID: [TypeID]] {
        var holders: [TypeID: [TypeID]] = [:]
        for type in checkedTypes where code.isViewController(type.id) {
            for member in type.members where !member.isTypeMember {
                for held in self.held(by: member) where !roles.plays(of: held).isEmpty {
                    holders[held, default: []].append(type.id)
                }
            }
        }
        return holders
    }

    private func held(by member: MemberFact) -> [TypeID] {
        switch member.kind {
        case .storedProperty: code.type(of: member).candidates
        case .initializer:
            member.parameters.compactMap(\.type).flatMap { code.lookup($0, in: member).candidates }
        default: []
        }
    }
}
