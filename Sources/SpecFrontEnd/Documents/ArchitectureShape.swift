import ScreenModel
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
    /// Whether a role or a channel is dropped: `presentation: none`.
    func isNone(_ node: NodeID) -> Bool {
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
