extension String {
    /// The parts of a dotted path, empty ones too.
    ///
    /// By bytes: to look for the same dots among characters takes ten times as long.
    package var dottedParts: [String] {
        guard utf8.contains(UInt8(ascii: ".")) else { return [self] }
        return utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }

    /// The first part of a dotted path.
    package var firstDottedPart: String {
        utf8.firstIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) } ?? self
    }
}
