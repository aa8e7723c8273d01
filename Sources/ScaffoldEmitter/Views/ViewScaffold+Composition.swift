import ScreenModel
import ScreenSpecDiagnostics

/// The parts of the text, in the order in which people look for them.
extension ViewScaffold {
    mutating func compose() {
        let superclass = part == .handling ? controllerSuperclass : component.superclass.type.description
        text.inherits = [superclass]
        if part != .handling {
            text.inherits += ClassText.unique((role.map(plan.received) ?? []).map(\.name))
            text.inherits += ClassText.unique(
                plan.heard(by: plan.viewRole) + component.declaration.conforms.map(\.type.description)
            )
            .filter { !text.inherits.contains($0) }
        }
        var first: [String: [ScreenModel.Member.Requirement: SourceRange]] = [:]
        for message in messages {
            let known = first[message.fullName]?[message.requirement] ?? message.name.range
            first[message.fullName, default: [:]][message.requirement] = min(known, message.name.range)
        }
        let implemented = messages.filter { first[$0.fullName]?[$0.requirement] == $0.name.range }
        text.properties = [
            links.map(\.declaration) + spoken, owners, implemented.flatMap(property), contents, subviews,
            needs.map { "private let \(SwiftName.escaped(givenName($0))): \($0.type)" }
                + values.properties + storedRows,
        ]
        text.methods = computed + initializers + lifecycle
        if part != .handling {
            text.methods += implemented.compactMap(method)
        }
        if !rendering.isEmpty || hasContentToRender {
            text.methods.append(SwiftLines.block("private func render()", guarded(rendering)))
        }
        if part != .handling { text.methods += layOut + identification }
        if part == .whole, !wiring.isEmpty {
            text.methods.append(SwiftLines.block("private func wire()", wiring))
        }
        text.methods += ownMethods
        if part != .parts, plan.assembler?.role == role, role == plan.viewRole {
            let assembly = Assembly(plan).method(access: access)
            if !assembly.isEmpty { text.methods.append(assembly) }
        }
        text.extensions = conformances.map { ([$0.name], $0.methods) }
    }

    private var needs: [Need] { part == .parts ? [] : role.map(plan.needs) ?? [] }

    private var controllerSuperclass: String {
        role.flatMap { plan.architecture?.role($0)?.inherits?.type.description } ?? "Controller"
    }

    // MARK: Properties

    /// By which it tells its owner something.
    private var owners: [String] {
        guard part != .parts else { return [] }
        var lines: [String] = []
        if let delegate = component.interfaces.first(where: { $0.kind == .delegate }) {
            lines.append("\(access)\(delegate.isClassBound ? "weak " : "")var delegate: \(delegate.name)?")
        }
        let closures = component.declaration.actions.filter { $0.exit == .closure }
        if !closures.isEmpty, plan.settings.closures == .struct {
            lines.append("\(access)var actions = Actions()")
        }
        for action in component.declaration.actions where isClosureProperty(action) {
            let type = action.propertyType
            let name = SwiftName.escaped(action.member.name.text)
            lines.append("\(access)var \(name): \(type.isOptional ? type.description : "\(type)!")")
        }
        return lines
    }

    private func property(_ member: ScreenModel.Member) -> [String] {
        guard case .property(let property) = member.requirement else { return [] }
        let type = property.type.type
        let name = SwiftName.escaped(property.name)
        let effect = effects[property.name] ?? []
        let made = type.path.flatMap { types.isMadeOfNothing($0) ? "\($0)()" : nil }
        let value = type.plainValue() ?? made
        guard let value else { return given(property, effect) }
        let start = "\(access)var \(name): \(type)" + (value == "nil" ? "" : " = \(value)")
        guard !effect.isEmpty else { return [start] }
        return SwiftLines.block(start, SwiftLines.block("didSet", effect))
    }

