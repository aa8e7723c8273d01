import SpecRules
import ScreenSpecDiagnostics

/// The file of a role imports what the architecture lets it.
package enum ForbiddenImport {
    package static let description = RuleDescription.forbiddenImport

    package static let rule = Rule(description) { (subject: CodeSubject) in
        ImportFindings(subject: subject).findings(description) { !PresenterNoUIKit.reports($0) }
    }
}
