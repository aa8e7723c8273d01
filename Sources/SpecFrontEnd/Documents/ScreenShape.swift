import ScreenModel
import ScreenSpecDiagnostics
import YAMLTree

/// What a screen is read into: its declaration, and what can't be judged before its architecture is known.
struct ScreenDraft: Sendable {
    var component: ComponentDeclaration
    var screen = ScreenDeclaration()
    /// What was found in keys that may be channels, by key.
    var pending: [PendingChannel] = []
    /// Those that are most likely no channels: no messages stand under them, or what may be subviews as well, with types.
    private var unlikely: [(key: NodeID, value: NodeID, holdsMessages: Bool)] = []

    init(component: ComponentDeclaration) {
        self.component = component
    }

    /// Reads a key as a channel, which it may be.
    fileprivate mutating func readChannel(
        _ key: NodeID,
        _ value: NodeID,
        _ reader: inout SpecReader,
        diagnosticsOfKey: [Diagnostic] = []
    ) {
        let name = reader.name(of: key)
        let (messages, diagnostics) = reader.collecting { Shape<[Member]>.messages.read(value, &$0) }
        screen.channels.append(ScreenDeclaration.ChannelMessages(channel: name, messages: messages ?? []))
        pending.append(PendingChannel(key: name, diagnostics: diagnostics, diagnosticsOfKey: diagnosticsOfKey))
        let holdsMessages = diagnostics.isEmpty
        let areTyped = messages?.contains { $0.function == nil } ?? false
        if !holdsMessages || areTyped, !MappingShape<Self>.laterKeys.contains(name.text) {
            unlikely.append((key, value, holdsMessages))
        }
    }

    /// Reads what stands under misspelt keys, so that the one mistake is not told again wherever somebody names it.
    ///
    /// What may well be a channel of the architecture stays one.
    mutating func readMisspeltKeys(of root: NodeID, _ reader: inout SpecReader) {
        guard !unlikely.isEmpty else { return }
        let keys = MappingShape<Self>.screen.keys
        var names = Set(reader.tree.entries(of: root).map { reader.tree.text(of: $0.key) })
        for (node, value, holdsMessages) in unlikely {
            guard let name = Spelling.closest(to: reader.tree.text(of: node), among: MappingShape<Self>.fixedKeys),
                !holdsMessages || MappingShape<Self>.reservedKeys.contains(name),
                names.insert(name).inserted, let key = keys.first(where: { $0.name == name })
            else { continue }
            var draft = self
            let (_, findings) = reader.collecting { key.read(node, value, &draft, &$0) }
            guard findings.isEmpty else { continue }
            draft.screen.channels = screen.channels
            (component, screen) = (draft.component, draft.screen)
        }
    }
}

/// A key of a screen that is none of the fixed ones: a channel, if the architecture has one of that name.
package struct PendingChannel: Hashable, Sendable {
    package let key: Name
    /// Findings that count only if the key is a channel.
    package let diagnostics: [Diagnostic]
    /// Findings that count only if it is none, but one of the keys that came later.
    package var diagnosticsOfKey: [Diagnostic] = []
}

extension MappingShape where Root == ScreenDraft {
    static let screen = MappingShape(
        "a screen",
        keys: [.lifted(.head("screen", "The screen's name, from which the architecture makes those of its types."))]
            + Key<ComponentDeclaration>.shared.map(Key.lifted) + own,
        otherSchema: Shape<[Member]>.messages.schema,
        other: { key, value, root, reader in
            root.readChannel(key, value, &reader)
            return true
        }
    )

    /// The names of all fixed keys.
    static let fixedKeys = screen.keys.map(\.name)

    /// Fixed keys that came when architectures could have channels of their names: there, the channel wins.
    static let laterKeys: Set<String> = ["conforms", "inputs", "interfaces", "knows", "viewModels"]

    /// The fixed keys that no channel may be called by: two are channels by themselves.
    static let reservedKeys = fixedKeys.filter { !laterKeys.contains($0) && $0 != "actions" && $0 != "routes" }

    private static let own: [Key<Root>] = [
        .optional(
            "architecture",
            .name("an architecture's name"),
            "Its architecture.",
            default: "that of the project file",
            into: \.screen.architecture
        ),
        .optional("entry", .boolean, "Whether the app can start here.", default: "false", into: \.screen.isEntry),
        .optional("opens", .opens, "What a route must bring.", into: \.screen.opens),
        .optional(
            "types",
            .roleTypes,
            "Renames the types of single roles, or says what they conform to.",
            into: \.screen.types
        ),
        .optional(
            "protocols",
            .protocolChanges,
            "Renames or extends the protocols of single channels, or says how their receivers are held.",
            into: \.screen.protocols
        ),
        .optional("uses", .name("a view's name"), "Takes the view part from a view document.", into: \.screen.uses),
        .optional("routes", .routes, "Where it leads.") { root, value, key, reader in
            root.screen.routes = value
            root.screen.routesRange = reader.range(of: key)
        },
    ]
}

