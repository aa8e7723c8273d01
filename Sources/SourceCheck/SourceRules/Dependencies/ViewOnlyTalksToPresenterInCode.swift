import SpecRules
import ScreenSpecDiagnostics

/// `view-only-talks-to-presenter` in hand-written Swift.
package enum ViewOnlyTalksToPresenterInCode {
    package static let rule = Rule(ViewOnlyTalksToPresenter.description) { (subject: CodeSubject) in
        let limits = subject.analysis(DependencyLimits.self)
        let observed = subject.analysis(ObservedDependencies.self)
        let findings = DependencyFindings(subject: subject, description: ViewOnlyTalksToPresenter.description)
        let dependencies = subject.analysis(RoleDependencies.self).byMember
        return dependencies.filter(\.roleMember.isView).flatMap { dependencies in
            let vocabulary = ClosedVocabulary(dependencies.roleMember, in: subject)
            return findings.findings(dependencies.all.filter { !limits.allow($0) && !observed.contains($0) })
                + (vocabulary?.findings(ViewOnlyTalksToPresenter.description) ?? [])
        } + subject.analysis(LoneControllers.self).breaks.flatMap(findings.findings)
    }
}
