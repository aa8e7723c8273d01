#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The lines of one chunk of the catalogue. A line that starts in the first column declares; members are indented by two
/// spaces; what is indented deeper goes on with the line above; `#` starts a line of comment.
struct CatalogueLines {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    private let bytes: Bytes

    init(_ chunk: StaticString) {
        bytes = Bytes(start: chunk.utf8Start, count: chunk.utf8CodeUnitCount)
    }

    /// Calls `body` with each line that is not indented, and with where it starts.
    func forEachTopLevelLine(_ body: (Bytes, Int) -> Void) {
        var start = 0
        while start < bytes.count {
            let end = Self.lineEnd(in: bytes, from: start)
            if end > start, bytes[start] != UInt8(ascii: " "), bytes[start] != UInt8(ascii: "#") {
                body(Bytes(rebasing: bytes[start..<end]), start)
            }
            start = end + 1
        }
    }

    static func contains(_ wanted: Bytes, in bytes: Bytes) -> Bool {
        guard let first = wanted.first, let base = bytes.baseAddress else { return false }
        var start = 0
        while start + wanted.count <= bytes.count {
            guard let found = memchr(base + start, Int32(first), bytes.count - start) else { return false }
            start = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            if bytes[start...].starts(with: wanted) { return true }
            start += 1
        }
        return false
    }

    private static func lineEnd(in bytes: Bytes, from start: Int) -> Int {
        guard let base = bytes.baseAddress,
            let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
        else { return bytes.count }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// Lines with what continues them, joined by one space, without indentation.
    struct LogicalLines: IteratorProtocol {
        var rest: Slice<Bytes>

        mutating func next() -> String? {
            while let line = nextLine() {
                let text = line.drop { $0 == UInt8(ascii: " ") }
                guard let first = text.first, first != UInt8(ascii: "#") else { continue }
                var joined = String(decoding: text, as: UTF8.self)
                while let continuation = continuation() { joined += " " + continuation }
                return joined
            }
            return nil
        }

        private mutating func nextLine() -> Slice<Bytes>? {
            guard !rest.isEmpty else { return nil }
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            let line = rest[..<end]
            rest = rest[min(end + 1, rest.endIndex)...]
            return line
        }

        private mutating func continuation() -> String? {
            guard rest.starts(with: [32, 32, 32]), let line = nextLine() else { return nil }
            return String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
        }
    }
}

/// `module UIKit: Foundation, QuartzCore`: what follows belongs to that module, which exports the others.
struct ModuleLine {
    let name: String
    let exports: [String]

    init?(_ line: CatalogueLines.Bytes) {
        guard line.starts(with: "module ".utf8) else { return nil }
        let parts = String(decoding: line.dropFirst("module ".utf8.count), as: UTF8.self).split(
            separator: ":",
            maxSplits: 1
        )
        guard let name = parts.first else { return nil }
        self.name = String(name)
        exports = parts.count < 2 ? [] : parts[1].split(separator: ",").map { String($0.drop { $0 == " " }) }
    }
}
