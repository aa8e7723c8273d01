import ScreenModel
import ScreenSpecDiagnostics

/// Who plays a part in a screen, who holds whom, and what each is given.
struct ScreenPlan {
    let component: Component
    let architecture: Architecture?
    let types: ProgramTypes
    let settings: Settings
    private let program: Program
    private let foreign: (String) -> [Member]
    /// The channels that list a message, by where it stands.
    private let channelsOfMessage: [SourceRange: Set<String>]

    init(
        _ component: Component,
        in program: Program,
        _ types: ProgramTypes,
        _ foreign: @escaping (String) -> [Member]
    ) {
        self.component = component
        self.types = types
        self.foreign = foreign
        self.program = program
        settings = program.settings
        architecture = component.architecture.flatMap(program.architecture)?.adapted(to: component.declaration)
        channelsOfMessage = Self.channelsOfMessage(component)
    }

    private static func channelsOfMessage(_ component: Component) -> [SourceRange: Set<String>] {
        guard let screen = component.declaration.screen else { return [:] }
        var channels: [SourceRange: Set<String>] = [:]
        func add(_ messages: [Member], _ channel: String) {
            for message in messages { channels[message.name.range, default: []].insert(channel) }
        }
        add(component.declaration.actions.filter { $0.exit == .channel }.map(\.member), "actions")
        add(screen.routes.map(\.member), "routes")
        for said in screen.channels { add(said.messages, said.channel.text) }
        return channels
    }

    /// Another screen of the program.
    func plan(ofScreen name: String) -> ScreenPlan? {
        types.screen(named: name).map { ScreenPlan($0, in: program, types, foreign) }
    }

    // MARK: Roles

    /// The roles whose classes the screen needs, beside the view's, in the architecture's order.
    var players: [RolePlayer] {
        component.roles.filter { player in
            player.type != nil && !player.isView && takesPart(player.role)
        }
    }

    var viewRole: String? { component.roles.first(where: \.isView)?.role }

    func takesPart(_ role: String) -> Bool {
        let said = architecture?.role(role)
        return channels.contains { $0.from == role || $0.to == role } || said?.assembles == true
            || said?.owns?.isEmpty == false
    }

    func type(ofRole role: String) -> String? { component.player(ofRole: role)?.type }

    func isolation(ofRole role: String) -> Isolation {
        settings.isolation == .none ? .none : architecture?.role(role)?.isolation ?? .mainActor
    }

    /// The protocols of channels.
    var channels: [Interface] { component.interfaces.filter { $0.kind == .channel } }

    /// Who sends a message: channels that share a protocol may start at different roles.
    func sender(of message: Member, by interface: Interface) -> String {
        guard let architecture else { return interface.from }
        let listed = channelsOfMessage[message.name.range] ?? []
        let channel = interface.channels.first(where: listed.contains)
        return channel.flatMap { architecture.channel($0)?.from?.text } ?? interface.from
    }

    /// What a role is told.
    func received(by role: String) -> [Interface] { channels.filter { $0.to == role } }

    /// What protocols of the app ask of a role: those that its own protocols refine, those by which it listens beside the channels, and of
    /// the view those that it names.
    func asked(of role: String?) -> [Member] {
        let refined = role.map(received)?.flatMap(\.inherits).compactMap(\.path) ?? []
        let named = role == viewRole ? component.declaration.conforms.compactMap(\.type.path) : []
        let known = role.map(received)?.flatMap(\.members).map(\.fullName) ?? []
        var members: [Member] = []
        for member in (refined + heard(by: role) + named).flatMap(requirements)
        where !known.contains(member.fullName) && !members.contains(where: { $0.fullName == member.fullName }) {
            members.append(member)
        }
        return members
    }

    /// What a protocol asks for, which a spec may make.
    private func requirements(of name: String) -> [Member] {
        let models = program.files.flatMap(\.documents).flatMap { document -> [Model] in
            if case .models(let models) = document { models } else { [] }
        }
        return models.first { $0.generates && $0.name.text == name }?.requirements ?? foreign(name)
    }

    /// What a role tells others, with the property by which it holds them.
    func sent(by role: String) -> [(message: Member, link: Link)] {
        let links = links(of: role)
        return channels.flatMap { interface in
            interface.members.compactMap { message in
                guard sender(of: message, by: interface) == role,
                    let link = links.first(where: { $0.types.contains(interface.name) })
                else { return nil }
                return (message, link)
            }
        }
    }

    // MARK: Ownership

    /// The edges of the architecture that this screen has: who holds whom, and how.
    private struct Edge {
        let from: String
        let to: String
        let type: String
        let name: String
        let isWeak: Bool
    }

