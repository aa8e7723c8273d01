import ScreenSpecCLibrary
import ScreenSpecDiagnostics

/// Reads whole files: regular ones only, none above a limit, and never waiting for a pipe.
package struct FileReader: Sendable {
    /// Far above any spec that a person writes, far below what a machine can hold.
    package static let defaultLimit = 16 << 20

    package var limit: Int
    /// Until when a file without a byte is taken for one that somebody is about to write.
    package var patience: ContinuousClock.Instant?
    /// What counts in the place of files.
    private let overlay: FileOverlay

    package init(limit: Int = FileReader.defaultLimit, overlay: FileOverlay = FileOverlay()) {
        self.limit = limit
        self.overlay = overlay
    }

    /// Whether a path leads to anything.
    package static func exists(_ path: String) -> Bool {
        (try? FileStatus(path: path)) != nil
    }

    package func read(_ path: String) throws(FileProblem) -> [UInt8] {
        try readStamped(path).bytes
    }

    /// The bytes of a file, with its stamp before it was read.
    package func readStamped(_ path: String) throws(FileProblem) -> StampedFile {
        if let file = try overlay.file(path, limit: limit) { return file }
        while true {
            let file = try readOnce(path)
            guard file.bytes.isEmpty, let patience, ContinuousClock.now < patience else { return file }
            usleep(Self.pause)
        }
    }

    private static let pause: UInt32 = 1_000

    private func readOnce(_ path: String) throws(FileProblem) -> StampedFile {
        let contents: Result<StampedFile, FileProblem>
        do throws(SystemError) {
            contents = try self.contents(of: path)
        } catch {
            // A socket cannot even be opened.
            if error.code == ENXIO, case .special(let words)? = try? FileStatus(path: path).kind {
                throw .special(words)
            }
            throw error.isMissing ? .missing : .unreadable(error)
        }
        return try contents.get()
    }

    private func contents(of path: String) throws(SystemError) -> Result<StampedFile, FileProblem> {
        let moment = FileStamp.now
        let descriptor = try Descriptor(opening: path, O_RDONLY)
        let status = try FileStatus(descriptor)
        switch status.kind {
        case .file: break
        case .folder: return .failure(.folder)
        case .link: return .failure(.special("a symbolic link"))
        case .special(let words): return .failure(.special(words))
        }
        guard status.size <= limit else { return .failure(.tooLarge(size: status.size, limit: limit)) }
        // A file may grow meanwhile, and those of the system say that they are empty.
        let bytes = try descriptor.read(expecting: status.size, upTo: limit + 1)
        guard bytes.count <= limit else { return .failure(.tooLarge(size: nil, limit: limit)) }
        return .success(StampedFile(bytes: bytes, stamp: status.stamp, moment: moment))
    }
}

/// A file as it was when it was read.
package struct StampedFile: Sendable {
    package let bytes: [UInt8]
    package let stamp: FileStamp
    /// Shortly before the stamp was taken.
    package let moment: Int64
}

/// Why a file was not read.
package enum FileProblem: Error, Hashable, Sendable {
    case missing
    case folder
    /// A pipe, a socket or a device, in words.
    case special(String)
    /// Without a size, it grew above the limit while it was read.
    case tooLarge(size: Int?, limit: Int)
    case unreadable(SystemError)

    /// The problem as a finding at the path's file, or at no place.
    package func diagnostic(path: String, at range: SourceRange? = nil) -> Diagnostic {
        switch self {
        case .missing:
            RuleDescription.unreadableFile.finding(
                at: range,
                "'\(path)' does not exist, or was removed during the run.",
                help: ["Run again or correct the path."]
            )
        case .folder:
            RuleDescription.notAFile.finding(
                at: range,
                "'\(path)' is a folder where a file is expected.",
                help: ["Rename it."]
            )
        case .special(let words):
            RuleDescription.notAFile.finding(
                at: range,
                "'\(path)' is \(words), not a file with text.",
                help: ["Name a regular file."]
            )
        case .tooLarge(let size, let limit):
            RuleDescription.fileTooLarge.finding(
                at: range,
                "'\(path)' has \(size.map { "\($0) bytes" } ?? "grown past the limit"), and at most \(limit) are read.",
                help: ["Split it into several."]
            )
        case .unreadable(let error):
            RuleDescription.unreadableFile.finding(at: range, "'\(path)' cannot be read: \(error.reason).")
        }
    }
}
