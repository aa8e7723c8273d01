/// A file or folder that a compile read or wrote, with its stamp and the hash of its contents.
package struct WatchedFile: Sendable {
    /// As people see it: relative to the project's folder, where it lies inside it.
    package var path: String
    package var stamp: FileStamp
    /// Whether any later change gives it another stamp.
    package var isSettled: Bool
    /// Of a file its bytes, of a folder its entries; or `unknownHash`.
    package var hash: UInt64

    /// The hash of a file that is out of date: the next run has to look at it.
    package static let unknownHash = UInt64.max

    package init(path: String, stamp: FileStamp, at moment: Int64, hash: UInt64) {
        self.path = path
        self.stamp = stamp
        isSettled = stamp.isSettled(at: moment)
        self.hash = hash
    }

    package init(path: String, _ file: StampedFile, hash: UInt64) {
        self.init(path: path, stamp: file.stamp, at: file.moment, hash: hash)
    }

    /// Of a file that no run has seen to yet.
    package init(unknown path: String) {
        self.init(path: path, stamp: .missing, at: 0, hash: Self.unknownHash)
    }
}
