import ScreenModel
import SourceText
import YAMLTree

extension Shape where Value == Pattern {
    static func pattern(_ expected: String) -> Shape {
        Shape(.text(expected)) { node, reader in
            reader.scalarText(node, expected: expected).map { Pattern($0, at: reader.range(of: node)) }
        }
    }
}

extension Shape where Value == [Name] {
    static func names(_ expected: String) -> Shape {
        .list(of: .name(expected), "a list of names")
    }
}

// MARK: - Roles

extension MappingShape where Root == Role.Limits {
    private static let imports = Key<Root>.optional(
        "imports",
        .names("a module"),
        "Modules, exact or with *.",
        into: \.imports
    )

    static let allowed = MappingShape("what a role may touch", keys: [imports])

    static let forbidden = MappingShape(
        "what a role may not touch",
        keys: [
            imports,
            .optional("types", .names("a type"), "Types, exact or with *.", into: \.types),
            .optional(
                "singletons",
                .names("a type"),
                "Types, exact or with *, whose one shared object it may not use.",
                into: \.singletons
            ),
            .optional(
                "sharedAs",
                .names("a property or method"),
                "The members that hand out the shared object of those types.",
                default: "[shared, default, standard]",
                into: \.sharedAs
            ),
            .optional(
                "navigation",
                .names("a method"),
                "Methods that lead to other screens: present, pushViewController.",
                into: \.navigation
            ),
            .optional(
                "exceptPresented",
                .names("a view controller"),
                "View controllers, exact or with *, that those methods may lead to: alerts and the like.",
                into: \.exceptPresented
            ),
            .optional(
                "views",
                .boolean,
                "Views and view controllers, of UIKit and of the app.",
                default: "false",
                into: \.views
            ),
            .optional(
                "except",
                .names("a type"),
                "Types, exact or with *, that it may use all the same.",
                into: \.except
            ),
        ]
    )
}

extension MappingShape where Root == ViewLimits {
    static let viewLimits = MappingShape(
        "what holds for views without a role",
        keys: [
            Key<Root>.optional(
                "forbids",
                MappingShape<Role.Limits>.forbidden.shape { _, _ in Role.Limits() },
                "What they may not touch."
            ) { root, value, _, _ in root.forbids = value }
        ]
    )
}

extension MappingShape where Root == Role.Matches {
    static let matches = MappingShape(
        "what recognises a role",
        keys: [
            .optional("suffixes", .names("a suffix"), "Ends of type names.", into: \.suffixes),
            .optional("prefixes", .names("a prefix"), "Starts of type names.", into: \.prefixes),
            .optional("superclasses", .names("a class"), "Superclasses, through any chain.", into: \.superclasses),
            .optional("protocols", .names("a protocol"), "Protocols that it conforms to.", into: \.protocols),
            .optional("files", .names("a glob"), "Globs of paths.", into: \.files),
        ]
    )
}

extension MappingShape where Root == Role {
    static let role = MappingShape(
        "a role",
        keys: [
            .optional("summary", .summary, "What it is responsible for.", into: \.summary),
            .optional("type", .pattern("a type's name with {screen}"), "The pattern of its type's name.", into: \.type),
            .optional("inherits", .type, "The superclass of its types.", into: \.inherits),
            .optional(
                "isView",
                .boolean,
                "Whether subviews, outlets and the view model belong to it.",
                default: "false",
                into: \.isView
            ),
            .optional("outside", .boolean, "Whoever opened the screen: any type.", default: "false", into: \.isOutside),
            .optional("isolation", .word, "The actor that it lives on.", default: "mainActor", into: \.isolation),
            .optional("owns", .names("a role"), "Roles that it holds strongly.", into: \.owns),
            .optional(
                "assembles",
                .boolean,
                "Whether it makes the objects of screens, and so may name the types of all roles.",
                default: "false",
                into: \.assembles
            ),
            .optional(
                "subviewsVisibleTo",
                .names("a role"),
                "Of the view: roles that may touch its subviews.",
                into: \.subviewsVisibleTo
            ),
            .optional(
                "forbids",
                MappingShape<Role.Limits>.forbidden.shape { _, _ in Role.Limits() },
                "What it may not touch.",
                into: \.forbids
            ),
            .optional(
                "allows",
                MappingShape<Role.Limits>.allowed.shape { _, _ in Role.Limits() },
                "Closes the list of its imports.",
                into: \.allows
            ),
            .optional(
                "matches",
                MappingShape<Role.Matches>.matches.shape { _, _ in Role.Matches() },
                "How hand-written types without a spec are recognised.",
                into: \.matches
            ),
        ]
    )
}

