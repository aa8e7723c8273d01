import ScreenModel
import SourceFacts

/// What the views of specs tell whoever has them, by how the code is told it: a method of their delegate, or a closure.
struct OwnEvents: CodeAnalysis {
    struct Event: Hashable {
        /// The view's class.
        let sender: String
        /// In the words of specs.
        let name: String
        /// The property in which the view keeps whoever it tells.
        var listener: String?
    }

    /// By the full names of methods of delegates.
    private var methods: [String: [Event]] = [:]
    /// By the names of the properties that hold closures.
    private var closures: [String: [Event]] = [:]
    private let code: CodeIndex

    init(of subject: CodeSubject) {
        code = subject.code
        for component in subject.specs.components {
            let view = component.component
            for interface in view.interfaces where interface.kind == .delegate {
                let type = subject.knownType(called: view.viewType, of: component)
                let listener = type.flatMap { Self.listener(of: $0, by: interface.name) }
                for member in interface.members {
                    let event = Event(sender: view.viewType, name: member.name.text, listener: listener)
                    methods[member.fullName, default: []].append(event)
                }
            }
            for action in view.declaration.actions where action.exit == .closure || action.exit == .property {
                let name = action.member.name.text
                closures[name, default: []].append(Event(sender: view.viewType, name: name))
            }
        }
    }

    private static func listener(of type: CodeType, by name: String) -> String? {
        let kept = type.members.filter { member in
            member.kind == .storedProperty && !member.isTypeMember && member.value == nil
                && member.type?.namedTypes.contains { $0.name.map { $0 == name } ?? false } == true
        }
        guard kept.count == 1, let property = kept.first, !property.attributes.contains("IBOutlet") else { return nil }
        return property.baseName.string
    }

    /// What calls a method; `nil` where nothing of a spec does, or several may.
    func event(calling method: MemberFact) -> Event? {
        guard let events = methods[method.name.string], events.count == 1 else { return nil }
        return events.first
    }

    /// What calls the closure of `cell.actions.tappedBuy = { … }` or `cell.onBuy = { … }`, or the method of `cell.onBuy = presenter.buy`,
    /// and how many names stand behind that of the view.
    func event(calling assignment: AssignmentFact, in member: MemberFact) -> (event: Event, depth: Int)? {
        let target = assignment.target
        guard assignment.value.kind == .closure || assignment.value.kind == .path,
            let last = target.components.last?.name.string,
            let events = closures[last]
        else { return nil }
        let isGrouped = target.components.dropLast().last?.name == "actions"
        let depth = isGrouped ? 2 : 1
        let count = target.components.count - depth
        guard count > 0, let type = code.type(of: target, upTo: count, in: member).projectType else { return nil }
        let classes = code.classes(from: type).map { code[$0].name }
        return events.first { classes.contains($0.sender) }.map { ($0, depth) }
    }
}
