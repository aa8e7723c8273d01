import ScreenModel
import SourceFacts
import SpecRules
import ScreenSpecDiagnostics

/// Actions are set off by what the spec says.
package enum MismatchedTrigger {
    package static let description = RuleDescription.mismatchedTrigger

    static let rule = ComparingRule(description) { subject in
        let swapped = subject.analysis(SwappedActions.self)
        return ViewFamily.all(in: subject).flatMap { family -> [Comparison<Diagnostic>] in
            let actions = family.component.declaration.actions.filter {
                !$0.triggers.isEmpty && family.component.owns($0.member.name.range)
            }
            guard !actions.isEmpty else { return [] }
            var survey = Survey(family, subject)
            return actions.flatMap { action in
                swapped.swap(of: action).map { comparisons(of: action, $0, in: family, subject) }
                    ?? survey.comparisons(of: action)
            }
        }
            + ViewFamily.missing(in: subject).flatMap { component in
                component.declaration.actions.filter { component.owns($0.member.name.range) }.flatMap(\.triggers).map {
                    Comparison(.trigger, $0.range, .open(.absent))
                }
            }
    }

    /// One that is never sent, since what is to set it off sets another one off.
    private static func comparisons(
        of action: Action,
        _ swap: SwappedActions.Swap,
        in family: ViewFamily,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        action.triggers.map { trigger in
            guard trigger.range == swap.trigger.range else {
                return Comparison(.trigger, trigger.range, .open(.notSent))
            }
            let (name, other) = (action.member.name.text, swap.sent.name.text)
            let finding = description.finding(
                at: swap.place,
                "'\(trigger.text)' sets off '\(other)', and the spec says '\(name)'.",
                help: ["Send '\(name)' here, or change the triggers of both in the spec."],
                notes: [family.component.note(at: trigger.range)],
                subject: subject.subject(family.type, name)
            )
            return Comparison(.trigger, trigger.range, .differs(finding))
        }
    }

    private struct Survey {
        let family: ViewFamily
        let subject: CodeSubject
        let expected: TriggeredSubviews
        var occasions: Occasions
        /// The subviews of which it is told that they tell nobody, each with the property: that is one mistake, whatever depends on it.
        private var unheard: Set<String> = []

        init(_ family: ViewFamily, _ subject: CodeSubject) {
            self.family = family
            self.subject = subject
            expected = TriggeredSubviews(family, subject)
            occasions = Occasions(of: family, subject)
        }

        mutating func comparisons(of action: Action) -> [Comparison<Diagnostic>] {
            let sent = SentAction(action, in: family, subject)
            let found = occasions.occasions(of: sent)
            let isPlain = sent.isComplete && found.isComplete && (!found.all.isEmpty || isOutOfReach)
            func fits(_ occasion: Occasion, _ trigger: Trigger) -> Bool {
                occasion.fits(trigger, among: expected)
            }
            let others = found.all.filter { occasion in !action.triggers.contains { fits(occasion, $0) } }
            var isTold = false
            return action.triggers.map { trigger in
                let other = others.first { $0.isOf(trigger) } ?? others.first { !$0.isOccurrence } ?? others.first
                if let occasion = found.all.first(where: { fits($0, trigger) }) {
                    return Comparison(.trigger, trigger.range, .held(occasion.place))
                }
                if let occasion = found.all.first(where: { $0.lacksListener(at: trigger, among: expected) }),
                    let listener = occasion.listener
                {
                    guard unheard.insert("\(trigger.path[0]).\(listener)").inserted else {
                        return Comparison(.trigger, trigger.range, .open(.notPlain))
                    }
                    isTold = true
                    let finding = finding(action, trigger, without: listener)
                    return Comparison(.trigger, trigger.range, .differs(finding))
                }
                // What one object tells in another way is what is meant, whatever else there may be.
                let isOfSameObject = other.map { $0.isOf(trigger) && expected.isPlain($0, beside: trigger) } ?? false
                let isCausedByOthers = trigger.occurrence == nil && found.all.contains(where: \.isOccurrence)
                // One finding tells of all that an action lacks.
                guard isPlain && (!isCausedByOthers || other?.isOccurrence == false) || isOfSameObject,
                    let first = sent.places.first, !isTold, expected.isKnown(trigger), expected.isTold(trigger),
                    other.map({ expected.isPlain($0, beside: trigger) && expected.name(of: $0) != trigger.text })
                        ?? true
                else {
                    return Comparison(.trigger, trigger.range, .open(sent.obstacle ?? .notPlain))
                }
                isTold = true
                // Which of several it comes from, nobody can say.
                let certain = other.flatMap { $0.isOneOfSeveral ? nil : $0 }
                let finding = finding(action, trigger, certain, at: first.member.nameRange)
                return Comparison(.trigger, trigger.range, .differs(finding))
            }
        }

        private func finding(_ action: Action, _ trigger: Trigger, _ other: Occasion?, at place: SourceRange)
            -> Diagnostic
        {
            let name = action.member.name.text
            let origin = other.map(expected.name)
            let message =
                origin.map { "'\(name)' comes from '\($0)', and the spec says '\(trigger.text)'." }
                ?? "'\(trigger.text)' does not set off '\(name)', and the spec says it does."
            let written = other?.writtenTrigger ?? origin
            let help = written.map { "Set it off by '\(trigger.text)', or name '\($0)' as its trigger in the spec." }
            return description.finding(
                at: other?.place ?? place,
                message,
                help: [help ?? "Register it for that, or take the trigger out of the spec."],
                notes: [
                    family.component.note(at: trigger.range)
                ],
                fixes: [
                    written.map { ContractFixes(subject).changing(trigger, to: $0) }
                        ?? ContractFixes(subject).takingOut(trigger.text, at: trigger.range)
                ],
                subject: subject.subject(family.type, name)
            )
        }

        /// Of a subview that would set the action off, but tells nobody.
        private func finding(_ action: Action, _ trigger: Trigger, without listener: String) -> Diagnostic {
            let (name, subview) = (action.member.name.text, trigger.path[0])
            return description.finding(
                at: family.subview(subview)?.nameRange ?? family.type.declaration.nameRange,
                "'\(trigger.text)' does not set off '\(name)', since '\(subview)' has no '\(listener)'.",
                help: ["Set '\(subview).\(listener)', or take the trigger out of the spec."],
                notes: [family.component.note(at: trigger.range)],
                fixes: [ContractFixes(subject).takingOut(trigger.text, at: trigger.range)],
                subject: subject.subject(family.type, name)
            )
        }

        /// Whether no selector that is made of a string can reach the code.
        private var isOutOfReach: Bool {
            (family.component.declaration.layout == .code
                || subject.analysis(ConnectedActions.self).knows(family.type.id))
                && !family.members.contains { member in
                    member.calls.contains { $0.name == "Selector" || $0.name == "NSSelectorFromString" }
                }
        }
    }
}
