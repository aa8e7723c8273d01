import SpecRules
import SourceFacts
import ScreenSpecDiagnostics

/// A view that makes its own parts keeps them private.
package enum PrivateSubviewsInCode {
    static let rule = TypeRule(PrivateSubviews.description) { subject in
        let shown = ShownParts(subject)
        return { types in
            types.flatMap { type -> [Diagnostic] in
                let reached = shown.isEmpty ? [] : shown.findings(in: type)
                guard type.isClass, subject.code.isView(type.id) || subject.code.isViewController(type.id),
                    !showsSubviews(type, subject)
                else { return reached }
                let roots = RootViews.rootProperties(of: type)
                return reached
                    + type.members.compactMap { member in
                        member.kind == .storedProperty
                            ? finding(for: member, of: type, besides: roots, subject)
                            : handedOut(by: member, of: type, subject)
                    }
            }
        }
    }

    /// - Parameter roots: The properties that hold a controller's own view.
    private static func finding(
        for member: MemberFact,
        of type: CodeType,
        besides roots: [FactText],
        _ subject: CodeSubject
    ) -> Diagnostic? {
        guard !member.isTypeMember, !subject.code.isHidden(member), !member.isRequirement, !member.isWeak,
            !member.attributes.contains("IBOutlet"), isSubview(member, of: type, subject.code),
            !member.namesGenericParameter, !roots.contains(where: { $0 == member.baseName }),
            !subject.visibility.mayStayVisible(member, of: type)
        else { return nil }
        let name = member.baseName.string
        let owner = subject.code.qualifiedName(of: type.id)
        let message = "Others can reach '\(name)', a part of '\(owner)', and change it."
        return subject.finding(of: PrivateSubviews.description, message, exposing: member, of: type)
    }

    /// Whether the class shows its subviews by design: the root view of a controller, or a view whose role the architecture
    /// opens with 'subviewsVisibleTo'.
    private static func showsSubviews(_ type: CodeType, _ subject: CodeSubject) -> Bool {
        if subject.rootViews.contains(type.id) { return true }
        return subject.roles.roles(of: type.id).contains { $0.role.subviewsVisibleTo?.isEmpty == false }
    }

    static func isSubview(_ member: MemberFact, of type: CodeType, _ code: CodeIndex) -> Bool {
        if code.isView(code.type(of: member)) || isMadeByAddition(member, code) { return code.isMade(member, by: type) }
        return holdsMadeViews(member, code)
    }

    /// `let label = UILabel.make()`, where an extension in the project adds `make()` to the class of the platform.
    private static func isMadeByAddition(_ member: MemberFact, _ code: CodeIndex) -> Bool {
        guard member.type == nil, let call = member.value?.call, member.value?.kind == .call, call.callee.root == .name,
            call.calledPath.count == 2, let name = call.calledPath.first?.name, name.startsUppercase,
            case .platform(let platform) = code.lookup(name: name, in: member), code.isView(.platform(platform)),
            let method = call.name
        else { return false }
        return code.addedMember(method, to: platform).map { addition in
            guard addition.isTypeMember, let result = addition.type else { return false }
            return result.stripped.name == "Self" || code.isView(code.lookup(result, in: addition))
        } ?? false
    }

    /// `let digits: [UILabel] = [UILabel(), UILabel()]`. What can be set may come from somebody else.
    private static func holdsMadeViews(_ member: MemberFact, _ code: CodeIndex) -> Bool {
        guard member.isConstant || member.isLazy, let type = member.type?.stripped, type.kind == .array,
            let element = type.parts.first, code.isView(code.lookup(element, in: member))
        else { return false }
        switch member.value?.kind {
        case .array, .call, .closureCall, .other: return true
        default: return false
        }
    }
}
