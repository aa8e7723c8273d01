import ScreenSpecCLibrary

/// Names one run of the writer, in the names of its temporary files.
package struct RunID: Hashable, Sendable {
    private let text: String

    static let prefix = ".screenspec-"
    private static let length = 16

    /// Not the number of the process: writers in two containers may share both a folder and a number.
    package init() {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        text = String(repeating: "0", count: Self.length - digits.count) + digits
    }

    /// The run that a temporary file, or a lock, is of; `nil` for any other name.
    package init?(temporaryName name: String) {
        guard name.hasPrefix(Self.prefix), name.hasSuffix(".tmp") || name.hasSuffix(".lock") else { return nil }
        let rest = name.dropFirst(Self.prefix.count)
        text = String(rest.prefix(Self.length))
        let next = rest.dropFirst(Self.length).first
        guard text.utf8.count == Self.length, text.allSatisfy(\.isHexDigit), next == "." || next == "-" else {
            return nil
        }
    }

    /// Short whatever the output is called, and hidden from build systems.
    package func temporaryName(_ number: Int) -> String {
        "\(Self.prefix)\(text)-\(number).tmp"
    }

    var lockName: String {
        "\(Self.prefix)\(text).lock"
    }
}

/// A file that a writer has made for itself.
package struct TemporaryFile: Sendable, Hashable {
    package let path: String
    package let run: RunID

    package init(path: String, run: RunID) {
        self.path = path
        self.run = run
    }
}

/// Shows other writers that a run is alive, so that none takes its temporary files for leftovers.
///
/// The system releases the lock when the process ends, however it ends.
package final class RunLock: Sendable {
    package let run: RunID
    private let path: String
    private let descriptor: Descriptor

    package init(folder: String) throws(SystemError) {
        while true {
            let run = RunID()
            let path = Paths.join(folder, run.lockName)
            let descriptor = try Descriptor(opening: path, O_RDWR | O_CREAT | O_EXCL)
            // Another writer may have found it before it was locked, and taken it for a leftover.
            guard Self.lock(descriptor) != .taken else { continue }
            if let found = try? FileStatus(path: path), found.identity == (try FileStatus(descriptor)).identity {
                self.run = run
                self.path = path
                self.descriptor = descriptor
                return
            }
        }
    }

    private enum Answer {
        case locked
        case taken
        /// Some network file systems have no locks; leftovers then stay.
        case unknown
    }

    private static func lock(_ descriptor: borrowing Descriptor) -> Answer {
        let number = descriptor.raw
        do throws(SystemError) {
            _ = try uninterrupted { flock(number, LOCK_EX | LOCK_NB) }
            return .locked
        } catch {
            return error.code == EWOULDBLOCK ? .taken : .unknown
        }
    }

    deinit {
        release()
    }

    /// Ends the run for other writers; the folder may then be removed. Once is enough.
    package func release() {
        unlink(path)
    }

    /// Removes what runs have left that are over.
    package static func remove(_ leftovers: [TemporaryFile], in folder: String) {
        for (run, leftovers) in Dictionary(grouping: leftovers, by: \.run) {
            let paths = leftovers.map(\.path)
            do throws(SystemError) {
                let descriptor = try Descriptor(opening: Paths.join(folder, run.lockName), O_RDWR)
                // Locked until all is gone: a run that has only just made the file must not take it for its own meanwhile.
                if lock(descriptor) == .locked { paths.forEach { unlink($0) } }
                extendLifetime(descriptor)
            } catch {
                if error.isMissing { paths.forEach { unlink($0) } }
            }
        }
    }
}
