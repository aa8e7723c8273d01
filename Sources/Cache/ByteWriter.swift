/// Writes values one behind the other, for `ByteReader` of the same program to read.
///
/// Public, though no user of the package sees it, so that what is generic is compiled for each kind of value in other targets.
public struct ByteWriter: Sendable {
    public var bytes: [UInt8] = []

    package init() {}

    @inlinable public mutating func write<Value: BitwiseCopyable>(_ value: Value) {
        withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
    }

    package mutating func write(_ text: String) {
        write(bytes: Array(text.utf8))
    }

    package mutating func write(_ text: String?) {
        write(text != nil)
        if let text { write(text) }
    }

    @inlinable public mutating func write(bytes part: some Collection<UInt8>) {
        write(UInt32(truncatingIfNeeded: part.count))
        bytes.append(contentsOf: part)
    }

    @inlinable public mutating func write<Value: BitwiseCopyable>(array: [Value]) {
        write(UInt32(truncatingIfNeeded: array.count))
        array.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }

    @inlinable public mutating func write<Element>(_ elements: [Element], _ write: (inout ByteWriter, Element) -> Void)
    {
        self.write(UInt32(truncatingIfNeeded: elements.count))
        for element in elements { write(&self, element) }
    }
}
