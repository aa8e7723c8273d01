import SpecRules
import ScreenModel
import ScreenSpecDiagnostics

/// The role that the view talks to imports no UI framework.
package enum PresenterNoUIKit {
    package static let description = RuleDescription.presenterNoUIKit

    package static let rule = Rule(description) { (subject: CodeSubject) in
        let findings = ImportFindings(subject: subject)
        return findings.findings(description, where: reports)
            + subject.analysis(ForbiddenImports.self).unimported.filter { isPartner($0.owner) }.map {
                findings.finding($0, description)
            }
    }

    static let frameworks: Set<String> = ["UIKit", "SwiftUI", "AppKit", "WatchKit"]

    /// Of the view's partner, an import of a UI framework; everything else is `forbidden-import`.
    static func reports(_ found: ForbiddenImports.Import) -> Bool {
        found.entry != nil && frameworks.contains(found.fact.module) && isPartner(found.owner)
    }

    /// Whether the view talks to the role, or the role to the view.
    private static func isPartner(_ owner: ForbiddenImports.Owner) -> Bool {
        let architecture = owner.architecture
        guard let view = architecture.viewRole?.name.text else { return false }
        let role = owner.role.name.text
        if role == view { return false }
        let isToldOf = architecture.hasChannel(from: role, to: view)
        let tells = architecture.channels.contains { $0.to?.text == view }
        return isToldOf || (!tells && architecture.partner == role)
    }
}
