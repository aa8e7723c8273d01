import ScreenModel
import ScreenSpecDiagnostics

/// Actions that a view never sends, each of which has a trigger that plainly sets off another one of its actions.
struct SwappedActions: CodeAnalysis {
    struct Swap {
        let trigger: Trigger
        /// What the code sends in the action's place.
        let sent: Member
        /// Where it sends it.
        let place: SourceRange
    }

    /// By the places of the actions' names.
    private let swaps: [SourceRange: Swap]

    init(of subject: CodeSubject) {
        var swaps: [SourceRange: Swap] = [:]
        for family in ViewFamily.all(in: subject) { swaps.merge(Self.swaps(in: family, subject)) { first, _ in first } }
        self.swaps = swaps
    }

    func swap(of action: Action) -> Swap? { swaps[action.member.name.range] }

    /// Whether that an action is never sent is told of its trigger.
    func tells(_ message: Member) -> Bool { swaps[message.name.range] != nil }

    private static func swaps(in family: ViewFamily, _ subject: CodeSubject) -> [SourceRange: Swap] {
        let actions = family.component.declaration.actions.filter {
            !$0.triggers.isEmpty && $0.exit != .targetAction && family.component.owns($0.member.name.range)
        }
        guard actions.count > 1 else { return [:] }
        let spoken = subject.names(spokenByViews: family.types)
        // An input may be given by an argument's label, which is no name that is spoken.
        let unsent = actions.filter { action in
            !spoken.contains(SentAction.message(of: action, in: family).baseName)
                && SentAction(action, in: family, subject).places.isEmpty
        }
        guard !unsent.isEmpty else { return [:] }
        let subviews = TriggeredSubviews(family, subject)
        var occasions = Occasions(of: family, subject)
        var swaps: [SourceRange: Swap] = [:]
        for other in actions {
            for place in SentAction(other, in: family, subject).places {
                for occasion in occasions.occasions(of: place.range, in: place.member).all
                where !other.triggers.contains(where: { occasion.fits($0, among: subviews) }) {
                    for action in unsent {
                        guard
                            let trigger = action.triggers.first(where: {
                                occasion.isExactly($0) || subviews.name(of: occasion) == $0.text
                            })
                        else { continue }
                        let swap = Swap(trigger: trigger, sent: other.member, place: place.range)
                        swaps[action.member.name.range] = swaps[action.member.name.range] ?? swap
                    }
                }
            }
        }
        return swaps
    }
}

extension Occasion {
    /// Whether it is what a trigger says, by the very object, or the class of a row.
    fileprivate func isExactly(_ trigger: Trigger) -> Bool {
        guard trigger.occurrence == nil, trigger.control == nil, events.contains(trigger.event) else { return false }
        return switch sender {
        case .screen: trigger.path == ["screen"]
        case .object(let path): path == ObjectPath(trigger.path)
        case .anyObject(let name): trigger.path.count > 1 && trigger.path.last == name
        case .occurrence: false
        }
    }
}
