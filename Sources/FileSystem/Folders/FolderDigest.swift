import ScreenSpecCLibrary

/// The entries of a folder in one number that does not depend on their order: as long as it is the same, a search finds
/// nothing else there. What a search passes over is left out, so that an editor's own files change nothing.
package struct FolderDigest: Hashable, Sendable {
    /// What is searched for.
    package enum Purpose: Sendable {
        case specs
        case outputs
    }

    package private(set) var value: UInt64 = 1
    let purpose: Purpose

    /// Of a folder without entries.
    package init(for purpose: Purpose) {
        self.purpose = purpose
    }

    package init(value: UInt64, for purpose: Purpose) {
        self.value = value
        self.purpose = purpose
    }

    /// Of a folder as it is now; 0 where there is no folder, or where it cannot be read.
    package static func value(of path: String, for purpose: Purpose) -> UInt64 {
        guard let folder = opendir(path) else { return 0 }
        defer { closedir(folder) }
        var digest = FolderDigest(for: purpose)
        while let entry = readdir(folder) { digest.add(entry) }
        return digest.value
    }

    mutating func add(_ entry: UnsafeMutablePointer<dirent>) {
        guard let start = entry.name else { return }
        let name = UnsafeRawBufferPointer(start: start, count: strlen(start)).assumingMemoryBound(to: UInt8.self)
        value &+= term(name, kind: entry.pointee.d_type)
    }

    /// A file that was written there since.
    package mutating func add(file name: String) {
        value &+= term(Array(name.utf8), kind: UInt8(DT_REG))
    }

    /// A file that was removed from there since.
    package mutating func remove(file name: String) {
        value &-= term(Array(name.utf8), kind: UInt8(DT_REG))
    }

    private func term(_ name: some RandomAccessCollection<UInt8>, kind: UInt8) -> UInt64 {
        concerns(name, isPlainFile: Int(kind) == Int(DT_REG))
            ? ContentHash(name).value &* (UInt64(kind) &* 2 &+ 1) : 0
    }

    private func concerns(_ name: some RandomAccessCollection<UInt8>, isPlainFile: Bool) -> Bool {
        let isHidden = name.first == UInt8(ascii: ".")
        switch purpose {
        case .specs: return !isHidden && (!isPlainFile || name.ends(with: ".yaml") || name.ends(with: ".yml"))
        // What a killed run has left behind is hidden, and removed.
        case .outputs:
            return isHidden ? name.starts(with: RunID.prefix.utf8) : !isPlainFile || name.ends(with: ".swift")
        }
    }
}

extension RandomAccessCollection<UInt8> {
    fileprivate func ends(with suffix: String) -> Bool {
        self.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }
}
