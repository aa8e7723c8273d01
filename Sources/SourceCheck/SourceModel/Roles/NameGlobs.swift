import ScreenModel
import ScreenSpecDiagnostics

/// Names and globs of an architecture's lists, such as `"*Service"`.
///
/// Every name that the code uses is held against all of a list, so that what most fail by lies side by side.
struct NameGlobs: Sendable {
    private let names: [Name]
    private let shapes: [GlobShape]

    init(_ names: [Name]?) {
        self.names = names ?? []
        shapes = self.names.map { GlobShape($0.text) }
    }

    /// The entry that fits a name, or the last part of a qualified one.
    func entry(for name: String) -> Name? {
        if shapes.isEmpty { return nil }
        return Self.number(for: name, names) { shapes[$0] }.map { names[$0] }
    }

    /// The same where one name alone is held against a list.
    static func entry(of names: [Name]?, for name: String) -> Name? {
        guard let names, !names.isEmpty else { return nil }
        return number(for: name, names) { GlobShape(names[$0].text) }.map { names[$0] }
    }

    func contains(_ name: String) -> Bool {
        entry(for: name) != nil
    }

    private static func number(for name: String, _ names: [Name], _ shape: (Int) -> GlobShape) -> Int? {
        var name = name
        return name.withUTF8 { bytes in
            let dot = bytes.lastIndex(of: UInt8(ascii: "."))
            let last = dot.map { UnsafeBufferPointer(rebasing: bytes[($0 + 1)...]) }
            return names.indices.first { number in
                let shape = shape(number)
                func fits(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
                    shape.mayFit(name) && shape.fits(name, names[number].text)
                }
                return fits(bytes) || last.map(fits) ?? false
            }
        }
    }
}

/// What kind of glob it is, and what is seen of a name at a glance.
private struct GlobShape: Sendable {
    private let form: Form
    private let byteCount: Int
    private let first: UInt8?
    private let last: UInt8?

    private enum Form: Sendable {
        case whole
        /// `Keychain*`.
        case start
        /// `*Service`.
        case end
        /// `*Theme*`.
        case part
        case pattern
    }

    init(_ text: String) {
        var text = text
        form = text.withUTF8(Self.form)
        byteCount = text.utf8.count
        first = text.utf8.first
        last = text.utf8.last
    }

    /// Whether the ends and the length of a name are such that it may fit: those of most do not.
    func mayFit(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        switch form {
        case .whole: name.count == byteCount && name.last == last
        case .start: name.count >= byteCount - 1 && name.first == first
        // `*` alone fits all.
        case .end: byteCount == 1 || name.count >= byteCount - 1 && name.last == last
        case .part: name.count >= byteCount - 2
        case .pattern: true
        }
    }

    private static func form(of text: UnsafeBufferPointer<UInt8>) -> Form {
        let star = UInt8(ascii: "*")
        if text.contains(UInt8(ascii: "?")) { return .pattern }
        switch (text.count { $0 == star }, text.first == star, text.last == star) {
        case (0, _, _): return .whole
        case (1, true, _): return .end
        case (1, _, true): return .start
        case (2, true, true): return .part
        default: return .pattern
        }
    }

    /// - Parameter text: The glob itself.
    func fits(_ name: UnsafeBufferPointer<UInt8>, _ text: String) -> Bool {
        var text = text
        return text.withUTF8 { text in
            switch form {
            case .whole: name.count == text.count && Self.holds(name, text[...], at: 0)
            case .start: Self.holds(name, text.dropLast(), at: 0)
            case .end: Self.holds(name, text.dropFirst(), at: name.count - (text.count - 1))
            case .part: Self.holds(name, text.dropFirst().dropLast())
            case .pattern: GlobName.fits(name, text)
            }
        }
    }

    /// Whether a text stands anywhere in a name.
    private static func holds(_ name: UnsafeBufferPointer<UInt8>, _ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = text.first else { return true }
        var start = 0
        while start + text.count <= name.count {
            if name[start] == first, holds(name, text, at: start) { return true }
            start += 1
        }
        return false
    }

    /// Whether a text stands at a place of a name.
    private static func holds(
        _ name: UnsafeBufferPointer<UInt8>,
        _ text: Slice<UnsafeBufferPointer<UInt8>>,
        at start: Int
    ) -> Bool {
        guard start >= 0, start + text.count <= name.count else { return false }
        let shift = start - text.startIndex
        for offset in text.startIndex..<text.endIndex where name[offset + shift] != text.base[offset] { return false }
        return true
    }
}