// MARK: - Channels

extension MappingShape where Root == Channel {
    static let channel = MappingShape(
        "a channel",
        keys: [
            .optional("summary", .summary, "What is said on it.", into: \.summary),
            .optional("from", .name("a role"), "The role that speaks.", into: \.from),
            .optional("to", .name("a role"), "The role that listens.", into: \.to),
            .optional(
                "protocol",
                .pattern("a protocol's name with {screen}"),
                "The pattern of its protocol's name; without it the receiver's own type is the interface.",
                into: \.protocolPattern
            ),
            .optional("reference", .word, "How the sender may hold the receiver.", default: "any", into: \.reference),
            .optional(
                "called",
                .names("a property's name"),
                "The names by which hand-written code may hold the receiver.",
                into: \.called
            ),
            .optional(
                "inherits",
                .list(of: .type, "a list of protocols"),
                "Protocols that its protocol refines.",
                into: \.inherits
            ),
            .optional("members", .templateMembers, "Messages that every screen has.", into: \.members),
        ]
    )
}

extension MappingShape where Root == Channel.TemplateMember {
    static let templateMember = MappingShape(
        "a message",
        keys: [
            .optional("summary", .summary, "What it means.", into: \.summary),
            .optional(
                "type",
                .pattern("a Swift type, which may hold {screen}"),
                "Makes the message a property of that type.",
                into: \.type
            ),
            .optional("settable", .boolean, "Whether the property can be set.", default: "false", into: \.isSettable),
            .optional("parameters", .templateParameters, "What it carries.", into: \.parameters),
            .optional(
                "returns",
                .pattern("a Swift type, which may hold {screen}"),
                "What it returns.",
                into: \.returns
            ),
            .optional("async", .boolean, "Whether it is async.", default: "false", into: \.isAsync),
            .optional("throws", .boolean, "Whether it throws.", default: "false", into: \.isThrowing),
        ]
    )
}

extension Shape where Value == [Channel.TemplateMember] {
    static let templateMembers = Shape.dictionary(
        "a name, or a Swift requirement in quotes",
        MappingShape<Channel.TemplateMember>.templateMember.schema,
        "a mapping of messages"
    ) { key, value, reader -> Channel.TemplateMember? in
        guard let text = reader.scalarText(key, expected: "a name") else { return nil }
        var member = Channel.TemplateMember(key: Name(text, at: reader.range(of: key)))
        return MappingShape<Channel.TemplateMember>.templateMember.read(value, into: &member, &reader) ? member : nil
    }
}

extension Shape where Value == [Channel.TemplateParameter] {
    static let templateParameters = Shape.dictionary(
        "label name, as in Swift",
        .swiftType,
        "a mapping of parameters"
    ) { key, value, reader -> Channel.TemplateParameter? in
        guard let text = reader.scalarText(key, expected: "a parameter's name") else { return nil }
        // A collection type is kept as the text that it is made of, since it may hold {screen}.
        let type =
            reader.tree.kind(of: value) == .sequence
            ? reader.file.text(reader.range(of: value).offsets) : reader.scalarText(value, expected: "a Swift type")
        return type.map {
            Channel.TemplateParameter(
                key: Name(text, at: reader.range(of: key)),
                type: Pattern($0, at: reader.range(of: value))
            )
        }
    }
}

