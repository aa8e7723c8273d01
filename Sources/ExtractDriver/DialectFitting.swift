import CodeProject
import ScreenSpecDiagnostics
import SourceCheck
import SpecExtraction

/// Lets the architecture of a drafted project allow what the code does: a rule that finds something only since the architecture was
/// written down asks for a habit that the team does not have.
struct DialectFitting {
    private let subject: CodeSubject

    init(_ outcome: ProjectRehearsal.Outcome) {
        subject = outcome.code.subject
    }

    /// - Parameter findsNames: Whether names that a view may not use are the architecture's matter, and no document's.
    /// - Returns: Whether the dialect says something else than before.
    func fit(_ dialect: inout Dialect, to findings: [Diagnostic], findsNames: Bool) -> Bool {
        var isChanged = false
        for finding in findings where fit(&dialect, to: finding, findsNames) { isChanged = true }
        return isChanged
    }

    private func fit(_ dialect: inout Dialect, to finding: Diagnostic, _ findsNames: Bool) -> Bool {
        let rule = finding.rule.text
        let types = subject.code.types(named: finding.subject.owner)
        guard !types.isEmpty else { return false }
        let roles = types.flatMap { subject.roles.roles(of: $0) }.map(\.role)
        if let limits = Self.limits[rule] {
            let comment = "The code does not keep to all limits of '\(dialect.base.name.text)'."
            if !roles.isEmpty { return lift(limits, of: roles.map(\.name.text), in: &dialect, comment) }
            // A controller without a role is held to what holds for views of screens.
            let view = types.contains { subject.code.isViewController($0) } ? dialect.base.viewRole?.name.text : nil
            return dialect.lift(limits, of: view, because: comment)
        }
        if Self.ownership.contains(rule) {
            return roles.reduce(false) { dialect.leaveReferencesOpen(from: $1.name.text) || $0 }
        }
        guard Self.vocabulary.contains(rule), let name = finding.subject.member,
            !subject.code.types(named: name).isEmpty
        else { return false }
        return roles.reduce(false) { isChanged, role in
            guard findsNames || role.isView != true else { return isChanged }
            return dialect.know(name, role.name.text) || isChanged
        }
    }

    private func lift(_ limits: [Dialect.Limit], of roles: [String], in dialect: inout Dialect, _ comment: String)
        -> Bool
    {
        Set(roles).sorted().reduce(false) { dialect.lift(limits, of: $1, because: comment) || $0 }
    }

    private static let limits: [String: [Dialect.Limit]] = [
        "presenter-no-uikit": [.imports], "forbidden-import": [.imports], "interactor-no-view": [.views],
        "view-no-service": [.imports, .types, .singletons], "forbidden-type": [.types, .singletons],
        "view-no-navigation": [.navigation],
    ]

    private static let ownership: Set<String> = ["weak-delegate", "retain-cycle", "retain-cycle-in-code"]

    private static let vocabulary: Set<String> = ["view-only-talks-to-presenter", "role-outside-channels"]
}
