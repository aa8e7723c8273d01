import YAMLTree

/// One key of a mapping: its name, what it means, and how its value is read into the value of the mapping.
struct Key<Root>: Sendable {
    let name: String
    let summary: String
    let isRequired: Bool
    /// The default as a reader of the reference sees it; `nil` where leaving the key out means nothing.
    let defaultText: String?
    let schema: Schema
    let read: @Sendable (_ key: NodeID, _ value: NodeID, inout Root, inout SpecReader) -> Void

    /// A key that a mapping can't do without.
    static func required<Value>(
        _ name: String,
        _ shape: Shape<Value>,
        _ summary: String,
        into path: WritableKeyPath<Root, Value> & Sendable
    ) -> Key {
        Key(name, shape, summary, isRequired: true) { root, value, _, _ in root[keyPath: path] = value }
    }

    static func optional<Value>(
        _ name: String,
        _ shape: Shape<Value>,
        _ summary: String,
        default defaultText: String? = nil,
        into path: WritableKeyPath<Root, Value> & Sendable
    ) -> Key {
        Key(name, shape, summary, default: defaultText) { root, value, _, _ in root[keyPath: path] = value }
    }

    static func optional<Value>(
        _ name: String,
        _ shape: Shape<Value>,
        _ summary: String,
        default defaultText: String? = nil,
        into path: WritableKeyPath<Root, Value?> & Sendable
    ) -> Key {
        Key(name, shape, summary, default: defaultText) { root, value, _, _ in root[keyPath: path] = value }
    }

    /// A key whose value needs more than to be stored.
    static func optional<Value>(
        _ name: String,
        _ shape: Shape<Value>,
        _ summary: String,
        default defaultText: String? = nil,
        store: @escaping @Sendable (inout Root, Value, _ key: NodeID, inout SpecReader) -> Void
    ) -> Key {
        Key(name, shape, summary, default: defaultText, store: store)
    }

    private init<Value>(
        _ name: String,
        _ shape: Shape<Value>,
        _ summary: String,
        isRequired: Bool = false,
        default defaultText: String? = nil,
        store: @escaping @Sendable (inout Root, Value, _ key: NodeID, inout SpecReader) -> Void
    ) {
        self.init(name: name, summary: summary, isRequired: isRequired, defaultText: defaultText, schema: shape.schema)
        {
            key,
            value,
            root,
            reader in
            if let value = shape.read(value, &reader) { store(&root, value, key, &reader) }
        }
    }

    /// The same key of a larger value that holds this one.
    func lifted<Whole>(
        into path: WritableKeyPath<Whole, Root> & Sendable,
        default defaultText: String?
    ) -> Key<Whole> {
        Key<Whole>(name: name, summary: summary, isRequired: isRequired, defaultText: defaultText, schema: schema) {
            key,
            value,
            root,
            reader in
            read(key, value, &root[keyPath: path], &reader)
        }
    }

    /// A key that reads its value by itself.
    init(
        name: String,
        summary: String,
        isRequired: Bool,
        defaultText: String?,
        schema: Schema,
        read: @escaping @Sendable (_ key: NodeID, _ value: NodeID, inout Root, inout SpecReader) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.isRequired = isRequired
        self.defaultText = defaultText
        self.schema = schema
        self.read = read
    }
}