// MARK: - Architectures

extension Shape where Value == ArchitectureDraft.Entry<Role> {
    fileprivate static func entry(_ key: NodeID, _ value: NodeID, _ reader: inout SpecReader) -> Value? {
        guard let name = reader.identifier(key: key) else { return nil }
        if reader.isNone(value) { return .dropped(name) }
        var role = Role(name: name)
        return MappingShape<Role>.role.read(value, into: &role, &reader) ? .kept(role) : nil
    }
}

extension Shape where Value == ArchitectureDraft.Entry<Channel> {
    fileprivate static func entry(_ key: NodeID, _ value: NodeID, _ reader: inout SpecReader) -> Value? {
        guard let name = reader.identifier(key: key) else { return nil }
        if reader.isNone(value) { return .dropped(name) }
        var channel = Channel(name: name)
        if reader.tree.kind(of: value) == .scalar, !reader.tree.isNull(value) {
            channel.protocolPattern = Pattern(reader.tree.text(of: value), at: reader.range(of: value))
            return .kept(channel)
        }
        return MappingShape<Channel>.channel.read(value, into: &channel, &reader) ? .kept(channel) : nil
    }
}

struct ArchitectureDraft: Sendable {
    var architecture: Architecture

    enum Entry<Value: Sendable>: Sendable {
        case kept(Value)
        /// `presentation: none`.
        case dropped(Name)

        var kept: Value? {
            guard case .kept(let value) = self else { return nil }
            return value
        }

        var dropped: Name? {
            guard case .dropped(let name) = self else { return nil }
            return name
        }
    }
}

extension SpecReader {
    fileprivate func isNone(_ node: NodeID) -> Bool {
        tree.kind(of: node) == .scalar && tree.style(of: node) == .plain && tree.textEquals(node, "none")
    }
}

extension MappingShape where Root == ArchitectureDraft {
    static let architecture = MappingShape(
        "an architecture",
        keys: [
            Key(name: "architecture", summary: "Its name.", isRequired: true, defaultText: nil, schema: .text("a name"))
            { _, _, _, _ in },
            .optional("summary", .summary, "What it is.", into: \.architecture.summary),
            .optional(
                "extends",
                .name("an architecture"),
                "The architecture that it starts from; roles and channels are merged key by key.",
                into: \.architecture.extends
            ),
            .optional(
                "viewModel",
                .pattern("a type's name with {screen}"),
                "The pattern of screens' view models.",
                default: "{screen}ViewModel",
                into: \.architecture.viewModelPattern
            ),
            .optional(
                "views",
                MappingShape<ViewLimits>.viewLimits.shape { _, _ in ViewLimits() },
                "What holds for views without a role, such as cells; by default what the view's role forbids.",
                into: \.architecture.views
            ),
            .optional(
                "roles",
                .dictionary(
                    "a role's name",
                    .alternatives([MappingShape<Role>.role.schema, .enumeration(["none"])]),
                    "a mapping of roles",
                    entry: Shape<ArchitectureDraft.Entry<Role>>.entry
                ),
                "Who there is."
            ) { root, value, _, _ in
                root.architecture.roles = value.compactMap(\.kept)
                root.architecture.dropped += value.compactMap(\.dropped)
            },
            .optional(
                "channels",
                .dictionary(
                    "a channel's name",
                    .alternatives([
                        MappingShape<Channel>.channel.schema, .text("a protocol's name with {screen}, or none"),
                    ]),
                    "a mapping of channels",
                    entry: Shape<ArchitectureDraft.Entry<Channel>>.entry
                ),
                "Who may say something to whom."
            ) { root, value, _, _ in
                root.architecture.channels = value.compactMap(\.kept)
                root.architecture.dropped += value.compactMap(\.dropped)
            },
        ]
    )
}
