import ScreenModel
import SourceCheck
import SpecRules

/// What a document says of a screen or view, in the words of labels.
struct DescribedFacts {
    private let component: IndexedComponent
    private let subject: CodeSubject
    private var declaration: ComponentDeclaration { component.declaration }

    init(_ component: IndexedComponent, in subject: CodeSubject) {
        (self.component, self.subject) = (component, subject)
    }

    var all: [TruthFact] {
        subviews + messages + interfaces + actions + shows + routes + ownership
    }

    /// What is said to have no label of its own, and may answer to one: messages that are sent for whatever reason.
    var messageNames: Set<String> {
        let interfaces = component.component.interfaces
        let members =
            interfaces.filter { $0.kind == .delegate || isSentByView($0) }.flatMap(\.members)
            + interfaces.filter(isHeardByView).flatMap(\.members).filter(isStream)
        return Set(
            declaration.actions.map(\.member.name.text) + ownRoutes
                + members.map { String($0.fullName.prefix { $0 != "(" }) }
        )
    }

    /// Those that the view takes by itself are called after what it does for that.
    private var ownRoutes: [String] {
        guard let architecture = component.vocabulary?.architecture, architecture.channel("routes") == nil else {
            return []
        }
        return declaration.screen?.routes.map(\.member.name.text) ?? []
    }

    private func isHeardByView(_ interface: Interface) -> Bool {
        guard let view = component.vocabulary?.architecture.viewRole?.name.text else { return false }
        return interface.kind == .channel && interface.to == view
    }

    /// What others ask a view for so that it tells them something.
    private func isStream(_ member: Member) -> Bool {
        guard case .property(let property) = member.requirement else { return false }
        return property.type.type.description.hasPrefix("ControlEvent<")
    }

    /// A view may talk to a router by itself.
    private func isSentByView(_ interface: Interface) -> Bool {
        guard let view = component.vocabulary?.architecture.viewRole?.name.text else { return false }
        return interface.kind == .channel && interface.from == view
    }

    // MARK: View

    /// Bar items, gesture recognizers and constraints have no labels.
    private var subviews: [TruthFact] {
        declaration.subviews.flatMap { subview -> [TruthFact] in
            let type = subview.type.type.description
            let rows = subview.rows.flatMap(\.views).map { TruthFact(.rows, subview.name.text, $0.text) }
            let isCompanion = Self.companions.contains { type.hasSuffix($0) }
            return (isCompanion ? [] : [TruthFact(.subview, subview.name.text, type)]) + rows
        }
    }

    private static let companions = ["BarButtonItem", "BarItem", "GestureRecognizer", "LayoutConstraint"]

    /// People labelled what is to be read and seen, and not when a subview is hidden, or its colour.
    private var shows: [TruthFact] {
        declaration.subviews.flatMap { subview in
            subview.shows.filter { binding in
                binding.property.text.split(separator: ".").last.map { !Self.looks.contains(String($0)) } ?? false
            }.map { TruthFact(.shows, subview.name.text, $0.source.text) }
        }
    }

    private static let looks: Set<String> = [
        "isHidden", "alpha", "isEnabled", "isUserInteractionEnabled", "isSelected", "isHighlighted", "textColor",
        "tintColor", "backgroundColor", "titleColor", "font", "color", "textAlignment", "contentMode", "axis",
        "spacing", "cornerRadius", "numberOfLines", "accessibilityIdentifier", "accessibilityLabel", "tag", "frame",
        "isAnimating", "isLoading", "constant",
    ]

    // MARK: Messages

    private var messages: [TruthFact] {
        component.component.interfaces.flatMap { interface -> [TruthFact] in
            switch interface.kind {
            case .dataSource: []
            case .delegate: interface.members.map { TruthFact(.delegate, interface.name, $0.fullName) }
            case .channel: Self.requirements(interface.members, of: interface.name)
            }
        }
    }

    private static func requirements(_ members: [Member], of name: String) -> [TruthFact] {
        members.flatMap { member -> [TruthFact] in
            let parameters: [(String, SwiftType)] =
                switch member.requirement {
                case .function(let function): function.parameters.map { ($0.name, $0.type.type) }
                case .property(let property): [(property.name, property.type.type)]
                }
            return [TruthFact(.requirement, name, member.fullName)]
                + parameters.map { TruthFact(.parameter, name, member.fullName, $0, $1.description) }
        }
    }