extension Key where Root == ScreenDraft {
    /// A key of what views and screens share.
    fileprivate static func lifted(_ key: Key<ComponentDeclaration>) -> Key {
        Key(
            name: key.name,
            summary: key.summary,
            isRequired: key.isRequired,
            defaultText: key.defaultText,
            schema: key.schema
        ) { node, value, root, reader in
            guard MappingShape<ScreenDraft>.laterKeys.contains(key.name) else {
                return key.read(node, value, &root.component, &reader)
            }
            let (_, own) = reader.collecting { key.read(node, value, &root.component, &$0) }
            root.readChannel(node, value, &reader, diagnosticsOfKey: own)
        }
    }
}

private let opensMapping = MappingShape<OpensDraft>(
    "what a screen opens with",
    keys: [
        .required("with", .parameters, "The values that a route must bring: {person: Person}.", into: \.parameters)
    ]
)

extension Shape where Value == [Parameter] {
    static let opens = Shape(opensMapping.schema) { node, reader in
        let keys = reader.tree.entries(of: node).map { reader.tree.text(of: $0.key) }
        // Without 'with', all of them are values that stand one level too high.
        if !keys.isEmpty, keys.allSatisfy({ $0 != "with" && Spelling.closest(to: $0, among: ["with"]) == nil }) {
            reader.report(
                .missingKey,
                at: reader.headRange(of: node),
                "what a screen opens with stands under the key 'with'",
                help: ["Write {with: {…}} around it."]
            )
            return nil
        }
        var draft = OpensDraft()
        return opensMapping.read(node, into: &draft, &reader) ? draft.parameters : nil
    }
}

private struct OpensDraft: Sendable {
    var parameters: [Parameter] = []
}

private let roleTypeMapping = MappingShape<ScreenDeclaration.RoleType>(
    "the type of a role",
    keys: [
        .optional("name", .path("a type's name"), "Its name.", default: "that of the architecture", into: \.type),
        .optional(
            "conforms",
            .list(of: .type, "a list of protocols"),
            "Protocols that it conforms to, beside those of its channels.",
            into: \.conforms
        ),
    ]
)

extension Shape where Value == [ScreenDeclaration.RoleType] {
    static let roleTypes = Shape.dictionary(
        "a role",
        .alternatives([.text("a type's name"), roleTypeMapping.schema]),
        "a mapping of roles to types, such as {view: LoginVC}"
    ) { key, value, reader -> ScreenDeclaration.RoleType? in
        var type = ScreenDeclaration.RoleType(role: reader.name(of: key))
        guard reader.tree.kind(of: value) == .mapping else {
            type.type = Shape<Name>.path("a type's name").read(value, &reader)
            return type.type == nil ? nil : type
        }
        return roleTypeMapping.read(value, into: &type, &reader) ? type : nil
    }
}

private let protocolChangeMapping = MappingShape<ScreenDeclaration.ProtocolChange>(
    "a protocol",
    keys: [
        .optional("summary", .summary, "What is said on it, in place of the architecture's words.", into: \.summary),
        .optional(
            "name",
            .protocolName,
            "The protocol's name; with none, the receiver's own type is the interface."
        ) { root, value, _, _ in
            (root.name, root.isNone) = (value.name, value.name == nil)
        },
        .optional(
            "inherits",
            .list(of: .type, "a list of protocols"),
            "Protocols that it refines.",
            into: \.inherits
        ),
        .optional(
            "reference",
            .word,
            "How the sender holds the receiver on this screen.",
            default: "that of the architecture",
            into: \.reference
        ),
        .optional("classBound", .boolean, "false leaves AnyObject out.", default: "true", into: \.isClassBound),
        .optional("empty", .boolean, "true makes it where nothing is said, too.", default: "false") {
            root,
            value,
            key,
            reader in
            root.empty = value ? reader.range(of: key) : nil
        },
        .optional(
            "generate",
            .boolean,
            "false says that the app has the protocol, which other screens may share.",
            default: "that of the document",
            into: \.generates
        ),
    ]
)

extension Shape where Value == [ScreenDeclaration.ProtocolChange] {
    static let protocolChanges = Shape.dictionary(
        "a channel",
        .alternatives([.text("a protocol's name, or none"), protocolChangeMapping.schema]),
        "a mapping of channels, such as {displays: {name: LoginViewing}}"
    ) { key, value, reader -> ScreenDeclaration.ProtocolChange? in
        var change = ScreenDeclaration.ProtocolChange(channel: reader.name(of: key))
        if reader.tree.kind(of: value) == .scalar, !reader.tree.isNull(value) {
            let said = Shape<ChannelProtocol>.protocolName.read(value, &reader)
            (change.name, change.isNone) = (said?.name, said.map { $0.name == nil } ?? false)
            return change
        }
        return protocolChangeMapping.read(value, into: &change, &reader) ? change : nil
    }
}

/// The protocol of a channel, as a screen names it.
private struct ChannelProtocol: Sendable {
    /// `nil` where the receiver's own type is the interface.
    let name: Name?
}

extension Shape where Value == ChannelProtocol {
    fileprivate static let protocolName = Shape(.text("a protocol's name, or none")) { node, reader in
        if reader.isNone(node) { return ChannelProtocol(name: nil) }
        return Shape<Name>.identifier("a protocol's name").read(node, &reader).map { ChannelProtocol(name: $0) }
    }
}
