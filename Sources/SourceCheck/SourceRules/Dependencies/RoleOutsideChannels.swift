import SpecRules
import ScreenSpecDiagnostics

/// Presenters, interactors and all other roles but the view talk where a channel leads.
package enum RoleOutsideChannels {
    package static let description = RuleDescription.roleOutsideChannels

    package static let rule = Rule(description) { (subject: CodeSubject) in
        let limits = subject.analysis(DependencyLimits.self)
        let observed = subject.analysis(ObservedDependencies.self)
        let findings = DependencyFindings(subject: subject, description: description)
        let dependencies = subject.analysis(RoleDependencies.self).byMember
        return dependencies.filter { !$0.roleMember.isView }.flatMap { dependencies in
            findings.findings(dependencies.all.filter { isBreak($0, limits) && !observed.contains($0) })
        }
    }

    /// What `interactor-no-view` reports is left to it.
    private static func isBreak(_ dependency: RoleDependency, _ limits: DependencyLimits) -> Bool {
        let roleMember = dependency.roleMember
        guard !limits.allow(dependency), !limits.isDictated(dependency.reference, of: roleMember),
            !limits.isToldWeakly(dependency)
        else { return false }
        let isView = roleMember.architecture.role(dependency.target.role)?.isView == true
        return !(isView && roleMember.forbids?.views == true)
    }
}
