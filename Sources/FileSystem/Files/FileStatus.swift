import ScreenSpecCLibrary

/// What the system knows about a file without reading it.
package struct FileStatus: Sendable {
    package enum Kind: Sendable, Equatable {
        case file
        case folder
        case link
        /// A pipe, socket or device, in words.
        case special(String)
    }

    package let kind: Kind
    package let identity: FileIdentity
    package let size: Int
    let permissions: mode_t
    let user: uid_t
    let group: gid_t
    package let stamp: FileStamp

    /// Whether somebody may write it.
    package var isWritable: Bool { permissions & 0o222 != 0 }

    /// The status of the file at a path, or of the symbolic link itself.
    package init(path: String, followsLinks: Bool = true) throws(SystemError) {
        var raw = stat()
        _ = try uninterrupted { followsLinks ? stat(path, &raw) : lstat(path, &raw) }
        self.init(raw)
    }

    package init(_ descriptor: borrowing Descriptor) throws(SystemError) {
        var raw = stat()
        let number = descriptor.raw
        _ = try uninterrupted { fstat(number, &raw) }
        self.init(raw)
    }

    /// Whether a file lies there that this process may run.
    static func isProgram(_ path: String) -> Bool {
        (try? FileStatus(path: path))?.kind == .file && access(path, X_OK) == 0
    }

    /// Whether this process may write there.
    package static func isWritable(_ path: String) -> Bool {
        access(path, W_OK) == 0
    }

    private init(_ raw: stat) {
        switch raw.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        case S_IFIFO: kind = .special("a pipe")
        case S_IFSOCK: kind = .special("a socket")
        default: kind = .special("a device")
        }
        identity = FileIdentity(
            device: UInt64(truncatingIfNeeded: raw.st_dev),
            node: UInt64(truncatingIfNeeded: raw.st_ino)
        )
        size = Int(raw.st_size)
        permissions = raw.st_mode & 0o7777
        user = raw.st_uid
        group = raw.st_gid
        stamp = FileStamp(raw)
    }
}

/// The same for two paths exactly if they lead to one file.
package struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let node: UInt64
}
