import SourceText
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

    static func required<Value>(
        _ name: String,
        _ shape: Shape<Value>,
        _ summary: String,
        into path: WritableKeyPath<Root, Value> & Sendable
    ) -> Key {
        Key(name: name, summary: summary, isRequired: true, defaultText: nil, schema: shape.schema) {
            _,
            value,
            root,
            reader in
            if let value = shape.read(value, &reader) { root[keyPath: path] = value }
        }
    }

    static func optional<Value>(
        _ name: String,
        _ shape: Shape<Value>,
        _ summary: String,
        default defaultText: String? = nil,
        into path: WritableKeyPath<Root, Value> & Sendable
    ) -> Key {
        Key(name: name, summary: summary, isRequired: false, defaultText: defaultText, schema: shape.schema) {
            _,
            value,
            root,
            reader in
            if let value = shape.read(value, &reader) { root[keyPath: path] = value }
        }
    }

    static func optional<Value>(
        _ name: String,
        _ shape: Shape<Value>,
        _ summary: String,
        default defaultText: String? = nil,
        into path: WritableKeyPath<Root, Value?> & Sendable
    ) -> Key {
        Key(name: name, summary: summary, isRequired: false, defaultText: defaultText, schema: shape.schema) {
            _,
            value,
            root,
            reader in
            if let value = shape.read(value, &reader) { root[keyPath: path] = value }
        }
    }

    /// A key whose value needs more than to be stored.
    static func optional<Value>(
        _ name: String,
        _ shape: Shape<Value>,
        _ summary: String,
        default defaultText: String? = nil,
        store: @escaping @Sendable (inout Root, Value, _ key: NodeID, inout SpecReader) -> Void
    ) -> Key {
        Key(name: name, summary: summary, isRequired: false, defaultText: defaultText, schema: shape.schema) {
            key,
            value,
            root,
            reader in
            if let value = shape.read(value, &reader) { store(&root, value, key, &reader) }
        }
    }
}
