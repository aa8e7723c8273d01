import ScreenModel
import SourceText

/// Names and globs of an architecture's lists, such as `"*Service"`.
struct NameGlobs: Sendable {
    private let globs: [NameGlob]

    init(_ names: [Name]?) {
        globs = (names ?? []).map(NameGlob.init)
    }

    /// The entry that fits a name, or the last part of a qualified one.
    func entry(for name: String) -> Name? {
        if globs.isEmpty { return nil }
        var name = name
        return name.withUTF8 { bytes in
            let dot = bytes.lastIndex(of: UInt8(ascii: "."))
            let last = dot.map { UnsafeBufferPointer(rebasing: bytes[($0 + 1)...]) }
            return globs.first { $0.fits(bytes) || last.map($0.fits) ?? false }?.name
        }
    }

    func contains(_ name: String) -> Bool {
        entry(for: name) != nil
    }
}

/// One of them, taken apart: every name that the code uses is held against all of a list.
private struct NameGlob: Sendable {
    let name: Name
    private let form: Form
    /// What stands beside the `*`; the whole pattern where it has wildcards elsewhere.
    private let text: [UInt8]

    private enum Form: Sendable {
        case whole, start, end, pattern
    }

    init(_ name: Name) {
        self.name = name
        let bytes = Array(name.text.utf8)
        let star = UInt8(ascii: "*")
        switch bytes.count(where: { $0 == star || $0 == UInt8(ascii: "?") }) {
        case 0: (form, text) = (.whole, bytes)
        case 1 where bytes.first == star: (form, text) = (.end, Array(bytes.dropFirst()))
        case 1 where bytes.last == star: (form, text) = (.start, Array(bytes.dropLast()))
        default: (form, text) = (.pattern, bytes)
        }
    }

    func fits(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        switch form {
        case .whole: name.count == text.count && holds(name, from: 0)
        case .start: name.count >= text.count && holds(name, from: 0)
        case .end: name.count >= text.count && holds(name, from: name.count - text.count)
        case .pattern: text.withUnsafeBufferPointer { PathGlob.fits(name, $0) }
        }
    }

    /// Whether the text stands in a name that is long enough.
    private func holds(_ name: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        for offset in 0..<text.count where name[start + offset] != text[offset] { return false }
        return true
    }
}
