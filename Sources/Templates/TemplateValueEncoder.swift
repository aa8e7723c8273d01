/// Makes what templates are filled with of anything that can be encoded, with the names that it has as JSON.
package struct TemplateValueEncoder {
    private let userInfo: [CodingUserInfoKey: Any]

    package init(userInfo: [CodingUserInfoKey: Any] = [:]) {
        self.userInfo = userInfo
    }

    package func encode(_ value: some Encodable) throws -> TemplateValue? {
        let encoder = ValueEncoder(userInfo: userInfo)
        try value.encode(to: encoder)
        return encoder.storage.value
    }
}

/// A value that is still being made: containers are handed out before they are filled.
private final class ValueStorage {
    private enum Content {
        case nothing
        case single(TemplateValue)
        case list([ValueStorage])
        case values([String: ValueStorage])
    }

    private var content = Content.nothing

    var value: TemplateValue? {
        switch content {
        case .nothing: nil
        case .single(let value): value
        case .list(let elements): .list(elements.compactMap(\.value))
        case .values(let values): .values(values.compactMapValues(\.value))
        }
    }

    func set(_ value: TemplateValue) { content = .single(value) }

    /// A type without a value to encode is one all the same.
    func open(asList isList: Bool) {
        guard case .nothing = content else { return }
        content = isList ? .list([]) : .values([:])
    }

    func element() -> ValueStorage {
        let element = ValueStorage()
        if case .list(var elements) = content {
            // Nobody else holds the list while it grows.
            content = .nothing
            elements.append(element)
            content = .list(elements)
        }
        return element
    }

    func value(at key: String) -> ValueStorage {
        guard case .values(var values) = content else { return ValueStorage() }
        content = .nothing
        let value = values[key] ?? ValueStorage()
        values[key] = value
        content = .values(values)
        return value
    }
}

private struct ValueEncoder: Encoder {
    let storage: ValueStorage
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any]

    init(_ storage: ValueStorage = ValueStorage(), userInfo: [CodingUserInfoKey: Any]) {
        (self.storage, self.userInfo) = (storage, userInfo)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        storage.open(asList: false)
        return KeyedEncodingContainer(KeyedContainer<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        storage.open(asList: true)
        return ListContainer(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { SingleContainer(encoder: self) }

    func encode(_ value: some Encodable) throws {
        switch value {
        case let text as String: storage.set(.text(text))
        case let flag as Bool: storage.set(.flag(flag))
        case let number as any BinaryInteger: storage.set(.text("\(number)"))
        case let number as any BinaryFloatingPoint: storage.set(.text("\(number)"))
        default: try value.encode(to: self)
        }
    }

    func at(_ key: some CodingKey) -> ValueEncoder {
        ValueEncoder(storage.value(at: key.stringValue), userInfo: userInfo)
    }

    var next: ValueEncoder { ValueEncoder(storage.element(), userInfo: userInfo) }
}

private struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: ValueEncoder
    let codingPath: [any CodingKey] = []

    func encodeNil(forKey key: Key) {}

    func encode(_ value: some Encodable, forKey key: Key) throws { try encoder.at(key).encode(value) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        encoder.at(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder.at(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder }

    func superEncoder(forKey key: Key) -> any Encoder { encoder.at(key) }
}

private struct ListContainer: UnkeyedEncodingContainer {
    let encoder: ValueEncoder
    let codingPath: [any CodingKey] = []
    private(set) var count = 0

    mutating func encodeNil() { count += 1 }

    mutating func encode(_ value: some Encodable) throws {
        count += 1
        try encoder.next.encode(value)
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        count += 1
        return encoder.next.container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        count += 1
        return encoder.next.unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { encoder.next }
}

private struct SingleContainer: SingleValueEncodingContainer {
    let encoder: ValueEncoder
    let codingPath: [any CodingKey] = []

    func encodeNil() {}

    func encode(_ value: some Encodable) throws { try encoder.encode(value) }
}
