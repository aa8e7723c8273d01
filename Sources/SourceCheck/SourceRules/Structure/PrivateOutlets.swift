import SpecRules
import SourceFacts
import ScreenSpecDiagnostics

/// Outlets are private: to the class whose scene or nib connects them.
package enum PrivateOutlets {
    package static let description = RuleDescription.privateOutlets

    static let rule = TypeRule(description) { subject in
        let connected = subject.analysis(ConnectedOutlets.self)
        return { types in
            types.flatMap { type in
                type.isClass
                    ? type.members.compactMap { connected.leadsAway($0) ? nil : finding(for: $0, of: type, subject) }
                    : []
            }
        }
    }

    private static func finding(for member: MemberFact, of type: CodeType, _ subject: CodeSubject) -> Diagnostic? {
        guard member.isProperty, !member.isTypeMember, member.attributes.contains("IBOutlet"),
            isPart(member, subject.code), !subject.visibility.mayStayVisible(member, of: type)
        else { return nil }
        let name = member.baseName.string
        let owner = subject.code.qualifiedName(of: type.id)
        let message = "The outlet '\(name)' of '\(owner)' can be reached from outside."
        return subject.finding(of: description, message, exposing: member, of: type)
    }

    /// Whether an outlet holds a part of the view rather than an object that somebody else connects, such as a delegate.
    private static func isPart(_ member: MemberFact, _ code: CodeIndex) -> Bool {
        guard var type = member.type?.stripped else { return true }
        while type.kind == .array, let element = type.parts.first { type = element.stripped }
        if type.kind == .composition { return false }
        if type.name == "AnyObject" || type.name == "Any" { return false }
        let found = code.lookup(type, in: member)
        return found.isUnknown || partClasses.contains { code.inherits(found, from: $0) }
    }

    private static let partClasses = ["UIView", "NSLayoutConstraint", "UIBarItem", "UIGestureRecognizer"]
}
