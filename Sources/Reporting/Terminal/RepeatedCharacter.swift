extension String {
    /// A character of ASCII so many times. `String(repeating:count:)` puts them behind one another one by one, which is much of the
    /// work of a long report.
    init(_ character: Unicode.Scalar, times count: Int) {
        precondition(character.isASCII, "one byte for each")
        let byteCount = count < 0 ? 0 : count
        self.init(unsafeUninitializedCapacity: byteCount) { bytes in
            // There may be room for more.
            UnsafeMutableBufferPointer(rebasing: bytes[..<byteCount])
                .initialize(repeating: UInt8(truncatingIfNeeded: character.value))
            return byteCount
        }
    }
}
