import CodeProject
import ScreenSpecDiagnostics
import SpecExtraction
import SpecRules

/// Screens that no known way leads to, which a rule finds as soon as documents say where the app starts.
struct UnreachedScreens {
    private let outcome: ProjectRehearsal.Outcome
    private let drafted: DraftedSpecs

    init(_ outcome: ProjectRehearsal.Outcome, _ drafted: DraftedSpecs) {
        (self.outcome, self.drafted) = (outcome, drafted)
    }

    /// Says what is not known of the ways to them. Where nobody has said so far where the app starts, routes are open, and the rule is as
    /// silent as it was; where somebody has, it goes on to speak of all other screens.
    ///
    /// - Returns: The findings that are left.
    func settle(_ findings: [Diagnostic], _ amendments: inout Amendments) -> [Diagnostic] {
        let places = Set(findings.filter { $0.rule == UnreachedScreen.description.id }.compactMap(\.range))
        guard !places.isEmpty else { return findings }
        let components = outcome.code.subject.specs.components
        let map = NavigationMap(outcome.code.subject.specs)
        // What those lead to is reached with them.
        let heads = map.heads(of: components.indices.filter { places.contains(components[$0].declaration.name.range) })
        let entries = map.entries.map { drafted.document(of: components[$0], in: outcome.files) }
        var isSaid = true
        if let first = entries.first ?? nil, entries.allSatisfy({ $0.map(amendments.addsEntry) ?? false }) {
            let names = heads.prefix(Self.nameLimit).map { "'\(components[$0].name)'" }
            let all = heads.count > names.count ? names + ["others"] : names
            let reason = "no known way leads from an entry to \(all.formattedList(with: "and"))"
            amendments.open("routes", first, ["screen"], because: reason, in: OpenPlaces(outcome.code.subject))
        } else {
            for head in heads {
                if let document = drafted.document(of: components[head], in: outcome.files) {
                    amendments.open("entry", document, ["screen"], in: OpenPlaces(outcome.code.subject))
                } else {
                    isSaid = false
                }
            }
        }
        return isSaid ? findings.filter { $0.rule != UnreachedScreen.description.id } : findings
    }

    private static let nameLimit = 3
}
