/// Turns libyaml's marks, which count Unicode scalars and leave a byte order mark out, into byte offsets.
///
/// Marks come almost in order, so one place that moves with them makes the work linear.
struct ByteOffsets {
    private let source: UnsafeBufferPointer<UInt8>
    private let isASCII: Bool
    private var scalarIndex = 0
    private var offset: Int

    init(source: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
        self.source = source
        self.isASCII = isASCII
        offset = ByteOrderMark.utf8Length(in: source)
    }

    mutating func offset(ofScalar index: Int) -> Int {
        if isASCII { return min(index, source.count) }
        if index > scalarIndex {
            moveForward(to: index)
        } else if index < scalarIndex {
            moveBack(to: index)
        }
        return offset
    }

    private mutating func moveForward(to index: Int) {
        let bytes = UnsafeRawBufferPointer(source)
        while scalarIndex + 8 <= index, offset + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let continuations = (word >> 7) & ~(word >> 6) & 0x0101_0101_0101_0101
            scalarIndex += 8 - continuations.nonzeroBitCount
            offset += 8
        }
        while offset < source.count {
            if !isContinuation(source[offset]) {
                if scalarIndex == index { return }
                scalarIndex += 1
            }
            offset += 1
        }
    }

    private mutating func moveBack(to index: Int) {
        while scalarIndex > index, offset > 0 {
            offset -= 1
            if !isContinuation(source[offset]) { scalarIndex -= 1 }
        }
    }

    private func isContinuation(_ byte: UInt8) -> Bool {
        byte & 0xC0 == 0x80
    }
}

enum ByteOrderMark {
    static func utf8Length(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }
}
