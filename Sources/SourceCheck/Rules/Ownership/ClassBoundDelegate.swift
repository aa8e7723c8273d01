import ArchitectureRules
import ScreenModel
import SourceFacts
import SourceText

/// Protocols of delegates are for objects only.
package enum ClassBoundDelegate {
    package static let card = RuleCard(
        "class-bound-delegate",
        .warning,
        .architecture,
        purpose: "The protocol of a delegate, or of a reference that leads back, is for objects only.",
        why: """
            A delegate is held weakly, and only an object can be: 'weak var delegate' does not compile with a protocol that \
            a struct could conform to. So the next person leaves out 'weak', and the view and its owner keep one another \
            alive. Inherit 'AnyObject', or a protocol that does.
            """,
        wrong: .swift(
            """
            protocol ⟦ProductCellDelegate⟧ {
                func productCellRequestedDetails(_ cell: ProductCell)
            }

            final class ProductCell {
                var owner: ProductCellDelegate?
            }

            """
        ),
        right: .swift(
            """
            protocol ProductCellDelegate: AnyObject {
                func productCellRequestedDetails(_ cell: ProductCell)
            }

            final class ProductCell {
                weak var owner: ProductCellDelegate?
            }

            """
        ),
        misses: """
            Protocols that refine one of a package that nobody knows here, and protocols to which a struct or an enum of the \
            project conforms: that is somebody's choice.
            """
    )

    package static let rule = Rule(card) { (subject: CodeSubject) in
        subject.checkedTypes.compactMap { type in
            guard type.kind == .protocol, let purpose = subject.purposeOfReference(to: type),
                subject.code.classBound(type.id) == .open, !hasValueConformers(type, subject.code)
            else { return nil }
            return card.finding(
                at: type.declaration.nameRange,
                "A struct could conform to '\(type.name)', \(purpose), so that nobody can hold one weakly: inherit "
                    + "'AnyObject'.",
                fixes: [.bindingToClasses(type.declaration)],
                subject: subject.subject(type)
            )
        }
    }

    private static func hasValueConformers(_ type: CodeType, _ code: CodeIndex) -> Bool {
        code.conformers(of: type.id).contains { !code[$0].isReference && !code.file(of: code[$0]).isTest }
    }
}

extension CodeSubject {
    /// What the protocol is for, as a clause, if objects are to hold it weakly.
    fileprivate func purposeOfReference(to type: CodeType) -> String? {
        if type.name.hasSuffix("Delegate"), type.name != "Delegate" || type.parent != nil { return "a delegate" }
        if type.name.hasSuffix("DataSource"), isDataSourceOfView(type) { return "the data source of a view" }
        for reference in references[type.id] {
            let screen = roles.screens[reference.screen]
            let channels = screen.architecture.channels.filter { channel in
                channel.reference == .weak && channel.to?.text == reference.role
                    && channel.protocolPattern?.name(forScreen: screen.name) == type.name
            }
            guard let channel = channels.first, let from = channel.from?.text else { continue }
            return "by which the \(from) reaches the \(reference.role)"
        }
        return nil
    }
}

extension Diagnostic.Fix {
    /// Adds `AnyObject` to what a protocol inherits.
    static func bindingToClasses(_ declaration: DeclarationFact) -> Diagnostic.Fix {
        let offset = declaration.inheritanceInsertionOffset
        let place = SourceRange(file: declaration.facts.file, lower: offset, upper: offset)
        let text = declaration.inheritedTypes.isEmpty ? ": AnyObject" : ", AnyObject"
        return Diagnostic.Fix("Inherit 'AnyObject'", at: place, with: text, isSafe: true)
    }
}