    /// What the document says of those who talk beside the channels; the messages of a protocol are described once, wherever that is.
    private var interfaces: [TruthFact] {
        declaration.interfaces.flatMap { use -> [TruthFact] in
            guard case .named(let name) = use.type.type else { return [] }
            let holder = use.from.flatMap { component.component.type(atEnd: $0) }
            let held = holder.flatMap { holder in
                use.reference.map { TruthFact(.ownership, keeper(of: name.path, for: holder), name.path, $0.rawValue) }
            }
            return Self.requirements(members(of: name.path), of: name.path) + [held].compactMap(\.self)
        }
    }

    /// The class that declares the property: people named that one, where it is a base class of the role's.
    private func keeper(of name: String, for holder: String) -> String {
        let code = subject.code
        let classes = code.types(named: holder, inModule: component.module).flatMap { code.classes(from: $0) }
        let keeper = classes.first { id in
            code[id].members.contains { member in
                member.kind == .storedProperty
                    && member.type?.namedTypes.contains { $0.name?.string == name } ?? false
            }
        }
        return keeper.map { code.qualifiedName(of: $0) } ?? holder
    }

    private func members(of interface: String) -> [Member] {
        let models = subject.specs.programs.flatMap(\.files).flatMap(\.documents).flatMap { document -> [Model] in
            if case .models(let models) = document { models } else { [] }
        }
        if let model = models.first(where: { $0.name.text == interface }) { return model.requirements ?? [] }
        let described = subject.specs.components.flatMap(\.component.interfaces)
        return described.first { $0.name == interface }?.members ?? []
    }

    /// Those that something a person does sets off.
    private var actions: [TruthFact] {
        declaration.actions.flatMap { action -> [TruthFact] in
            let triggers = action.triggers.filter { $0.path != ["screen"] }
            guard !triggers.isEmpty || action.exit == .targetAction else { return [] }
            let name = action.member.name.text
            return [TruthFact(.action, name)]
                + triggers.map { trigger in
                    let parts = trigger.control.map { [$0.type.description] } ?? trigger.path
                    return TruthFact(.trigger, name, parts.joined(separator: "."), trigger.event)
                }
        }
    }

    // MARK: Screens

    private var routes: [TruthFact] {
        (declaration.screen?.routes ?? []).flatMap { route -> [TruthFact] in
            let presentation = route.presentation.map(\.value)
            if presentation?.leadsBack == true { return [TruthFact(.route, "-", "back")] }
            return route.destinations.map { destination in
                let screen = subject.specs.components.first {
                    $0.name == destination.text && $0.declaration.screen != nil
                }
                let type = screen?.component.viewType ?? destination.text
                return TruthFact(.route, type, presentation.map(Self.word) ?? "")
            }
        }
    }

    private static func word(_ presentation: Route.Presentation) -> String {
        switch presentation {
        case .push: "push"
        case .modal, .sheet, .popover: "present"
        case .replace: "root"
        case .embed: "embed"
        case .pop, .dismiss, .popToRoot: "back"
        }
    }

    /// What the architecture says of channels that the document has, and of roles that own others.
    private var ownership: [TruthFact] {
        guard let architecture = component.vocabulary?.architecture else { return [] }
        func type(_ role: String?) -> String? { role.flatMap { component.component.player(ofRole: $0)?.type } }
        func isThere(_ name: String) -> Bool { !subject.code.types(named: name).isEmpty }
        let held = architecture.channels.compactMap { channel -> TruthFact? in
            guard let reference = channel.reference, reference != .any, let from = type(channel.from?.text),
                let to = type(channel.to?.text), isThere(from), isThere(to)
            else { return nil }
            let interface = component.component.interfaces.first { $0.channels.contains(channel.name.text) }
            if channel.protocolPattern != nil, interface == nil { return nil }
            return TruthFact(.ownership, from, interface?.name ?? to, reference.rawValue)
        }
        let owned = architecture.roles.flatMap { role in
            (role.owns ?? []).compactMap { other -> TruthFact? in
                guard let from = type(role.name.text), let to = type(other.text), isThere(from), isThere(to) else {
                    return nil
                }
                return TruthFact(.ownership, from, to, "strong")
            }
        }
        return held + owned
    }
}