    /// Of a type that has no value by itself: there is none before somebody gives it one.
    private func given(_ property: PropertyRequirement, _ effect: [String]) -> [String] {
        let kept = "given\(property.name.firstUppercased)"
        let type = property.type.type
        let reading = [
            "guard let \(kept) else { fatalError(\"\(property.name) is still to be given.\") }", "return \(kept)",
        ]
        let writing = SwiftLines.block("set", ["\(kept) = newValue"] + effect)
        return ["private var \(kept): \(type.madeOptional)"]
            + SwiftLines.block(
                "\(access)var \(SwiftName.escaped(property.name)): \(type)",
                property.isSettable ? SwiftLines.block("get", reading) + writing : reading
            )
    }

    private var contents: [String] {
        guard part != .handling || !component.contents.isEmpty && part == .whole else { return [] }
        let isGiven = !messages.contains { message in message.function.map { !keeping($0).isEmpty } ?? false }
        let isPrivate = component.declaration.isScreen && (!isGiven || architectureShows)
        return component.contents.outermost.flatMap { content -> [String] in
            guard let name = contentNames[content.fullTypeName] else { return [] }
            let isDataSource = content.declaration.kind == .dataSource && content.declaration.style == .protocol
            let word = isDataSource ? "weak " : ""
            let head = "\(isPrivate ? "private " : access)\(word)var \(SwiftName.escaped(name)): \(localName(content))?"
            return SwiftLines.block(head, SwiftLines.block("didSet", ["render()"]))
        }
    }

    /// Whether the view observes somebody who has what it shows.
    private var architectureShows: Bool { links.contains { $0.name == "viewModel" } }

    private func localName(_ content: Content) -> String {
        content.enclosingType == component.viewType ? content.typeName : content.fullTypeName
    }

    private var subviews: [String] {
        guard part != .handling else { return [] }
        let isVisible = plan.architecture?.viewRole?.subviewsVisibleTo?.isEmpty == false
        return component.declaration.subviews.filter { !isInherited($0) }.flatMap { subview -> [String] in
            let text = SubviewText(subview: subview, types: types)
            return observed(text, text.declaration(isVisible ? access : "private "))
        }
    }

    // MARK: Life

    private var hasLayout: Bool { part != .handling && !layOut.isEmpty }

    private var starting: [String] {
        var lines: [String] = []
        if part == .handling {
            lines.append("controllerView = \(component.viewType)(controller: self)")
        }
        if hasLayout, form != .controllerView { lines.append("layOut()") }
        if setsIdentifiers, form != .controllerView { lines.append("\(Self.identifying)()") }
        if part == .whole, !wiring.isEmpty { lines.append("wire()") }
        return lines + observing
    }

    /// Where somebody has what is shown: it is taken over, and again each time it becomes another.
    private var observing: [String] {
        guard part == .whole, let content = component.contents.outermost.first,
            let name = contentNames[content.fullTypeName],
            let role
        else { return [] }
        var lines: [String] = []
        for link in links {
            let asked = plan.channels.filter { link.types.contains($0.name) && $0.from == role }.flatMap(\.members)
            for member in asked {
                guard case .property(let property) = member.requirement, !property.isStatic, !property.isAsync else {
                    continue
                }
                let type = property.type.type
                if type.core.path == content.fullTypeName {
                    lines.append("\(name) = \(link.name)?.\(SwiftName.escapedMember(property.name))")
                } else if property.isSettable, case .function(let function) = type.core, function.parameters.count == 1,
                    function.parameters[0].path == content.fullTypeName, function.result.isNamed("Void")
                {
                    lines.append(
                        "\(link.name)?.\(SwiftName.escapedMember(property.name)) = { [weak self] in self?.\(name) = $0 }"
                    )
                }
            }
        }
        return lines
    }

