/// Rules out, at a fraction of the cost, that `NestingScan` would find something: what it says no to, the scan need not read.
///
/// Nothing that the scan looks for is missed. Brackets are counted block by block, as if all of a block were opened before
/// anything of it is closed. What follows one another is looked for in samples, since it is either as long as a sample has room
/// for or much too short to matter.
package struct NestingEstimate {
    private typealias Bytes = SIMD16<UInt8>

    /// As many as a lane of eight bits can count for, when all lanes are added.
    private static let chunksPerBlock = 15
    private static let chunk = 16
    /// A line with more angles than the limit is longer than four blocks, of which three lie within it.
    private static let blocksOfLongLine = 3
    /// The shortest run is one of `->`, 2,000 bytes long, so that one of the samples lies within it.
    private static let sampleDistance = 1_792
    private static let sampleLength = 96

    /// No depth is greater than this, whatever came before.
    private var depth = 0
    private var blocksWithoutBreak = 0

    /// Whether the scan has to be asked.
    package static func mayBeTooDeep(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard source.count > NestingScan.bracketLimit else { return false }
        var estimate = NestingEstimate()
        return estimate.findsDepth(UnsafeRawBufferPointer(source)) || findsRun(source)
    }

    // MARK: Brackets and angles

    private mutating func findsDepth(_ source: UnsafeRawBufferPointer) -> Bool {
        var offset = 0
        while offset + Self.chunk <= source.count {
            let chunkCount = min(Self.chunksPerBlock, (source.count - offset) / Self.chunk)
            var opened = Bytes(repeating: 0)
            var closed = Bytes(repeating: 0)
            var breaks = Bytes(repeating: 0)
            for _ in 0..<chunkCount {
                let bytes = source.loadUnaligned(fromByteOffset: offset, as: Bytes.self)
                // One bit makes braces of square brackets.
                let braced = bytes | Bytes(repeating: 0x20)
                opened &+= Self.count(bytes, "(", braced, "{")
                closed &+= Self.count(bytes, ")", braced, "}")
                breaks &+= Self.count(bytes, "\n", bytes, "\r")
                offset += Self.chunk
            }
            if isOverLimit(opened.wrappedSum(), closed.wrappedSum(), hasBreak: breaks.wrappedSum() > 0) { return true }
        }
        // What is left opens at most one bracket with each byte.
        return depth + source.count - offset > NestingScan.bracketLimit
    }

    /// One in each lane that holds one of two characters. All bits are set in a lane of which a comparison is true: one less than
    /// nothing.
    private static func count(
        _ left: Bytes,
        _ first: Unicode.Scalar,
        _ right: Bytes,
        _ second: Unicode.Scalar
    ) -> Bytes {
        let isFirst = left .== Bytes(repeating: UInt8(ascii: first))
        let isSecond = right .== Bytes(repeating: UInt8(ascii: second))
        return Bytes(repeating: 0) &- unsafeBitCast(isFirst .| isSecond, to: Bytes.self)
    }

    private mutating func isOverLimit(_ opened: UInt8, _ closed: UInt8, hasBreak: Bool) -> Bool {
        let highest = depth + Int(opened)
        // Had the depth been zero meanwhile, then only what was opened behind that counts.
        depth = max(highest - Int(closed), Int(opened))
        blocksWithoutBreak = hasBreak ? 0 : blocksWithoutBreak + 1
        return highest > NestingScan.bracketLimit || blocksWithoutBreak >= Self.blocksOfLongLine
    }

    // MARK: Runs

    private static func findsRun(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 0
        while offset + sampleLength <= source.count {
            let sample = UnsafeBufferPointer(rebasing: source[offset..<offset + sampleLength])
            if NestingScan.looksLikeRun(sample) { return true }
            offset += sampleDistance
        }
        return false
    }
}
