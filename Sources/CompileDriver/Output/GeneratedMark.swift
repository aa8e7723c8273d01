extension GeneratedFile {
    /// Whether a file of Swift starts with the header of what the compiler writes.
    package static func isMarked(_ bytes: [UInt8]) -> Bool {
        OutputHeader.parse(bytes, .slashes) != nil
    }
}
