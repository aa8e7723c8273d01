import ScreenSpecCLibrary

/// The entries of one folder, in the order of their names.
package struct FolderListing: Sendable {
    package struct Entry: Sendable {
        package let name: String
        package let kind: FileStatus.Kind
        let identity: FileIdentity

        var isHidden: Bool { name.hasPrefix(".") }
    }

    let identity: FileIdentity
    package let entries: [Entry]
    /// The folder as it was when it was listed, with all its entries as one number.
    package let watched: WatchedFile

    package init(path: String, digestedFor purpose: FolderDigest.Purpose = .specs) throws(SystemError) {
        let moment = FileStamp.now
        guard let folder = opendir(path) else { throw .last }
        defer { closedir(folder) }
        var status = stat()
        guard fstat(dirfd(folder), &status) == 0 else { throw .last }
        let device = UInt64(truncatingIfNeeded: status.st_dev)
        identity = FileIdentity(device: device, node: UInt64(truncatingIfNeeded: status.st_ino))

        var entries: [Entry] = []
        var digest = FolderDigest(for: purpose)
        while true {
            errno = 0
            guard let raw = readdir(folder) else {
                if errno != 0 { throw .last }
                break
            }
            digest.add(raw)
            guard let name = raw.name.map({ String(cString: $0) }), name != ".", name != ".." else { continue }
            entries.append(
                Entry(
                    name: name,
                    kind: Self.kind(of: raw, named: name, in: path),
                    identity: FileIdentity(device: device, node: UInt64(truncatingIfNeeded: raw.pointee.d_ino))
                )
            )
        }
        self.entries = entries.sorted { $0.name < $1.name }
        watched = WatchedFile(path: path, stamp: FileStamp(status), at: moment, hash: digest.value)
    }

    private static func kind(
        of entry: UnsafeMutablePointer<dirent>,
        named name: String,
        in folder: String
    ) -> FileStatus.Kind {
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        // Some file systems leave it to the caller to ask.
        default: return (try? FileStatus(path: Paths.join(folder, name), followsLinks: false).kind) ?? .special("gone")
        }
    }
}

extension UnsafeMutablePointer<dirent> {
    /// The name, without a copy of the whole fixed-size field that holds it.
    var name: UnsafePointer<CChar>? {
        MemoryLayout<dirent>.offset(of: \.d_name).map { offset in
            (UnsafeRawPointer(self) + offset).assumingMemoryBound(to: CChar.self)
        }
    }
}
