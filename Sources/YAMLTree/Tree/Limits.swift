import ScreenSpecDiagnostics

extension YAMLTree {
    /// What one file may ask of the machine; the limits act while it is read.
    package struct Limits: Sendable {
        /// The length of a file.
        package var byteCount: Int
        /// How far collections may stand in one another, aliases followed.
        package var depth: Int
        /// How many nodes a file may have, every alias counted as all that it stands for.
        package var nodeCount: Int
        /// After how many findings the rest of a file is left unread.
        package var findingCount: Int

        package init(
            byteCount: Int = 16 * 1024 * 1024,
            depth: Int = 200,
            nodeCount: Int = 1_000_000,
            findingCount: Int = 1000
        ) {
            self.byteCount = byteCount
            self.depth = depth
            self.nodeCount = nodeCount
            self.findingCount = findingCount
        }

        package static let standard = Limits()

        /// Offsets are kept in 32 bits, and text may grow by half when its escapes are read.
        static let largestByteCount = 1 << 30

        /// Why a file of this length is not read, if it is not: so that whoever reads files need not read it first.
        package func refusal(ofByteCount count: Int, file: FileID) -> Diagnostic? {
            let allowed = min(byteCount, Self.largestByteCount)
            guard count > allowed else { return nil }
            return YAMLRules.tooLarge.finding(
                at: SourceRange(file: file, lower: 0, upper: 0),
                "The file is \(count) bytes long, and at most \(allowed) are read: split it into several files."
            )
        }
    }
}