    func links(of role: String) -> [Link] {
        var found: [Link] = []
        for edge in edges where edge.from == role {
            if let index = found.firstIndex(where: { $0.role == edge.to }) {
                guard !found[index].types.contains(edge.type) else { continue }
                // One property for all that is told to one role.
                found[index] = Link(
                    name: found[index].name,
                    role: edge.to,
                    types: found[index].types + [edge.type],
                    isWeak: found[index].isWeak && edge.isWeak,
                    isolation: found[index].isolation
                )
            } else {
                let isolation = isolation(ofRole: edge.to)
                found.append(
                    Link(name: edge.name, role: edge.to, types: [edge.type], isWeak: edge.isWeak, isolation: isolation)
                )
            }
        }
        return found
    }

    private var edges: [Edge] {
        guard let architecture else { return [] }
        var edges: [Edge] = []
        var strong: [(from: String, to: String)] = []
        let owned = architecture.roles.flatMap { role in (role.owns ?? []).map { (role.name.text, $0.text) } }
        func keeps(_ from: String, _ to: String) -> Bool { owned.contains { $0 == (from, to) } }
        func reaches(_ from: String, _ to: String, _ seen: Set<String> = []) -> Bool {
            guard !seen.contains(from) else { return false }
            return from == to || strong.contains { $0.from == from && reaches($0.to, to, seen.union([from])) }
        }
        for (from, to) in owned { strong.append((from, to)) }
        let pairs = channels.flatMap { interface in
            interface.channels.compactMap { name in architecture.channel(name).map { (interface, $0) } }
        }
        for (_, channel) in pairs where channel.reference == .strong {
            strong.append((channel.from?.text ?? "", channel.to?.text ?? ""))
        }
        for (interface, channel) in pairs {
            guard let from = channel.from?.text, let to = channel.to?.text else { continue }
            let isOutside = architecture.role(to)?.isOutside == true
            let isWeak: Bool
            switch channel.reference {
            case _ where keeps(from, to): isWeak = false
            case .weak: isWeak = true
            case .strong: isWeak = false
            case .any, nil:
                isWeak = isOutside || reaches(to, from)
                if !isWeak { strong.append((from, to)) }
            }
            let name = isOutside ? channel.name.text : channel.called?.first?.text ?? to
            edges.append(
                Edge(from: from, to: to, type: interface.name, name: name, isWeak: isWeak && interface.isClassBound)
            )
        }
        for (from, to) in owned where !edges.contains(where: { $0.from == from && $0.to == to }) {
            // What Controller View Design holds is a property of the class above.
            guard takesPartOrIsView(to), let type = type(ofRole: to), !holdsItsView(from, to) else { continue }
            edges.append(Edge(from: from, to: to, type: type, name: to, isWeak: false))
        }
        return edges
    }

    private func takesPartOrIsView(_ role: String) -> Bool { role == viewRole || takesPart(role) }

    /// Whether a role is a `Controller` that has its view as `controllerView`.
    func holdsItsView(_ role: String, _ view: String) -> Bool {
        view == viewRole && component.accessors.contains { $0.owner == type(ofRole: role) }
    }

    /// The role that has the view as its `controllerView`.
    var controllerRole: RolePlayer? {
        component.roles.first { role in component.accessors.contains { $0.owner == role.type } }
    }

    // MARK: Assembly

    /// Who makes the objects of the screen: somebody beside the view, where there is somebody.
    var assembler: RolePlayer? {
        let all = component.roles.filter { architecture?.role($0.role)?.assembles == true && $0.type != nil }
        return all.first { !$0.isView } ?? all.first
    }

    /// Who is to have what the screen opens with: who answers to actions, or else its controller or view.
    var openingRole: String? {
        if let receiver = architecture?.actionsChannel?.to?.text, type(ofRole: receiver) != nil, takesPart(receiver) {
            return receiver
        }
        return controllerRole?.role ?? viewRole
    }

    /// What a role is given when it is made.
    func needs(of role: String) -> [Need] {
        let opens = role == openingRole ? component.declaration.screen?.opens ?? [] : []
        var needs = opens.map { Need(name: $0.name, type: $0.type.type.stored) }
        guard role != viewRole else { return needs }
        for member in received(by: role).flatMap(\.members) {
            guard case .property(let property) = member.requirement, !property.isStatic else { continue }
            let type = property.type.type
            guard type.plainValue() == nil, !(type.path.map(types.isMadeOfNothing) ?? false),
                !needs.contains(where: { $0.name == property.name })
            else { continue }
            needs.append(Need(name: property.name, type: type))
        }
        return needs
    }
}
