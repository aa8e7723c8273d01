import ScreenModel
import ScreenSpecDiagnostics

/// `knows` of a role, of a view or of a screen: types that it may know beside those to which channels lead.
///
/// A pattern is held against the whole name, `Outer.Inner`.
struct KnownTypes: CodeAnalysis {
    private let subject: Documents

    /// What tells which documents describe a type; no analysis keeps the subject itself.
    private struct Documents: Sendable {
        let code: CodeIndex
        let specTable: SpecTable
        let roles: RoleAssignment
        let views: [String: [Name]]
    }

    init(of subject: CodeSubject) {
        var views: [String: [Name]] = [:]
        for component in subject.specs.components where !component.declaration.knows.isEmpty {
            views[component.name, default: []] += component.declaration.knows
        }
        self.subject = Documents(
            code: subject.code,
            specTable: subject.specTable,
            roles: subject.roles,
            views: views
        )
    }

    /// Whether somebody wrote down that the code of a role may know a type.
    func contain(_ target: TypeID, for roleMember: RoleMember) -> Bool {
        let patterns = self.patterns(for: roleMember)
        if patterns.isEmpty { return false }
        let name = subject.code.qualifiedName(of: target)
        return patterns.contains { GlobName($0.text).fits(name) }
    }

    private func patterns(for roleMember: RoleMember) -> [Name] {
        let ofRole = (roleMember.role ?? roleMember.architecture.viewRole)?.knows ?? []
        guard roleMember.isView, !subject.views.isEmpty else { return ofRole }
        let type = roleMember.type
        let components =
            subject.specTable.components(
                showing: subject.code.qualifiedName(of: type.id),
                inModule: subject.code.files[type.file].module
            ) + (roleMember.screen.flatMap { subject.roles.screens[$0].component }.map { [$0] } ?? [])
        let names = Set(components.flatMap { [$0.name] + ($0.component.uses.map { [$0] } ?? []) })
        return ofRole + names.sorted().flatMap { subject.views[$0] ?? [] }
    }
}
