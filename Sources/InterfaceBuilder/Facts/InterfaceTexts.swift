/// The words of a document, each once, by numbers.
struct InterfaceTexts: Sendable {
    fileprivate(set) var bytes: [UInt8] = []
    /// Where each ends.
    fileprivate(set) var ends: [UInt32] = []

    init() {}

    /// `nil` where the ends are none of the bytes.
    init?(bytes: [UInt8], ends: [UInt32]) {
        guard zip(ends, ends.dropFirst()).allSatisfy(<=), Int(ends.last ?? 0) <= bytes.count else { return nil }
        self.bytes = bytes
        self.ends = ends
    }

    subscript(number: UInt32) -> String {
        let number = Int(number)
        let lower = number == 0 ? 0 : Int(ends[number - 1])
        return String(decoding: bytes[lower..<Int(ends[number])], as: UTF8.self)
    }

    /// Collects words, and knows those that are there.
    struct Writer {
        private(set) var texts = InterfaceTexts()
        private var numbers: [String: UInt32] = [:]

        mutating func number(of text: String) -> UInt32 {
            if let known = numbers[text] { return known }
            let number = UInt32(truncatingIfNeeded: texts.ends.count)
            texts.bytes += text.utf8
            texts.ends.append(UInt32(truncatingIfNeeded: texts.bytes.count))
            numbers[text] = number
            return number
        }
    }
}
