import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation
import YAMLTree

/// What actions, delegate methods, messages and routes are read into before it is known which of them they are.
struct MessageDraft: Sendable {
    let key: NodeID
    /// What stands under the key.
    let value: NodeID
    var summary: String?
    var parameters: [Parameter] = []
    var returns: TypeReference?
    var isAsync = false
    var isThrowing = false
    /// `type:`, which makes the message a property.
    var type: TypeReference?
    var isSettable = false
    /// The keys that spell a signature, as far as they are written.
    var signatureKeys: [Name] = []
    // Of actions.
    var triggers: [Trigger] = []
    var leadsTo: [Name] = []
    var via: Located<Action.Exit>?
    var robot: Name?
    // Of delegate methods.
    var sender: Sender?
    // Of routes.
    var destinations: [Name] = []
    var presentation: Located<Route.Presentation>?
    var by: Name?

    /// `sender: none`, or the name by which the sender passes itself.
    struct Sender: Sendable {
        /// `nil` leaves it out.
        let name: String?
        let range: SourceRange
    }
}

extension Key where Root == MessageDraft {
    static let summary = Key.optional(
        "summary",
        .summary,
        "What it means, for doc comments and pages.",
        into: \.summary
    )

    /// A key that spells a part of the signature, which a requirement that is written out has by itself.
    private static func ofSignature<Value>(
        _ name: String,
        _ shape: Shape<Value>,
        _ summary: String,
        default defaultText: String? = nil,
        store: @escaping @Sendable (inout MessageDraft, Value) -> Void
    ) -> Key {
        .optional(name, shape, summary, default: defaultText) { draft, value, key, reader in
            store(&draft, value)
            draft.signatureKeys.append(reader.name(of: key))
        }
    }

    static let signature: [Key] = [
        ofSignature("parameters", .parameters, "What it carries: label name: Type, as in Swift.") {
            $0.parameters = $1
        },
        ofSignature("returns", .type, "What it returns.") { $0.returns = $1 },
        ofSignature("async", .boolean, "Whether it is async.", default: "false") { $0.isAsync = $1 },
        ofSignature("throws", .boolean, "Whether it throws.", default: "false") { $0.isThrowing = $1 },
    ]

    static let property: [Key] = [
        ofSignature("type", .type, "Makes the message a property of that type.") { $0.type = $1 },
        ofSignature("settable", .boolean, "Whether the property can be set.", default: "false") { $0.isSettable = $1 },
    ]

    static let action: [Key] = [
        .optional(
            "trigger",
            .oneOrMore(.trigger, "a trigger or a list of them"),
            "What sets it off: subview.event, or a list.",
            into: \.triggers
        ),
        .optional(
            "leadsTo",
            .oneOrMore(.name("a route"), "a route or a list of routes"),
            "The routes that it can end in.",
            into: \.leadsTo
        ),
        .optional(
            "via",
            .located(.word),
            "How it leaves the view.",
            default: "channel, delegate or targetAction",
            into: \.via
        ),
        .optional(
            "robot",
            .robotName,
            "What a robot calls the method that sets it off.",
            default: "what is done to which subview",
            into: \.robot
        ),
        ofSignature("type", .type, "With via: property: makes it a stream of that type.") { $0.type = $1 },
    ]

    static let delegateMethod: [Key] = [
        .optional("sender", .sender, "none leaves the sender out, a name calls it so.", into: \.sender)
    ]

    static let route: [Key] = [
        .optional(
            "to",
            .oneOrMore(.name("a screen or a type"), "a screen or a list of screens"),
            "Where it leads: a screen, a list of screens, or a known type.",
            into: \.destinations
        ),
        .optional("presentation", .located(.word), "How the destination appears.", into: \.presentation),
        .optional(
            "by",
            .name("a role"),
            "The role that takes it by a method of its own; then it is no message of the channel.",
            default: "whom the routes channel leads to",
            into: \.by
        ),
    ]
}

extension Shape {
    /// A value with its place.
    static func located<Inner: Hashable & Sendable & Encodable>(_ inner: Shape<Inner>) -> Shape
    where Value == Located<Inner> {
        Shape(inner.schema) { node, reader in inner.read(node, &reader).map { Located($0, at: reader.range(of: node)) }
        }
    }
}

extension Shape where Value == MessageDraft.Sender {
    static let sender = Shape(.text("none, or the sender's name")) { node, reader in
        guard let text = reader.scalarText(node, expected: "none, or the sender's name") else { return nil }
        if reader.isNone(node) { return MessageDraft.Sender(name: nil, range: reader.range(of: node)) }
        return reader.identifier(text, at: node).map { MessageDraft.Sender(name: $0.text, range: $0.range) }
    }
}

/// The kinds of message, each with the keys it may have.
enum MessageShapes {
    static let message = MappingShape<MessageDraft>("a message", keys: [.summary] + Key.signature + Key.property)
    static let action = MappingShape<MessageDraft>("an action", keys: [.summary] + Key.action + Key.signature)
    static let delegateMethod = MappingShape<MessageDraft>(
        "a delegate method",
        keys: [.summary] + Key.signature + Key.delegateMethod
    )
    static let route = MappingShape<MessageDraft>("a route", keys: [.summary] + Key.route + Key.signature)
}

