import SpecRules
import SourceFacts
import ScreenSpecDiagnostics

/// Protocols of delegates are for objects only.
package enum ClassBoundDelegate {
    package static let description = RuleDescription.classBoundDelegate

    package static let rule = Rule(description) { (subject: CodeSubject) in
        subject.analysis(OpenDelegates.self).found.map { open in
            description.finding(
                at: open.type.declaration.nameRange,
                "'\(open.type.name)', \(open.purpose), is not bound to classes, so that nobody can hold one weakly.",
                help: ["Inherit 'AnyObject'."],
                fixes: [
                    Diagnostic.Fix(
                        "Inherit 'AnyObject'",
                        edits: open.binding,
                        isSafe: open.isSafelyBound
                    )
                ],
                subject: subject.subject(open.type)
            )
        }
    }
}
