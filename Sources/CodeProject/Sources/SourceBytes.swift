import InterfaceBuilder
import SpecProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// The bytes of a Swift file, or why they are not read as one.
package enum SourceBytes {
    /// No person writes such a file, and its tree would take more memory than all others together.
    package static let sizeLimit = 4 << 20
    /// Of a storyboard: the largest of real apps have a tenth of it.
    package static let documentSizeLimit = 16 << 20

    package static func sizeLimit(of path: String) -> Int {
        InterfaceFacts.Kind(path: path) == .document ? documentSizeLimit : sizeLimit
    }

    package enum Problem: Error {
        case file(FileProblem)
        /// The offset of a NUL byte.
        case binary(Int)
        /// The offset of the first byte that is not UTF-8.
        case invalidText(Int)

        /// The reason and the remedy; `path` is the file as people see it.
        func finding(path: String, at range: SourceRange) -> Diagnostic {
            let (message, help) = words(path: path)
            return RuleDescription.unreadSource.finding(at: range, message, help: help)
        }

        package func words(path: String) -> (message: String, help: [String]) {
            switch self {
            case .file(.tooLarge(let size, let limit)):
                (
                    "'\(path)' has \(size.map { "\($0) bytes" } ?? "grown past the limit") and was passed over.",
                    ["\(Self.kind(of: path)) may have at most \(limit). Split it, or leave it out of 'sources'."]
                )
            case .file(let problem):
                { ($0.message, $0.help) }(problem.diagnostic(path: path))
            case .binary:
                (
                    "'\(path)' holds a NUL byte, so it is not Swift and was passed over.",
                    ["Rename it, or leave it out of 'sources'."]
                )
            case .invalidText:
                ("'\(path)' is not UTF-8 from here on and was passed over.", ["Save it as UTF-8."])
            }
        }

        private static func kind(of path: String) -> String {
            switch InterfaceFacts.Kind(path: path) {
            case .document: path.hasSuffix(".xib") ? "A xib" : "A storyboard"
            case .objectiveC: "A file of Objective-C"
            case nil: "A Swift file"
            }
        }

        package var offset: Int {
            switch self {
            case .file: 0
            case .binary(let offset), .invalidText(let offset): offset
            }
        }
    }

    static func read(_ path: String, _ overlay: FileOverlay) throws(Problem) -> StampedFile {
        let file = try readUnchecked(path, overlay)
        try check(file.bytes)
        return file
    }

    /// The bytes of a file, whatever they are.
    static func readUnchecked(_ path: String, _ overlay: FileOverlay) throws(Problem) -> StampedFile {
        do throws(FileProblem) {
            return try FileReader(limit: sizeLimit(of: path), overlay: overlay).readStamped(path)
        } catch {
            throw .file(error)
        }
    }

    /// Throws where they are not the text of a Swift file.
    static func check(_ bytes: [UInt8]) throws(Problem) {
        if let problem = problem(bytes) { throw problem }
    }

    /// The first byte that no Swift file has.
    private static func problem(_ bytes: [UInt8]) -> Problem? {
        var offset = 0
        while offset < bytes.count {
            offset = bytes.withUnsafeBytes { endOfPlainText(in: $0, from: offset) }
            guard offset < bytes.count else { break }
            if bytes[offset] == 0 { return .binary(offset) }
            guard let length = UTF8Text.scalarLength(bytes, at: offset) else { return .invalidText(offset) }
            offset += length
        }
        return nil
    }

    /// Where eight bytes at a time are no longer ASCII, or one of them is zero.
    private static func endOfPlainText(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var offset = start
        while offset + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            guard word & 0x8080_8080_8080_8080 == 0,
                (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 == 0
            else { break }
            offset += 8
        }
        return offset
    }
}
