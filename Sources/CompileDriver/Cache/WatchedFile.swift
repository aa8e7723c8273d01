/// A file or folder that a compile read or wrote, with what it was.
struct WatchedFile: Sendable {
    /// As people see it: relative to the project's folder, where it lies inside it.
    var path: String
    var stamp: FileStamp
    /// Whether any later change gives it another stamp.
    var isSettled: Bool
    /// Of a file its bytes, of a folder its entries.
    var hash: UInt64

    init(path: String, stamp: FileStamp, at moment: Int64, hash: UInt64) {
        self.path = path
        self.stamp = stamp
        isSettled = stamp.isSettled(at: moment)
        self.hash = hash
    }

    init(path: String, _ file: StampedFile, hash: UInt64) {
        self.init(path: path, stamp: file.stamp, at: file.moment, hash: hash)
    }
}
