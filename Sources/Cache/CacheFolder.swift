import ScreenSpecCLibrary
import ScreenSpecFileSystem

/// `.screenspec`: what a project remembers between runs. It is nobody's to commit, and losing it costs time and nothing else.
package struct CacheFolder: Sendable {
    package let path: String

    /// What killed runs have left is removed when it is this old.
    private static let leftoverAge: Int64 = 3_600_000_000_000

    /// One that somebody else has chosen, such as a build system.
    package init(path: String) {
        self.path = path
    }

    package init(projectFolder: String) {
        path = Paths.join(projectFolder, ".screenspec")
    }

    package func path(_ name: String) -> String {
        Paths.join(path, name)
    }

    /// Replaces a file as a whole: whoever reads it at the same time, and a run that is killed, leaves the old one or the new one.
    ///
    /// `false` where that is not possible, as on a read-only disk; the next run then has more to do.
    @discardableResult
    package func replace(_ name: String, with write: (inout Writer) -> Void) -> Bool {
        guard prepare() else { return false }
        do throws(SystemError) {
            let temporary = Paths.join(path, RunID().temporaryName(0))
            let replacement = try FileReplacement(at: temporary) { (file) throws(SystemError) in
                var writer = Writer(descriptor: file)
                write(&writer)
                if let failure = writer.finish() { throw failure }
            }
            try replacement.commit(to: path(name))
            return true
        } catch {
            return false
        }
    }

    /// Makes the folder, if it is not there, and clears it of what killed runs have left; `false` where that is not possible.
    func prepare() -> Bool {
        var folders = CreatedFolders()
        guard (try? folders.create(path)) != nil else { return false }
        ignoreInGit()
        removeLeftovers()
        return true
    }

    /// Removes a file, if it is there.
    package func remove(_ name: String) {
        unlink(path(name))
    }

    /// Collects what is written, so that many small parts cost few calls.
    package struct Writer: ~Copyable {
        private let descriptor: Descriptor
        private var buffer: [UInt8] = []
        private var failure: SystemError?

        private static let limit = 1 << 18

        fileprivate init(descriptor: consuming Descriptor) {
            self.descriptor = descriptor
            buffer.reserveCapacity(Self.limit)
        }

        package mutating func write(_ bytes: UnsafeRawBufferPointer) {
            if bytes.count >= Self.limit { return write(gathering: [bytes]) }
            buffer += bytes
            if buffer.count >= Self.limit { flush() }
        }

        /// Puts bytes in the place of others that were written.
        package mutating func rewrite(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
            flush()
            guard failure == nil else { return }
            do throws(SystemError) {
                try descriptor.rewrite(bytes, at: offset)
            } catch {
                failure = error
            }
        }

        /// What is large is not copied before it is written.
        package mutating func write(gathering parts: [UnsafeRawBufferPointer]) {
            flush()
            guard failure == nil else { return }
            do throws(SystemError) {
                try descriptor.write(gathering: parts)
            } catch {
                failure = error
            }
        }

        private mutating func flush() {
            guard failure == nil else { return }
            do throws(SystemError) {
                try descriptor.write(buffer)
            } catch {
                failure = error
            }
            buffer.removeAll(keepingCapacity: true)
        }

        fileprivate mutating func finish() -> SystemError? {
            flush()
            return failure
        }
    }

    /// Says that nothing here is to be committed, unless somebody has said something already.
    private func ignoreInGit() {
        let file = path(".gitignore")
        guard let descriptor = try? Descriptor(opening: file, O_WRONLY | O_CREAT | O_EXCL) else { return }
        try? descriptor.write(Array("*\n".utf8))
    }

    private func removeLeftovers() {
        guard let listing = try? FolderListing(path: path) else { return }
        for entry in listing.entries where entry.kind == .file && RunID(temporaryName: entry.name) != nil {
            let leftover = path(entry.name)
            let stamp = FileStamp(path: leftover)
            if stamp.exists, FileStamp.now - stamp.modified > Self.leftoverAge { unlink(leftover) }
        }
    }
}
