/// A key of specs whose value somebody has to look up, as `screenspec:open` names it.
package enum OpenKey: String, CaseIterable, Sendable {
    case trigger, leadsTo, via, from
    case shows, rows
    case to, presentation, entry
    case type, inherits, layout
    case subviews, actions, delegate, inputs, conforms, viewModel, properties, cases, routes, parameters

    /// The rule that asks for the key; `nil` where none does, or an error of the language.
    var rule: RuleID? {
        switch self {
        case .trigger: RuleID("untriggered-action")
        case .shows, .rows: RuleID("unshown-property")
        case .via, .from: RuleID("unsent-message")
        case .entry: RuleID("unreached-screen")
        default: nil
        }
    }

    /// Whether it is known as soon as it is there: of what holds several, some may be.
    package var isKnownOnceWritten: Bool {
        switch self {
        case .trigger, .leadsTo, .to, .presentation, .entry, .inherits, .layout: true
        default: false
        }
    }
}
