import ScreenModel
import ScreenSpecDiagnostics
import YAMLTree

extension MappingShape where Root == Channel {
    static let channel = MappingShape(
        "a channel",
        keys: [
            .optional("summary", .summary, "What is said on it.", into: \.summary),
            .optional("from", .name("a role"), "The role that speaks.", into: \.from),
            .optional("to", .name("a role"), "The role that listens.", into: \.to),
            .optional(
                "protocol",
                .pattern("a protocol's name with {screen}, or none"),
                "The pattern of its protocol's name; without it, or with none, the receiver's own type is the interface."
            ) { root, value, _, _ in
                if value.text == "none" { root.dropsProtocol = true } else { root.protocolPattern = value }
            },
            .optional(
                "classBound",
                .boolean,
                "false leaves AnyObject out of it.",
                default: "true",
                into: \.isClassBound
            ),
            .optional(
                "empty",
                .boolean,
                "true makes its protocol where nothing is said, too.",
                default: "false",
                into: \.isEmpty
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

extension Shape where Value == ArchitectureDraft.Entry<Channel> {
    static func entry(_ key: NodeID, _ value: NodeID, _ reader: inout SpecReader) -> Value? {
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
