import SpecRules
import SourceFacts
import ScreenSpecDiagnostics

/// Outlets are private: to the class whose scene or nib connects them.
package enum PrivateOutlets {
    package static let description = RuleDescription(
        "private-outlets",
        .error,
        .architecture,
        purpose: "Outlets, collections of them and outlets of constraints are private.",
        why: """
            An outlet is a part of the view that Interface Builder lays out. Where it is visible, a controller, a \
            coordinator or a test sets its text and colour from outside, before the view is loaded it crashes, and \
            nobody can tell any more where the view gets its looks from. Interface Builder connects private outlets just \
            as well. A view offers a view model or a method instead.
            """,
        wrong: .swift(
            """
            import UIKit

            final class ProductCell: UITableViewCell {
                @IBOutlet weak var ⟦priceLabel⟧: UILabel!
            }

            """
        ),
        right: .swift(
            """
            import UIKit

            final class ProductCell: UITableViewCell {
                @IBOutlet private weak var priceLabel: UILabel!

                func show(price: String) {
                    priceLabel.text = price
                }
            }

            """
        ),
        misses: """
            Outlets of delegates and other objects that are no part of the view. An outlet that a protocol requires, that a \
            subclass names, or that an extension in another file names, by whatever name for 'self', has to be visible and is \
            left alone, and so is one that tests use and nobody else.
            """
    )

    static let rule = TypeRule(description) { type, subject in
        guard type.isClass else { return [] }
        return type.members.compactMap { finding(for: $0, of: type, subject) }
    }

    private static func finding(for member: MemberFact, of type: CodeType, _ subject: CodeSubject) -> Diagnostic? {
        guard member.isProperty, !member.isTypeMember, member.attributes.contains("IBOutlet"),
            isPart(member, subject.code), !subject.mayStayVisible(member, of: type)
        else { return nil }
        let name = member.baseName.string
        let owner = subject.code.qualifiedName(of: type.id)
        let declared = subject.declaredSubview(name, of: type)
        let fixes = subject.privateFixes(for: member, of: type)
        // Where nobody else names it, there is nothing to offer in its place.
        let mayBeUsed = !(fixes.first?.isSafe ?? false)
        return description.finding(
            at: member.nameRange,
            "The outlet '\(name)' of '\(owner)' can be reached from outside: make it private"
                + "\(mayBeUsed ? "; if others use it, let '\(owner)' offer what they need" : "").",
            notes: declared.map { [Diagnostic.Note(at: $0, "The spec declares it as a subview here.")] } ?? [],
            fixes: fixes,
            subject: subject.subject(type, name)
        )
    }

    /// Whether an outlet holds a part of the view rather than an object that somebody else connects, such as a delegate.
    private static func isPart(_ member: MemberFact, _ code: CodeIndex) -> Bool {
        guard var type = member.type?.stripped else { return true }
        while type.kind == .array, let element = type.parts.first { type = element.stripped }
        if type.kind == .composition { return false }
        if type.name.map({ $0 == "AnyObject" || $0 == "Any" }) ?? false { return false }
        let found = code.lookup(type, in: member)
        return found.isUnknown || partClasses.contains { code.inherits(found, from: $0) }
    }

    private static let partClasses = ["UIView", "NSLayoutConstraint", "UIBarItem", "UIGestureRecognizer"]
}
