import ScreenModel

/// The class of a role that is no view: it answers to what it is told, and has a method for each message that it sends.
struct RoleScaffold {
    let plan: ScreenPlan
    let role: String
    let name: String
    private var values: ArgumentValues
    /// What it tells others, with the property by which it holds them.
    private let sent: [(message: Member, link: Link)]
    private var sentNames: Set<String> = []
    private var imports: Set<String> = []

    init?(_ player: RolePlayer, _ plan: ScreenPlan) {
        guard let name = player.type else { return nil }
        (self.plan, role, self.name) = (plan, player.role, name)
        sent = plan.sent(by: player.role)
        let needs = plan.needs(of: player.role)
        let links = plan.links(of: player.role).map(\.name)
        let received = plan.received(by: player.role).flatMap(\.members)
        let properties = received.filter { $0.function == nil }.map(\.name.text)
        let known = needs.map {
            ArgumentValues.Value(name: $0.name, type: $0.type, expression: SwiftName.escaped($0.name))
        }
        let others = ["viewController", "view"] + received.map(\.name.text)
        values = ArgumentValues(known, taken: Set(links + properties + others + needs.map(\.name)))
    }

    /// What a class below UIKit has beside this is another's matter.
    func scaffold() -> ClassText {
        var copy = self
        return copy.made()
    }

    private mutating func made() -> ClassText {
        let needs = plan.needs(of: role)
        let links = plan.links(of: role)
        let received = plan.received(by: role)
        var text = ClassText(name)
        text.summary = plan.architecture?.role(role)?.summary
        text.isolation =
            switch plan.isolation(ofRole: role) {
            case .mainActor: "@MainActor"
            case .none: plan.settings.isolation == .none ? nil : "nonisolated"
            }
        let assembles = plan.assembler?.role == role
        // Who opens the screen from another module makes the one that assembles it.
        text.access = received.isEmpty && !assembles ? .internal : plan.component.access
        text.inherits = ClassText.unique(received.map(\.name) + plan.heard(by: role))
        let access = text.accessPrefix
        let handlers =
            received.flatMap { interface in
                uniqueMembers(interface.members).compactMap { handler($0, access, interface) }
            }
            + plan.asked(of: role).compactMap { handler($0, access, nil) }
        let asked = received.flatMap(\.members) + plan.asked(of: role)
        let properties = asked.compactMap { property($0, access, among: asked) }
        let navigation = navigationProperty
        text.properties = [
            navigation
                + links.map {
                    access.isEmpty ? $0.declaration : "\($0.isWeak ? "weak " : "")var \($0.name): \($0.type)?"
                } + plan.spoken(by: role, beside: links) { $0 },
            properties.flatMap(\.self),
            needs.filter { need in !properties.joined().contains { $0.contains("var \(SwiftName.escaped(need.name)):") }
            }
            .map { "private let \(SwiftName.escaped($0.name)): \($0.type)" },
        ]
        if !needs.isEmpty || assembles && !access.isEmpty {
            text.methods.append(initializer(needs, assembles ? access : ""))
        }
        let assembly = assembles ? Assembly(plan).method(access: access) : []
        if !assembly.isEmpty { text.methods.append(assembly) }
        text.methods += handlers
        text.methods += plan.waysTaken(by: role, controller: needsController ? "viewController?." : nil)
        text.methods += senders(links)
        text.properties.append(values.properties)
        if !assembly.isEmpty || !navigation.isEmpty { imports.insert("UIKit") }
        text.imports = imports
        return text
    }

    /// By which it opens and closes screens.
    private var navigationProperty: [String] {
        needsController ? ["weak var viewController: UIViewController?"] : []
    }

    var needsController: Bool {
        let isRouter = plan.architecture?.channel("routes")?.to?.text == role
        let holdsView = plan.links(of: role).contains { $0.name == "viewController" }
        return isRouter && !holdsView && plan.channels.contains { $0.channels.contains("routes") }
    }

    private func initializer(_ needs: [Need], _ access: String) -> [String] {
        let list = needs.map { "\(SwiftName.escapedLabel($0.name)): \($0.type.stored.escaping)" }.joined(
            separator: ", "
        )
        return SwiftLines.block(
            "\(access)init(\(list))",
            needs.map { "self.\($0.name) = \(SwiftName.escaped($0.name))" }
        )
    }

    // MARK: What it is told

