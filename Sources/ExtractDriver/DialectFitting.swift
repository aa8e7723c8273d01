import CodeProject
import ScreenModel
import ScreenSpecDiagnostics
import SourceCheck
import SpecExtraction
import SpecRules

/// Lets the architecture of a drafted project allow what the code does: a rule that finds something only since the architecture was
/// written down asks for a habit that the team does not have.
struct DialectFitting {
    private let subject: CodeSubject
    private let hasDocuments: Bool

    /// - Parameter hasDocuments: Whether screens are described already. Before they are, what they may say by themselves is left to them,
    ///   and names that a view may not use are no document's matter.
    init(_ outcome: ProjectRehearsal.Outcome, hasDocuments: Bool) {
        subject = outcome.code.subject
        self.hasDocuments = hasDocuments
    }

    /// - Returns: Whether the dialect says something else than before.
    func fit(_ dialect: inout Dialect, to findings: [Diagnostic]) -> Bool {
        var isChanged = false
        for finding in findings where fit(&dialect, to: finding) { isChanged = true }
        return isChanged
    }

    /// Whether the documents of screens say what a finding asks for.
    func leavesToScreens(_ finding: Diagnostic) -> Bool {
        let own = OwnReferences(subject)
        return hasDocuments ? !own.references(for: finding).isEmpty : own.mayBeSaid(of: finding)
    }

    private func fit(_ dialect: inout Dialect, to finding: Diagnostic) -> Bool {
        if leavesToScreens(finding) { return false }
        let rule = finding.rule
        let types = subject.code.types(named: finding.subject.owner)
        let comment = "The code does not keep to all limits of '\(dialect.base.name.text)'."
        if rule == PrivateSubviews.description.id {
            return partners(saying: finding).reduce(false) { dialect.showSubviews(to: $1) || $0 }
        }
        guard !types.isEmpty else { return false }
        let roles = types.flatMap { subject.roles.roles(of: $0) }.map(\.role)
        if rule == RuleDescription.viewModelFreeOfViews.id {
            return lift([.views], of: recognised(types), in: &dialect, comment)
        }
        if let limits = Self.limits[rule] {
            if !roles.isEmpty { return lift(limits, of: roles.map(\.name.text), in: &dialect, comment) }
            // A controller without a role is held to what holds for views of screens.
            let view = types.contains { subject.code.isViewController($0) } ? dialect.base.viewRole?.name.text : nil
            return dialect.lift(limits, of: view, because: comment)
        }
        if let references = references(finding, types) {
            let held = held(by: finding, types)
            return roles.reduce(false) { dialect.leaveOpen(references, from: $1.name.text, to: held) || $0 }
        }
        guard FindingAmendments.vocabularyRules.contains(rule), let name = finding.subject.member,
            !subject.code.types(named: name).isEmpty
        else { return false }
        return roles.reduce(false) { isChanged, role in
            guard !hasDocuments || role.isView != true else { return isChanged }
            return dialect.know(name, role.name.text) || isChanged
        }
    }

    /// The roles that the property stands for which a finding is about; `nil` where that is none that the architecture knows.
    private func held(by finding: Diagnostic, _ types: [TypeID]) -> Set<String>? {
        let properties = types.flatMap { subject.code[$0].members }.filter { member in
            member.isProperty && member.baseName.string == finding.subject.member
        }
        let roles = Set(properties.flatMap { subject.roles(heldBy: $0).map(\.role) })
        return roles.isEmpty ? nil : roles
    }

    /// The role that actions go to, where it gets hold of a view by a message of a screen's protocol.
    private func partners(saying finding: Diagnostic) -> [String] {
        guard let place = finding.range, let section = finding.subject.member?.prefix(while: { $0 != "." }),
            let component = subject.specs.components.first(where: { $0.declaration.isScreen && $0.owns(place) }),
            let vocabulary = component.vocabulary, let partner = vocabulary.partner,
            let channel = vocabulary.architecture.channel(String(section))
        else { return [] }
        return channel.from?.text == partner || channel.to?.text == partner ? [partner] : []
    }

    /// The roles that types have by the architecture alone: one that a document names is that document's matter.
    private func recognised(_ types: [TypeID]) -> [String] {
        types.flatMap { subject.roles.plays(of: $0) }.filter { !$0.isFromSpec }.map(\.role)
    }

    private func lift(_ limits: [Dialect.Limit], of roles: [String], in dialect: inout Dialect, _ comment: String)
        -> Bool
    {
        Set(roles).sorted().reduce(false) { dialect.lift(limits, of: $1, because: comment) || $0 }
    }

    private static let limits: [RuleID: [Dialect.Limit]] = [
        RuleDescription.presenterNoUIKit.id: [.imports], RuleDescription.forbiddenImport.id: [.imports],
        RuleDescription.interactorNoView.id: [.views],
        RuleDescription.viewNoService.id: [.imports, .types, .singletons],
        RuleDescription.forbiddenType.id: [.types, .singletons], RuleDescription.viewNoNavigation.id: [.navigation],
    ]

    /// How the architecture wants others to be held where a property does otherwise.
    private func references(_ finding: Diagnostic, _ types: [TypeID]) -> Set<Channel.Reference>? {
        switch finding.rule {
        case RuleDescription.weakDelegate.id, RuleDescription.mismatchedOwnership.id:
            let held = types.lazy.flatMap { subject.code[$0].members }
                .first { $0.baseName.string == finding.subject.member }
            return held?.isWeak == true ? [.strong] : [.weak]
        case RetainCycle.description.id: return [.weak, .strong]
        default: return nil
        }
    }
}
