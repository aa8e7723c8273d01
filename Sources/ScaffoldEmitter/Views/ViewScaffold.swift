import ScreenModel
import ScreenSpecDiagnostics

/// The class of a view: its parts, what they show, and what becomes of what a person does.
///
/// In Controller View Design two classes share this: the view has the parts, and its controller everything else.
struct ViewScaffold {
    enum Part {
        case whole
        /// Only the parts, their layout and what they show.
        case parts
        /// Only what becomes of what a person does.
        case handling
    }

    let plan: ScreenPlan
    let part: Part
    let form: ViewForm
    let role: String?
    var text: ClassText
    var names: ViewNames
    var values = ArgumentValues()
    /// By the full names of their types.
    var contentNames: [String: String] = [:]
    /// What reaches the view: of protocols, of channels without one, and its inputs.
    var messages: [ScreenModel.Member]
    var links: [Link]
    /// The properties by which it talks beside the channels.
    var spoken: [String] = []

    /// What is to be done in a message's method, by its full name, and when a property is set.
    var effects: [String: [String]] = [:]
    /// In `render`.
    var rendering: [String] = []
    /// Where the subviews' triggers are wired.
    var wiring: [String] = []
    /// By the moments of a screen.
    var moments: [String: [String]] = [:]
    /// Handlers and other methods of its own.
    var ownMethods: [[String]] = []
    /// By protocol: what the platform or a nested view asks of it.
    var conformances: [(name: String, methods: [[String]])] = []
    var lists: [ListText] = []
    var storedRows: [String] = []
    var computed: [[String]] = []
    /// What a cell is given where it is made, by its class.
    var cellSetup: [String: [String]] = [:]
    var handled: Set<String> = []
    /// The properties that hold what the class is given when it is made, by what it is called there.
    private(set) var givenNames: [String: String] = [:]
    var delegateMethods: [(key: DelegateMethod, bodies: [(object: String, lines: [String])])] = []

    init(_ plan: ScreenPlan, _ part: Part) {
        self.plan = plan
        self.part = part
        let component = plan.component
        let controller = plan.controllerRole
        let name = part == .handling ? controller?.type ?? component.viewType : component.viewType
        role = part == .handling ? controller?.role : plan.viewRole
        text = ClassText(name)
        form = part == .handling ? .controller : ViewForm(name, plan.types)
        links = part == .parts ? [] : role.map(plan.links) ?? []
        let viewRole = plan.viewRole
        let ofProtocols = part == .handling ? [] : viewRole.map(plan.received)?.flatMap(\.members) ?? []
        messages = ofProtocols
        if part != .handling {
            messages += Self.unprotocolled(plan, to: viewRole) + component.declaration.inputs
            let known = Set(messages.map(\.fullName))
            messages += plan.asked(of: viewRole).filter { !known.contains($0.fullName) }
        }
        names = ViewNames(platform: part == .handling ? "UIViewController" : plan.types.platformClass(of: name))
        text.summary = component.declaration.summary
        text.access = component.access
        text.isFinal = !plan.types.isInherited(name)
        text.imports = ["UIKit"]
    }

    var component: Component { plan.component }
    var types: ProgramTypes { plan.types }
    var access: String { text.accessPrefix }

    /// Before the name of a subview, where that is another object's.
    var reach: String {
        guard part == .handling else { return "" }
        return component.accessors.first.map { "\($0.name)." } ?? ""
    }

    /// Messages of channels that have no protocol: methods of the receiver's own.
    static func unprotocolled(_ plan: ScreenPlan, to role: String?) -> [ScreenModel.Member] {
        (plan.component.declaration.screen?.channels ?? []).flatMap { said -> [ScreenModel.Member] in
            guard let channel = plan.architecture?.channel(said.channel.text), channel.to?.text == role,
                channel.protocolPattern == nil, plan.component.interface(ofChannel: said.channel.text) == nil
            else { return [] }
            return said.messages
        }
    }

    /// The text of the class.
    static func scaffold(_ plan: ScreenPlan, _ part: Part) -> ClassText {
        var view = ViewScaffold(plan, part)
        view.nameMembers()
        if part != .handling { view.show() }
        if part != .parts {
            view.listRows()
            view.wire()
            view.tellTheOwner()
        }
        if let role = view.role {
            view.ownMethods += plan.waysTaken(by: role, controller: view.form.isController ? "" : nil)
        }
        view.compose()
        return view.text
    }

    private mutating func nameMembers() {
        let needs = role.map(plan.needs) ?? []
        names.take(links.map(\.name))
        names.take(component.declaration.subviews.map(\.name.text))
        names.take(messages.compactMap { $0.function == nil ? $0.name.text : $0.function?.name })
        for need in needs {
            givenNames[need.name] = names.unique(need.name, or: "given\(need.name.firstUppercased)")
        }
        for content in component.contents.outermost {
            let name = ContentNames.name(of: content, in: component, taken: Set(links.map(\.name)))
            contentNames[content.fullTypeName] = name
            names.take(name)
        }
        for action in component.declaration.actions where action.exit == .property || isClosureProperty(action) {
            names.take(action.member.name.text)
        }
        if part != .parts {
            spoken = plan.spoken(by: role, beside: links) { names.unique($0, or: "\($0)Interface") }
        }
        names.take(["delegate", "actions", "render", "layOut", "wire", Self.identifying])
        var known = needs.map {
            ArgumentValues.Value(name: $0.name, type: $0.type, expression: SwiftName.escaped(givenName($0)))
        }
        if part == .whole {
            for content in component.contents.outermost where content.declaration.style == .struct {
                guard let holder = contentNames[content.fullTypeName] else { continue }
                for property in content.declaration.properties {
                    let type = property.type.type
                    known.append(
                        ArgumentValues.Value(
                            name: property.name.text,
                            type: type.isOptional ? type : .optional(type),
                            expression: "\(holder)?.\(SwiftName.escapedMember(property.name.text))"
                        )
                    )
                }
            }
        }
        values = ArgumentValues(
            known,
            taken: names.taken.union(component.declaration.actions.map(\.member.name.text)),
            platform: names.platform
        )
    }

    func givenName(_ need: Need) -> String { givenNames[need.name] ?? need.name }

    func isClosureProperty(_ action: Action) -> Bool {
        action.exit == .property || action.exit == .closure && plan.settings.closures == .property
    }
}