    private func property(_ member: Member, _ access: String, among members: [Member]) -> [String]? {
        guard case .property(let property) = member.requirement else { return nil }
        let type = property.type.type
        let name = SwiftName.escaped(property.name)
        if property.isAsync || property.throwing != .never || property.isStatic {
            let marks = (property.isAsync ? " async" : "") + (property.throwing == .never ? "" : " throws")
            let head = "\(access)\(property.isStatic ? "static " : "")var \(name): \(type)"
            return SwiftLines.block(head, SwiftLines.block("get\(marks)", [UnwrittenMember.trap(property.name)]))
        }
        let setter = property.isSettable ? "" : "private(set) "
        let made = type.path.flatMap { plan.types.isMadeOfNothing($0) ? "\($0)()" : nil }
        let value = type.plainValue() ?? made
        let isNil = value == "nil"
        let head = "\(access)\(setter)var \(name): \(type)\(isNil ? "" : value.map { " = \($0)" } ?? "")"
        // Whoever observes it is told.
        let observers = members.compactMap { member -> String? in
            guard case .property(let other) = member.requirement, other.isSettable, other.type.type.isOptional,
                case .function(let function) = other.type.type.core, function.parameters == [type],
                function.result.isNamed("Void")
            else { return nil }
            return "\(SwiftName.escaped(other.name))?(\(name))"
        }
        return observers.isEmpty ? [head] : SwiftLines.block(head, SwiftLines.block("didSet", observers))
    }

    private mutating func handler(_ member: Member, _ access: String, _ interface: Interface?) -> [String]? {
        guard let function = member.function else { return nil }
        var body: [String] = []
        let known = function.parameters.map {
            ArgumentValues.Value(name: $0.name, type: $0.type.type.stored, expression: SwiftName.escaped($0.name))
        }
        if function.isInitializer {
            return SwiftLines.block(
                "\(access)\(MessageText.signature(function))",
                [UnwrittenMember.trap(member.fullName)]
            )
        }
        if interface?.channels.contains("routes") == true, let route = route(of: member) {
            var navigation = NavigationText(route: route, controller: "viewController?.", in: plan)
            navigation.keeper = navigation.destination?.unkept.map {
                values.property(for: $0.firstLowercased, .named($0))
            }
            body += navigation.lines
        }
        if let action = plan.component.declaration.actions.first(where: { $0.member.name.range == member.name.range }) {
            body += leading(action, known)
        }
        if let returns = function.returns?.type, !returns.isNamed("Void") {
            body.append(UnwrittenMember.answer(of: member.fullName, returns, isOnly: body.isEmpty))
        } else if body.isEmpty {
            body = ["// What comes of it is still to be written."]
        }
        return SwiftLines.block("\(access)\(MessageText.signature(function))", body)
    }

    private func route(of member: Member) -> Route? {
        plan.component.declaration.screen?.routes.first { $0.member.name.range == member.name.range }
    }

    /// The routes that an action ends in: the first of several, since which of them is somebody's decision.
    private mutating func leading(_ action: Action, _ known: [ArgumentValues.Value]) -> [String] {
        let routes = plan.component.declaration.routes(from: action)
        guard let first = routes.first else { return [] }
        var lines: [String] = []
        if routes.count > 1 {
            lines.append(
                "// It can also end in \(routes.dropFirst().map { "'\($0.member.name.text)'" }.joined(separator: ", "))."
            )
        }
        guard let (message, link) = sent.first(where: { $0.message.name.range == first.member.name.range }),
            let function = message.function, function.genericParameters == nil
        else { return lines + [taken(first)].compactMap(\.self) }
        sentNames.insert(message.fullName)
        return lines + values.sending(function, to: "\(link.name)?.", knowing: known)
    }

    /// A remark on a route that another role takes, which is told what came of the action in words that the spec does not say.
    private func taken(_ route: Route) -> String? {
        guard let taker = plan.architecture?.channel("routes")?.from?.text, taker != role else { return nil }
        return "// It ends in '\(route.member.name.text)', which the \(taker) takes when it is told."
    }

    // MARK: What it tells others

    private mutating func senders(_ links: [Link]) -> [[String]] {
        let answered = Set(plan.received(by: role).flatMap(\.members).map(\.fullName))
        var made: Set<String> = []
        return sent.compactMap { message, link -> [String]? in
            guard let function = message.function, !function.isStatic, !function.isInitializer,
                !sentNames.contains(message.fullName), made.insert("\(link.name).\(message.fullName)").inserted
            else { return nil }
            return SenderText(function, link: link, taken: answered, from: plan.isolation(ofRole: role)).lines
        }
    }

    private func uniqueMembers(_ members: [Member]) -> [Member] {
        var known: Set<Member.Requirement> = []
        return members.filter { known.insert($0.requirement).inserted }
    }
}
