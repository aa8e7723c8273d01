/// The stored form of a document: its rows one behind the other. Only the program that wrote it reads it back.
extension InterfaceDocument {
    package var storedBytes: [UInt8] {
        var bytes: [UInt8] = []
        func add(_ part: UnsafeRawBufferPointer, count: Int) {
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: count)) { bytes += $0 }
            bytes += part
        }
        withUnsafeBytes(of: head) { add($0, count: 1) }
        objectRows.withUnsafeBytes { add($0, count: objectRows.count) }
        connectionRows.withUnsafeBytes { add($0, count: connectionRows.count) }
        texts.ends.withUnsafeBytes { add($0, count: texts.ends.count) }
        texts.bytes.withUnsafeBytes { add($0, count: texts.bytes.count) }
        return bytes
    }

    /// `nil` where the bytes are damaged.
    package init?(storedBytes bytes: ArraySlice<UInt8>) {
        var rest = bytes
        func array<Value: BitwiseCopyable>(of _: Value.Type) -> [Value]? {
            guard rest.count >= 4 else { return nil }
            let count = Int(rest.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) })
            let byteCount = count * MemoryLayout<Value>.stride
            guard byteCount <= rest.count - 4 else { return nil }
            let part = rest.dropFirst(4).prefix(byteCount)
            rest = rest.dropFirst(4 + byteCount)
            return [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
                part.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
                initialized = count
            }
        }
        guard let head = array(of: Head.self)?.first, let objects = array(of: InterfaceObject.Row.self),
            let connections = array(of: InterfaceConnection.Row.self), let ends = array(of: UInt32.self),
            let textBytes = array(of: UInt8.self), rest.isEmpty,
            let texts = InterfaceTexts(bytes: textBytes, ends: ends)
        else { return nil }
        self.init(head: head, objectRows: objects, connectionRows: connections, texts: texts)
        guard isWellFormed else { return nil }
    }

    /// Whether all numbers are those of texts and objects that are there.
    private var isWellFormed: Bool {
        func isText(_ number: UInt32) -> Bool { number == Self.none || Int(number) < texts.ends.count }
        func isObject(_ number: UInt32) -> Bool { number == Self.none || Int(number) < objectRows.count }
        return isText(head.initialController) && isText(head.device)
            && objectRows.enumerated().allSatisfy { index, row in
                Int(row.element) < texts.ends.count && Int(row.id) < texts.ends.count
                    && (row.parent == Self.none || Int(row.parent) < index)
                    && [
                        row.key, row.customClass, row.customModule, row.placeholder, row.storyboardIdentifier,
                        row.reuseIdentifier, row.storyboardName, row.accessibilityIdentifier, row.text,
                    ].allSatisfy(isText)
            }
            && connectionRows.allSatisfy { row in
                isObject(row.owner) && isObject(row.destination)
                    && [row.name, row.event, row.segueKind, row.customClass, row.customModule].allSatisfy(isText)
            }
    }
}
