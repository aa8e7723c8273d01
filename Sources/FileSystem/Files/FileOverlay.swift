/// Texts in the place of what files on the disk hold: those that nobody has saved yet, fixes that are not written, or what there was
/// before a change.
package struct FileOverlay: Hashable, Sendable {
    /// By absolute path; also those of files that the disk does not have.
    package var texts: [String: [UInt8]] = [:]
    /// Files of the disk that are left out.
    package var absent: Set<String> = []

    package init() {}

    package var isEmpty: Bool { texts.isEmpty && absent.isEmpty }

    /// The paths of texts that the disk has no file for.
    var added: [String] {
        texts.keys.filter { !$0.utf8.contains(0) && !FileReader.exists($0) }.sorted()
    }

    /// Whether there is a file on the disk or a text in its place.
    package func exists(_ path: String) -> Bool {
        texts[path] != nil || FileReader.exists(path)
    }

    /// A text as a file that holds it would be read; `nil` where there is none.
    func file(_ path: String, limit: Int) throws(FileProblem) -> StampedFile? {
        guard let bytes = texts[path] else { return nil }
        guard bytes.count <= limit else { throw .tooLarge(size: bytes.count, limit: limit) }
        return StampedFile(bytes: bytes, stamp: .missing, moment: 0)
    }
}
