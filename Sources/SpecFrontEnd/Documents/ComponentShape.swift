import ScreenModel
import ScreenSpecDiagnostics

// MARK: - Delegate

private let delegateMapping = MappingShape<DelegateDeclaration>(
    "a delegate",
    keys: [
        .optional("summary", .summary, "What its owner decides.", into: \.summary),
        .optional(
            "name",
            .identifier("a protocol's name"),
            "The protocol's name.",
            default: "the view's name and Delegate",
            into: \.name
        ),
        .optional("type", .type, "A protocol that the app already has.") { root, value, key, reader in
            root.type = value
        },
        .optional(
            "inherits",
            .list(of: .type, "a list of protocols"),
            "Protocols that it refines.",
            default: "AnyObject",
            into: \.inherits
        ),
        .optional(
            "classBound",
            .boolean,
            "false leaves AnyObject out.",
            default: "true",
            into: \.isClassBound
        ),
        .optional(
            "sender",
            .sender,
            "none leaves the sender out of all methods, a name calls it so.",
            default: "the view's name"
        ) { root, value, _, _ in
            root.passesSender = value.name != nil
            root.senderName = value.name
            root.senderRange = value.name == nil ? value.range : nil
        },
        .optional("methods", .delegateMethods, "What is asked of it.", into: \.methods),
    ]
)

extension Shape where Value == DelegateDeclaration {
    static let delegate = Shape(delegateMapping.schema) { node, reader in
        var delegate = DelegateDeclaration(at: reader.headRange(of: node))
        guard delegateMapping.read(node, into: &delegate, &reader) else { return nil }
        if let type = delegate.type {
            let keys = [
                delegate.name.map { _ in "name" }, delegate.inherits.isEmpty ? nil : "inherits",
                delegate.isClassBound.map { _ in "classBound" },
            ].compactMap(\.self).map { "'\($0)'" }
            if !keys.isEmpty {
                reader.report(
                    .conflictingKeys,
                    at: type.range,
                    "a delegate that the app already has is what it is, so \(keys.formattedList(with: "and")) \(keys.count == 1 ? "has" : "have") no use",
                    help: ["Remove \(keys.formattedList(with: "and")), or 'type'."]
                )
            }
        }
        return delegate
    }
}

// MARK: - Views and screens

extension Key where Root == ComponentDeclaration {
    static func head(_ name: String, _ summary: String) -> Key {
        Key(name: name, summary: summary, isRequired: true, defaultText: nil, schema: .text("a type's name")) {
            _,
            _,
            _,
            _ in
        }
    }

    static let shared: [Key] = [
        .optional("summary", .summary, "What it is, for doc comments and pages.", into: \.summary),
        .optional(
            "inherits",
            .type,
            "The superclass.",
            default: "UIView; of a screen, what the architecture says",
            into: \.inherits
        ),
        .optional(
            "layout",
            .word,
            "interfaceBuilder where subviews are outlets, code where they are made in code.",
            default: "code",
            into: \.layout
        ),
        .optional("subviews", .subviews, "Its parts, private to it.", into: \.subviews),
        .optional(
            "shows",
            .bindings,
            "Which of its own properties shows what: title, navigationItem.title.",
            into: \.shows
        ),
        .optional(
            "conforms",
            .list(of: .type, "a list of protocols"),
            "Protocols that its class conforms to.",
            into: \.conforms
        ),
        .optional(
            "interfaces",
            .interfaceUses,
            "Types of the app by which its classes and others talk, beside the channels.",
            into: \.interfaces
        ),
        .optional(
            "knows",
            .names("a type"),
            "Types, exact or with *, that its class may know though its document does not name them.",
            into: \.knows
        ),
        .optional(
            "inputs",
            .messages,
            "What it is given from outside; nothing is generated for it.",
            into: \.inputs
        ),
        .content("viewModel", .viewModel, "What it shows.", MappingShape.viewModel.schema),
        .viewModels,
        .content(
            "dataSource",
            .dataSource,
            "In place of a view model: data under the name that the platform uses.",
            MappingShape.dataSource.schema
        ),
        .optional("actions", .actions, "What a person can do, named as what happened.", into: \.actions),
        .optional("delegate", .delegate, "What its owner decides.") { root, value, key, reader in
            root.delegate = value
            root.delegate?.range = reader.range(of: key)
        },
        .optional(
            "access",
            .word,
            "Who may see what is generated.",
            default: "that of the project file",
            into: \.access
        ),
        .optional(
            "generate",
            .boolean,
            "false checks and documents without writing Swift.",
            default: "true",
            into: \.generates
        ),
    ]

    private static func content(_ name: String, _ kind: ContentDeclaration.Kind, _ summary: String, _ schema: Schema)
        -> Key
    {
        Key(name: name, summary: summary, isRequired: false, defaultText: nil, schema: schema) {
            key,
            value,
            root,
            reader in
            guard let content = reader.content(kind, key: key, value: value) else { return }
            reader.take([content], at: content.range, into: &root)
        }
    }

    private static let viewModels = Key.optional(
        "viewModels",
        .viewModels,
        "In place of a view model: several, of which the first is its ViewModel."
    ) { root, value, key, reader in
        reader.take(value, at: reader.range(of: key), into: &root)
    }
}

extension SpecReader {
    fileprivate mutating func take(
        _ contents: [ContentDeclaration],
        at key: SourceRange,
        into root: inout ComponentDeclaration
    ) {
        if let other = root.content {
            report(
                .conflictingKeys,
                at: key,
                "a view has one of 'viewModel', 'viewModels' and 'dataSource'",
                help: ["Remove the others."],
                notes: [Diagnostic.Note(at: other.range, "Another one is here.")]
            )
        }
        root.content = contents.first
        root.furtherContents = Array(contents.dropFirst())
    }
}

extension MappingShape where Root == ComponentDeclaration {
    static let view = MappingShape("a view", keys: [.head("view", "The view's class.")] + Key.shared)
}