    private var initializers: [[String]] {
        guard let form = form.initializer else { return [] }
        let isController = self.form.isController
        guard !isController || !needs.isEmpty else { return [] }
        guard isController || !starting.isEmpty || text.properties.joined().contains(where: { !$0.isEmpty }) else {
            return []
        }
        let needed = needs.map { "\(SwiftName.escapedLabel($0.name)): \($0.type.stored.escaping)" }
        let parameters = ([form.parameters].filter { !$0.isEmpty } + needed).joined(separator: ", ")
        let isOverride = form.isOverride && needs.isEmpty
        let head = "\(isOverride ? "override " : "")\(access)init(\(parameters))"
        let body =
            needs.map { "self.\(SwiftName.escapedMember(givenName($0))) = \(SwiftName.escaped($0.name))" } + [form.call]
            + (isController ? [] : starting)
        return [
            SwiftLines.block(head, body),
            ["@available(*, unavailable)"]
                + SwiftLines.block(
                    "\(access)required init?(coder: NSCoder)",
                    ["fatalError(\"\(text.name) is made in code.\")"]
                ),
        ]
    }

    private var lifecycle: [[String]] {
        guard form.isController else {
            if let body = moments["select"] {
                let told = SwiftLines.block("didSet", SwiftLines.block("if isSelected", body))
                let selected = SwiftLines.block("override \(access)var isSelected: Bool", told)
                let animated = SwiftLines.block(
                    "override \(access)func setSelected(_ selected: Bool, animated: Bool)",
                    ["super.setSelected(selected, animated: animated)"] + SwiftLines.block("if selected", body)
                )
                return [form == .tableCell ? animated : selected]
            }
            guard part == .parts, form == .controllerView else { return [] }
            let adding = (hasLayout ? ["layOut()"] : []) + (setsIdentifiers ? ["\(Self.identifying)()"] : [])
            return adding.isEmpty ? [] : [SwiftLines.block("override func addSubviews()", adding)]
        }
        var methods: [[String]] = []
        let loading = starting + (moments["didLoad"] ?? [])
        if !loading.isEmpty {
            methods.append(SwiftLines.block("override \(access)func viewDidLoad()", ["super.viewDidLoad()"] + loading))
        }
        for moment in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
            guard let body = moments[moment] else { continue }
            let name = "view\(moment.firstUppercased)"
            methods.append(
                SwiftLines.block("override \(access)func \(name)(_ animated: Bool)", ["super.\(name)(animated)"] + body)
            )
        }
        if part == .handling, !(wiring + barItems).isEmpty {
            methods.append(SwiftLines.block("override func setViewHandlers()", barItems + wiring))
        }
        return methods
    }

    private var hasContentToRender: Bool { part != .handling && !component.contents.isEmpty }

    private func guarded(_ lines: [String]) -> [String] {
        let reloads = lists.filter { _ in part == .whole }.map { "\($0.name).reloadData()" }
        guard !lines.isEmpty else { return reloads }
        let isUsed = component.contents.outermost.compactMap { contentNames[$0.fullTypeName] }.filter { name in
            lines.contains { $0.contains("\(name).") || $0.contains("= \(name) ") }
        }
        return
            (isUsed.isEmpty
            ? [] : ["guard \(isUsed.map { "let \(SwiftName.escaped($0))" }.joined(separator: ", ")) else { return }"])
            + lines + reloads
    }

    // MARK: What it is told

    private func method(_ member: ScreenModel.Member) -> [String]? {
        guard let function = member.function else { return nil }
        if function.isInitializer {
            // A convenience leaves the class the initializers by which others make it.
            let head = "\(access)\(text.isFinal ? "" : "required ")convenience \(MessageText.signature(function))"
            return SwiftLines.block(head, [UnwrittenMember.trap(member.fullName)])
        }
        var body = keeping(function) + (effects[member.fullName] ?? [])
        if let returns = function.returns?.type, !returns.isNamed("Void") {
            body.append(UnwrittenMember.answer(of: member.fullName, returns, isOnly: body.isEmpty))
        } else if body.isEmpty {
            body = ["// What is seen of it is still to be written."]
        }
        return SwiftLines.block("\(access)\(MessageText.signature(function))", body)
    }
}
