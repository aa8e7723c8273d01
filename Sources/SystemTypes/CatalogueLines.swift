import ScreenSpecCLibrary

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
        guard let first = wanted.first, let name = wanted.baseAddress, let base = bytes.baseAddress else {
            return false
        }
        var start = 0
        while start + wanted.count <= bytes.count {
            guard let found = memchr(base + start, Int32(first), bytes.count - start) else { return false }
            start = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            if start + wanted.count <= bytes.count, memcmp(found, name, wanted.count) == 0 { return true }
            start += 1
        }
        return false
    }

    fileprivate static func lineEnd(in bytes: Bytes, from start: Int) -> Int {
        offset(of: UInt8(ascii: "\n"), in: bytes, from: start)
    }

    /// Where a byte stands first, from an offset on, or else the end.
    static func offset(of byte: UInt8, in bytes: Bytes, from start: Int) -> Int {
        guard let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), bytes.count - start) else {
            return bytes.count
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// Lines with what continues them, joined by one space, without indentation.
    struct LogicalLines: IteratorProtocol {
        var rest: Slice<Bytes>

        mutating func next() -> String? {
            nextBytes().map(Self.joined)
        }

        /// A line with those that continue it, as they stand in the catalogue.
        mutating func nextBytes() -> Slice<Bytes>? {
            while let line = nextLine() {
                guard let first = line.first(where: { $0 != UInt8(ascii: " ") }), first != UInt8(ascii: "#") else {
                    continue
                }
                var end = line.endIndex
                while rest.starts(with: [32, 32, 32]), let continuation = nextLine() { end = continuation.endIndex }
                return rest.base[line.startIndex..<end]
            }
            return nil
        }

        static func joined(_ lines: Slice<Bytes>) -> String {
            // Nearly all are one line.
            guard lines.contains(UInt8(ascii: "\n")) else {
                return String(decoding: lines.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
            }
            return lines.split(separator: UInt8(ascii: "\n"))
                .map { line in String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self) }
                .joined(separator: " ")
        }

        private mutating func nextLine() -> Slice<Bytes>? {
            guard !rest.isEmpty else { return nil }
            let end = min(CatalogueLines.lineEnd(in: rest.base, from: rest.startIndex), rest.endIndex)
            let line = rest[..<end]
            rest = rest[min(end + 1, rest.endIndex)...]
            return line
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
