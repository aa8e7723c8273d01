import ScreenSpecDiagnostics

/// The dependencies of roles other than views to which no channel leads.
struct OutsideChannels: CodeAnalysis {
    /// One list for each member, which may be empty.
    let breaks: [[RoleDependency]]
    /// The names of the stored properties by which roles hold others so: what else is wrong with those is the same mistake.
    let held: Set<SourceRange>

    init(of subject: CodeSubject) {
        let limits = subject.analysis(DependencyLimits.self)
        let observed = subject.analysis(ObservedDependencies.self)
        let known = subject.analysis(KnownTypes.self)
        let dependencies = subject.analysis(RoleDependencies.self).byMember
        let breaks = dependencies.filter { !$0.roleMember.isView }.map { dependencies in
            dependencies.all.filter {
                Self.isBreak($0, limits) && !observed.contains($0) && !Self.isKnown($0, known)
            }
        }
        self.breaks = breaks
        held = Set(breaks.joined().filter { $0.reference.way == .stores }.map(\.reference.member.nameRange))
    }

    /// Whether the member may know the type; what is no type of the project is nobody's secret.
    ///
    /// Not inlined: the optimizer of Swift 6.3 crashes on it.
    @inline(never)
    private static func isKnown(_ dependency: RoleDependency, _ known: KnownTypes) -> Bool {
        guard let type = dependency.targetType else { return true }
        return known.contain(type, for: dependency.roleMember)
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
