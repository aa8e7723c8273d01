import ScreenSpecDiagnostics

/// A copy of a file in which everything that no spec may hold is replaced by harmless bytes, so that all the rest of
/// the file can still be read and every offset stays.
struct TextRepair {
    private(set) var bytes: [UInt8]
    private let file: FileID
    private var findings: [Fault: FaultPlaces] = [:]

    private enum Fault: CaseIterable {
        case notUTF8
        case controlCharacter
        case lineBreak
    }

    init(_ file: SourceFile) {
        self.file = file.id
        bytes = file.bytes
        var offset = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while offset < file.bytes.count {
            let (length, fault) = Self.classify(file.bytes, at: offset)
            if let fault { replace(offset..<offset + length, fault) }
            offset += length
        }
    }

    private mutating func replace(_ offsets: Range<Int>, _ fault: Fault) {
        // Neither a line break nor an indicator: what stands around it keeps its meaning.
        for offset in offsets { bytes[offset] = UInt8(ascii: "_") }
        findings[fault, default: FaultPlaces()].insert(offsets)
    }

    /// The length of what starts here, and what is wrong with it.
    private static func classify(_ bytes: [UInt8], at offset: Int) -> (length: Int, fault: Fault?) {
        let first = bytes[offset]
        if first < 0x80 {
            let isAllowed = (0x20..<0x7F).contains(first) || first == 0x09 || first == 0x0A || first == 0x0D
            return (1, isAllowed ? nil : .controlCharacter)
        }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first <= 0xF4, offset + length <= bytes.count else { return (1, .notUTF8) }
        var value = UInt32(first) & (0xFF >> UInt32(length + 1))
        for next in bytes[offset + 1..<offset + length] {
            guard next & 0xC0 == 0x80 else { return (1, .notUTF8) }
            value = value << 6 | UInt32(next & 0x3F)
        }
        let smallest: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
        guard value >= smallest[length], Unicode.Scalar(value) != nil else { return (1, .notUTF8) }
        switch value {
        case 0x85, 0x2028, 0x2029: return (length, .lineBreak)
        case 0x80..<0xA0, 0xFFFE, 0xFFFF: return (length, .controlCharacter)
        default: return (length, nil)
        }
    }

    // MARK: What to say

    func diagnostics(with outcome: TreeBuilder.Outcome) -> [Diagnostic] {
        let own = Fault.allCases.compactMap { fault in findings[fault].map { diagnostic(fault, $0) } }
        let first = own.compactMap(\.range?.lower).min() ?? 0
        // A syntax error behind the first replacement may be its consequence.
        let others = outcome.diagnostics.filter { other in
            other.rule != YAMLRules.syntax.id || (other.range?.lower ?? 0) < first
        }
        return Findings(own + others).map(\.self)
    }

    private func diagnostic(_ fault: Fault, _ places: FaultPlaces) -> Diagnostic {
        let ranges = places.ranges(in: file)
        let others = places.count == 1 ? "" : " (\(places.count) places in this file)"
        return rule(of: fault).finding(
            at: ranges.first,
            message(fault) + others + ".",
            help: [help(fault)],
            notes: ranges.dropFirst().map { Diagnostic.Note(at: $0, "Here too.") },
            fixes: fault == .lineBreak ? ranges.map { Diagnostic.Fix("Replace with a space", at: $0, with: " ") } : []
        )
    }

    private func rule(of fault: Fault) -> RuleDescription {
        switch fault {
        case .notUTF8: YAMLRules.encoding
        case .controlCharacter: YAMLRules.controlCharacter
        case .lineBreak: YAMLRules.lineBreak
        }
    }

    private func message(_ fault: Fault) -> String {
        switch fault {
        case .notUTF8:
            "The bytes here are not UTF-8"
        case .controlCharacter:
            "A control character stands here"
        case .lineBreak:
            "A line break that only YAML sees (U+0085, U+2028 or U+2029) stands here"
        }
    }

    private func help(_ fault: Fault) -> String {
        switch fault {
        case .notUTF8: "Save the file in the encoding UTF-8, and type the damaged text again."
        case .controlCharacter: "Delete it, or write it as an escape in double quotes, such as \"\\u0007\"."
        case .lineBreak: "Type a space or an ordinary line break in its place."
        }
    }
}
