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
        guard let subview = family.subview(name) else { return false }
        if case .project(let view) = subject.code.type(of: subview) { return isNeverGiven(property, to: view) }
        guard case .platform = subject.code.type(of: subview),
            subview.attributes.contains("IBOutlet") ? isUnconnected(property, of: subview) : isMade(subview),
            !family.types.contains(where: { subject.code.hasUnknownSuperclass($0.id) })
        else { return false }
        return settings.isNeverSet(property, of: subview, from: [])
            && !settings.mayBeSetByOthers(property, of: subview)
            && !family.members.contains { isObserved(name, in: $0) }
    }

    /// Whether no code gives a view of the app's own somebody to tell.
    private func isNeverGiven(_ property: String, to view: TypeID) -> Bool {
        let code = subject.code
        guard !code.hasUnknownSuperclass(view), subject.interfaces.objectiveCClasses.isEmpty else { return false }
        let family = Set(code.classes(from: view) + code.subclasses(of: view))
        guard let name = code.member(property, of: view)?.baseName else { return false }
        return code.files(saying: name).allSatisfy { number in
            code.uses(naming: name, inFile: number).allSatisfy { !mayGive(name, by: $0, to: family) }
        }
    }

    private func mayGive(_ property: FactText, by use: UseFact, to family: Set<TypeID>) -> Bool {
        guard use.role != .read, use.role != .called else { return false }
        let code = subject.code
        guard let member = use.member, let place = use.components.lastPosition(where: { $0.name == property }) else {
            return true
        }
        if place == 0, use.root == .local { return false }
        // What stands further on is set of whoever listens.
        guard place == use.components.count - 1 else { return false }
        switch code.holder(ofName: place, of: use, in: member) {
        case .platform: return false
        case .project(let id):
            return family.contains(id) || code[id].kind == .protocol && family.contains { code.conforms($0, to: id) }
        case .ambiguous, .unknown: return true
        }
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
