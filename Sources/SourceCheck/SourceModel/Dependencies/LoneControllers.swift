import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts

/// What view controllers without a partner do with roles to which no channel leads from a view, where somebody wrote the
/// architecture down.
///
/// To put a screen together is no talk: who makes a view, or several roles of one screen, hands them to one another.
struct LoneControllers: CodeAnalysis {
    private(set) var breaks: [[RoleDependency]] = []

    init(of subject: CodeSubject) {
        let controllers = ControllersWithoutRole(of: subject)
        let finder = DependencyFinder(subject)
        var counts: [String?: (all: Int, breaking: Int)] = [:]
        var found: [(module: String?, breaks: [RoleDependency])] = []
        for type in subject.checkedTypes {
            guard let controller = controllers.member(as: type) else { continue }
            let module = subject.code.file(of: type).module
            let breaks = finder.breaks(by: controller)
            counts[module, default: (0, 0)].all += 1
            if breaks.isEmpty { continue }
            counts[module, default: (0, 0)].breaking += 1
            found.append((module, breaks))
        }
        // What most of them do is how the team writes controllers without a partner.
        let habits = counts.filter { $0.value.breaking >= Self.leastHabit && 2 * $0.value.breaking > $0.value.all }
        breaks = found.filter { habits[$0.module] == nil }.map(\.breaks)
    }

    private static let leastHabit = 3

    private struct DependencyFinder {
        let subject: CodeSubject
        let references: MemberReferences
        let dependencies: RoleDependencies
        let limits: DependencyLimits

        init(_ subject: CodeSubject) {
            self.subject = subject
            references = subject.analysis(MemberReferences.self)
            dependencies = subject.analysis(RoleDependencies.self)
            limits = subject.analysis(DependencyLimits.self)
        }

        func breaks(by controller: RoleMember) -> [RoleDependency] {
            let all = dependencies.dependencies(of: controller, references.references(of: controller))
            let assembling = assemblingMembers(all)
            return all.filter {
                isUse($0) && !assembling.contains($0.reference.member.nameRange) && !limits.allow($0)
            }
        }

        /// Whether something is made or called; what leads to screens may be made and asked by whoever shows them.
        private func isUse(_ dependency: RoleDependency) -> Bool {
            guard let role = dependency.roleMember.architecture.role(dependency.target.role), role.isView != true,
                role.assembles != true
            else { return false }
            let reference = dependency.reference
            switch reference.way {
            case .stores, .names: return false
            case .makes: return true
            case .reaches: return !reference.startsAtNewObject && !reference.isWiring
            case .usesStatically: return reference.message?.startsUppercase == false
            }
        }

        /// The members that make a view of a screen, or several of its roles.
        private func assemblingMembers(_ all: [RoleDependency]) -> Set<SourceRange> {
            var made: [SourceRange: Set<RoleReference>] = [:]
            var assembling: Set<SourceRange> = []
            for dependency in all where dependency.reference.way == .makes {
                let place = dependency.reference.member.nameRange
                made[place, default: []].insert(dependency.target)
                let isView = dependency.roleMember.architecture.role(dependency.target.role)?.isView == true
                if isView || (made[place]?.count ?? 0) > 1 { assembling.insert(place) }
            }
            return assembling
        }
    }
}