extension Shape {
    /// A mapping of messages of one kind, each made into what the section holds.
    static func messages<Element>(
        _ kind: MappingShape<MessageDraft>,
        _ expected: String,
        make: @escaping @Sendable (Member, MessageDraft, inout SpecReader) -> Element
    ) -> Shape where Value == [Element] {
        Shape.dictionary("a name, or a Swift requirement in quotes", kind.schema, expected) { key, value, reader in
            var draft = MessageDraft(key: key, value: value)
            guard kind.read(value, into: &draft, &reader), let member = reader.member(from: draft) else { return nil }
            return make(member, draft, &reader)
        }
    }
}

extension SpecReader {
    /// The member that a key and what stands under it declare.
    fileprivate mutating func member(from draft: MessageDraft) -> Member? {
        guard let text = scalarText(draft.key, expected: "a name") else { return nil }
        guard
            text.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") })
        else {
            return identifier(text, at: draft.key).map {
                Member(name: $0, summary: draft.summary, requirement: requirement($0, draft))
            }
        }
        switch SwiftNotation.requirement(
            text,
            rangeOfWhole: range(of: draft.key),
            offsetOfText: textOffset(of: draft.key)
        ) {
        case .failure(let error):
            report(
                .invalidRequirement,
                at: range(of: draft.key, error),
                "'\(text)' is no Swift requirement: \(error.reason)",
                help: error.help
            )
            return nil
        case .success(let requirement):
            for key in draft.signatureKeys {
                report(
                    .invalidRequirement,
                    at: key.range,
                    "'\(key.text)' is not allowed beside a requirement that is written out",
                    help: ["Put it into '\(text)'."]
                )
            }
            return Member(
                name: Name(requirement.name, at: range(of: draft.key)),
                summary: draft.summary,
                requirement: requirement,
                isWrittenOut: true
            )
        }
    }

    private mutating func requirement(_ name: Name, _ draft: MessageDraft) -> Member.Requirement {
        guard let type = draft.type else {
            if draft.isSettable, let key = draft.signatureKeys.first(where: { $0.text == "settable" }) {
                report(.missingKey, at: key.range, "a settable property needs its 'type'")
            }
            var function = FunctionRequirement(name: name.text, parameters: draft.parameters, returns: draft.returns)
            function.isAsync = draft.isAsync
            function.throwing = draft.isThrowing ? .any : .never
            return .function(function)
        }
        for key in draft.signatureKeys where key.text == "parameters" || key.text == "returns" {
            report(
                .conflictingKeys,
                at: key.range,
                "a message with 'type' is a property, and '\(key.text)' makes it a method",
                help: ["Remove one."]
            )
        }
        var property = PropertyRequirement(name: name.text, type: type, isSettable: draft.isSettable)
        property.isAsync = draft.isAsync
        property.throwing = draft.isThrowing ? .any : .never
        if draft.isSettable, draft.isAsync || draft.isThrowing,
            let key = draft.signatureKeys.first(where: { $0.text == "settable" })
        {
            report(.conflictingKeys, at: key.range, "a property that is async or throws can't be settable in Swift")
            property.isSettable = false
        }
        return .property(property)
    }
}

extension Shape where Value == [Member] {
    static let messages = Shape.messages(
        MessageShapes.message,
        "a mapping of messages, such as display: {parameters: {jogs: [Jog]}}"
    ) {
        member,
        _,
        _ in member
    }
}

extension Shape where Value == [Action] {
    static let actions = Shape.messages(MessageShapes.action, "a mapping of actions") { member, draft, _ in
        var action = Action(member: member)
        action.triggers = draft.triggers
        action.leadsTo = draft.leadsTo
        action.via = draft.via
        action.robot = draft.robot
        action.typeRange = draft.type.flatMap { _ in draft.signatureKeys.first { $0.text == "type" }?.range }
        return action
    }
}

extension Shape where Value == [DelegateMethod] {
    static let delegateMethods = Shape.messages(MessageShapes.delegateMethod, "a mapping of delegate methods") {
        member,
        draft,
        _ in
        var method = DelegateMethod(member: member)
        method.passesSender = (draft.sender.map { $0.name != nil } ?? true) && !member.isWrittenOut
        method.senderName = draft.sender?.name
        method.senderRange = method.passesSender ? nil : draft.sender?.range ?? member.name.range
        return method
    }
}

extension Member {
    /// Whether to send it may open a screen: a property only holds something, and what is static makes the screen itself.
    fileprivate var mayLead: Bool { function.map { !$0.isStatic } ?? false }
}

extension Shape where Value == [Route] {
    static let routes = Shape.messages(MessageShapes.route, "a mapping of routes") { member, draft, reader in
        var route = Route(member: member)
        route.destinations = draft.destinations
        route.presentation = draft.presentation
        route.by = draft.by
        if draft.destinations.isEmpty, draft.presentation?.value.leadsBack != true, member.mayLead,
            !reader.isOpen(.to, at: draft.key), !reader.hasKey("to", in: draft.value)
        {
            reader.report(
                .missingKey,
                at: reader.range(of: draft.key),
                "the route '\(member.name.text)' needs 'to', the screen that it leads to",
                help: ["Without 'to', its presentation leads back: pop, dismiss or popToRoot."]
            )
        }
        return route
    }
}
