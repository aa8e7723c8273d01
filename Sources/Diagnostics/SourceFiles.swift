/// All files of a run; a `FileID` is the index of its file, and files stand in the order of their paths.
package struct SourceFiles: Sendable {
    package private(set) var all: [SourceFile]

    package init(_ all: [SourceFile] = []) {
        self.all = all
    }

    package subscript(_ id: FileID) -> SourceFile? {
        all.indices.contains(Int(id.index)) ? all[Int(id.index)] : nil
    }

    package func path(of range: SourceRange) -> String? {
        self[range.file]?.path
    }

    package func position(of range: SourceRange) -> Position? {
        self[range.file]?.position(at: Int(range.lower))
    }

    /// Makes room for so many files.
    package mutating func reserveCapacity(_ count: Int) {
        all.reserveCapacity(count)
    }

    /// Leaves out identities, so that files which are added get the same whatever number there are before them.
    ///
    /// - Parameter count: Of all that there are then.
    package mutating func leaveOpen(upTo count: Int) {
        while all.count < count { _ = append(path: "", bytes: []) }
    }

    /// Adds a file that has no identity yet and returns its identity.
    package mutating func append(path: String, bytes: [UInt8]) -> FileID {
        let id = FileID(index: all.count)
        all.append(SourceFile(id: id, path: path, bytes: bytes))
        return id
    }
}
