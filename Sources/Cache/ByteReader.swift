import ScreenSpecDiagnostics

/// Reads what `ByteWriter` has written. Nothing that the bytes hold can make it read past their end, or ask for more memory
/// than a few times their length.
///
/// Public, though no user of the package sees it, so that what is generic is compiled for each kind of value in other targets.
public struct ByteReader: ~Copyable {
    @usableFromInline let bytes: [UInt8]
    @usableFromInline var offset: Int
    /// The numbers that files have now, by those that they had when the bytes were written; `nil` where they are the same.
    private let fileNumbers: [FileID]?

    /// The bytes are not what was expected.
    public struct Damage: Error {
        @inlinable public init() {}
    }

    package init(_ bytes: [UInt8], from offset: Int = 0, fileNumbers: [FileID]? = nil) {
        self.bytes = bytes
        self.fileNumbers = fileNumbers
        self.offset = min(max(offset, 0), bytes.count)
    }

    @inlinable public mutating func read<Value: BitwiseCopyable>(_: Value.Type = Value.self) throws(Damage) -> Value {
        let start = try skip(MemoryLayout<Value>.size)
        return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: Value.self) }
    }

    package mutating func readBool() throws(Damage) -> Bool {
        try read(UInt8.self) != 0
    }

    package mutating func readText() throws(Damage) -> String {
        String(decoding: try readSlice(), as: UTF8.self)
    }

    package mutating func readOptionalText() throws(Damage) -> String? {
        try readBool() ? try readText() : nil
    }

    package mutating func readBytes() throws(Damage) -> [UInt8] {
        Array(try readSlice())
    }

    /// The bytes of a part, where they lie.
    package mutating func readSlice() throws(Damage) -> ArraySlice<UInt8> {
        let count = Int(try read(UInt32.self))
        let start = try skip(count)
        return bytes[start..<start + count]
    }

    @inlinable public mutating func readArray<Value: BitwiseCopyable>(of _: Value.Type = Value.self) throws(Damage)
        -> [Value]
    {
        let count = Int(try read(UInt32.self))
        let start = try skip(count * MemoryLayout<Value>.stride)
        return [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
            bytes.withUnsafeBytes { source in
                let part = UnsafeRawBufferPointer(rebasing: source[start..<start + count * MemoryLayout<Value>.stride])
                UnsafeMutableRawBufferPointer(buffer).copyMemory(from: part)
            }
            initialized = count
        }
    }

    @inlinable public mutating func readList<Element>(_ read: (inout ByteReader) throws(Damage) -> Element)
        throws(Damage)
        -> [Element]
    {
        let count = Int(try self.read(UInt32.self))
        // Every element takes a byte at least.
        guard count <= bytes.count - offset else { throw Damage() }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try read(&self)) }
        return elements
    }

    /// The number that a file has now; `FileID.gone` for one that there is no more.
    func fileNumber(_ index: Int) -> FileID {
        guard let fileNumbers else { return FileID(index: index) }
        return fileNumbers.indices.contains(index) ? fileNumbers[index] : .gone
    }

    @inlinable mutating func skip(_ count: Int) throws(Damage) -> Int {
        guard count >= 0, count <= bytes.count - offset else { throw Damage() }
        defer { offset += count }
        return offset
    }
}
