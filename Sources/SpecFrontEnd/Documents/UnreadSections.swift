import ScreenModel
import ScreenSpecDiagnostics

/// The sections of documents that have another shape than is expected there, so that nobody knows which names they declare.
package struct UnreadSections: Sendable {
    /// By the owner of a document and the section, the rules whose findings only follow.
    private var consequences: [String: Set<RuleID>] = [:]
    /// Routes and properties of which a part is unread.
    private var members: Set<Subject> = []

    /// - Parameter reading: What was found in a file before any name was resolved.
    package init(_ reading: [Diagnostic]) {
        for finding in reading where Self.rules.contains(finding.rule) {
            guard let path = finding.subject.member?.dottedParts, let section = path.first else { continue }
            switch (section, path.count) {
            case ("viewModel", ...2), ("dataSource", ...2), ("viewModels", ...3):
                consequences[finding.subject.owner, default: []].formUnion(Self.rulesOfProperties)
            case ("viewModel", 4), ("dataSource", 4):
                // The rest of a property, such as its default.
                consequences[finding.subject.owner, default: []].insert(RuleDescription.unsetProperty.id)
            case ("subviews", 1):
                consequences[finding.subject.owner, default: []].insert(RuleDescription.unknownSubview.id)
            case ("routes", 1):
                consequences[finding.subject.owner, default: []].insert(RuleDescription.unknownRoute.id)
            case ("routes", 3):
                members.insert(Subject(finding.subject.owner, "routes.\(path[1])"))
            default: break
            }
        }
    }

    package func withoutConsequences(_ resolution: [Diagnostic]) -> [Diagnostic] {
        guard !consequences.isEmpty || !members.isEmpty else { return resolution }
        return resolution.filter { finding in
            !(consequences[finding.subject.owner]?.contains(finding.rule) ?? false)
                && !(finding.rule == RuleDescription.routePayload.id && members.contains(finding.subject))
        }
    }

    private static let rules = Set([RuleDescription.wrongShape, .invalidExpression].map(\.id))
    private static let rulesOfProperties = Set([RuleDescription.unknownProperty, .unsetProperty].map(\.id))
}
