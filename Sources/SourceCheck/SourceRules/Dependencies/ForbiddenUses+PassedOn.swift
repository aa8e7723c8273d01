import SourceFacts
import ScreenSpecDiagnostics

/// What a view has in its hands and does not use: it is for its partner, for what is shown, or for somebody else.
extension ForbiddenUses {
    /// Whether a view makes or uses the object only in an argument of its own partner's initializer, which is to use it: makes it
    /// there, or says in a closure what is to be done with it.
    func isForPartner(_ reference: CodeReference) -> Bool {
        guard roleMember.isView, let partner = roleMember.architecture.partner else { return false }
        let member = reference.member
        return member.calls.contains { call in
            guard
                call.arguments.contains(where: { argument in
                    (argument.kind == .closure || reference.way == .reaches) && argument.range.contains(reference.range)
                        || reference.way == .makes && isConstruction(argument, at: reference.range)
                })
            else { return false }
            let path = call.constructedPath
            guard path.last?.startsUppercase ?? false else { return false }
            return subject.code.lookup(path: path.map(\.name), in: member).candidates.contains { made in
                subject.references[made].contains { $0.role == partner }
                    || reference.way == .makes && isKept(made)
            }
        }
    }

    /// Whether a controller that is part of no screen keeps an object of the class, which is no view and no service, but stands for its
    /// partner.
    private func isKept(_ made: TypeID) -> Bool {
        let name = subject.code.qualifiedName(of: made)
        guard roleMember.screen == nil, subject.code[made].isClass, !isShown(.project(made)),
            names.types.entry(for: name) == nil
        else {
            return false
        }
        return roleMember.type.members.contains { member in
            member.kind == .storedProperty && !member.isTypeMember
                && subject.code.type(of: member).projectType == made
        }
    }

    /// Whether a method is called that makes a view or a controller, or is handed one, or that presents or dismisses what
    /// it is told: that is no part of a service, whatever type it stands in.
    func isOfViews(_ reference: CodeReference) -> Bool {
        guard roleMember.isView, reference.way == .usesStatically || reference.way == .reaches,
            let first = reference.message
        else { return false }
        // `Pages.shared.present(page)`: what the shared object is asked for.
        let asked = isShared(reference) ? reference.furtherMessage : nil
        let isTypeMember = reference.way == .usesStatically && asked == nil
        let message = asked ?? first
        return reference.target.candidates.contains { candidate in
            let methods = subject.code[candidate].members.filter {
                $0.kind == .method && $0.isTypeMember == isTypeMember && $0.baseName == message
            }
            return !methods.isEmpty
                && !methods.contains { isMaker($0, of: candidate) }
                && methods.allSatisfy { method in
                    subject.code.onlyPresents(method)
                        || ([method.type] + method.parameters.map(\.type)).contains { type in
                            type.map { isShown(subject.code.lookup($0.stripped, in: method)) } ?? false
                        }
                }
        }
    }

    /// `static func make() -> ListViewController` of a `ListViewController`: who calls it makes one.
    private func isMaker(_ method: MemberFact, of type: TypeID) -> Bool {
        guard method.isTypeMember, isShown(.project(type)), let result = method.type?.stripped else { return false }
        return result.name == "Self" || subject.code.lookup(result, in: method).projectType == type
    }

    private func isShown(_ type: NamedType) -> Bool {
        subject.code.isView(type) || subject.code.isViewController(type)
    }

    private func isConstruction(_ value: ValueFact, at place: SourceRange) -> Bool {
        value.kind == .construction && value.range.contains(place) && value.use?.range.contains(place) ?? false
    }

    /// A parameter that a view only gives to somebody else, such as its model, is nothing that the view uses. What it keeps
    /// of it stands at the property.
    func isHandedOn(_ reference: CodeReference) -> Bool {
        if roleMember.isView, reference.way == .stores {
            return subject.code.isGivenAndHandedOn(reference.member, by: roleMember.type)
        }
        guard roleMember.isView, reference.way == .names,
            let parameter = reference.member.parameters.first(where: { $0.holds(reference.range) }),
            let name = parameter.name
        else { return false }
        return !reference.member.uses.contains { use in
            use.components.count > 1 && use.local.map { $0.kind == .parameter && $0.name == name } == true
        }
    }
}
