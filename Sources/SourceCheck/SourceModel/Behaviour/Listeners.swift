import SourceFacts
import SystemTypes

/// Who is told by the subviews of a view, and asked by them: what UIKit's classes keep in `delegate`, `dataSource` and the like.
struct Listeners {
    private let family: ViewFamily
    private let subject: CodeSubject
    private let settings: PropertySettings

    init(of family: ViewFamily, _ subject: CodeSubject) {
        (self.family, self.subject) = (family, subject)
        settings = PropertySettings(of: family, subject)
    }

    /// Whether a subview keeps nobody in a property: its view makes it, all that is done with it is known, and nothing of that sets the
    /// property.
    func lack(_ property: String, of name: String) -> Bool {
        guard let subview = family.subview(name), case .platform = subject.code.type(of: subview),
            subview.attributes.contains("IBOutlet") ? isUnconnected(property, of: subview) : isMade(subview),
            !family.types.contains(where: { subject.code.hasUnknownSuperclass($0.id) })
        else { return false }
        return settings.isNeverSet(property, of: subview, from: [])
            && !settings.mayBeSetByOthers(property, of: subview)
            && !family.members.contains { isObserved(name, in: $0) }
    }

    /// Whether documents make it of UIKit's class, and connect nobody who is told.
    private func isUnconnected(_ property: String, of outlet: MemberFact) -> Bool {
        let objects = subject.analysis(OutletObjects.self).objects(of: outlet)
        guard subject.interfaces.isComplete, !objects.isEmpty else { return false }
        return objects.allSatisfy { object in
            object.customClass == nil
                && !object.document.connections.contains { connection in
                    connection.kind == .outlet && connection.name == property && connection.owner?.index == object.index
                }
        }
    }

    /// Whether the view makes it of UIKit's class, with nobody who is told, and is not handed it.
    private func isMade(_ subview: MemberFact) -> Bool {
        if let value = subview.value {
            let isGivenView = subview.calls.contains { call in
                value.range.contains(call.range) && call.arguments.contains { $0.kind == .self }
            }
            return isMade(value) && !isGivenView
        }
        return family.members.contains { member in
            member.assignments.contains { assignment in
                assignment.target.selfPath?.count == 1
                    && assignment.target.components.last?.name == subview.baseName
                    && (isMade(assignment.value) || assignment.value.use?.local?.value.map(isMade) == true)
            }
        }
    }

    private func isMade(_ value: ValueFact) -> Bool {
        switch value.kind {
        case .closureCall: true
        case .construction, .chainedConstruction: value.type?.name.flatMap { PlatformType(named: $0.string) } != nil
        default: false
        }
    }

    /// Whether a package may listen: `tableView.rx.items`.
    private func isObserved(_ subview: String, in member: MemberFact) -> Bool {
        member.uses.contains { use in
            zip(use.components, use.components.dropFirst()).contains { $0.name == subview && $1.name == "rx" }
        }
    }
}
