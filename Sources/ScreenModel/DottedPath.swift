extension String {
    /// The parts of a dotted path, empty ones too.
    ///
    /// By bytes: to look for the same dots among characters takes ten times as long.
    package var dottedParts: [String] {
        guard hasDot else { return [self] }
        var parts: [String] = []
        var rest = utf8[...]
        while let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
            parts.append(String(Substring(rest[..<dot])))
            rest = rest[rest.index(after: dot)...]
        }
        return parts + [String(Substring(rest))]
    }

    private var hasDot: Bool {
        let dot = UInt8(ascii: ".")
        return utf8.withContiguousStorageIfAvailable { $0.contains(dot) } ?? utf8.contains(dot)
    }

    /// The first part of a dotted path.
    package var firstDottedPart: String {
        utf8.firstIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) } ?? self
    }

    package var lastDottedPart: String {
        utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
    }
}
