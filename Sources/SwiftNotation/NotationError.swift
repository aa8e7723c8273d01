import ScreenSpecDiagnostics

/// Why a text is no Swift type, requirement, name or expression, and what to write instead.
package struct NotationError: Error, Hashable, Sendable {
    /// Where in the text, in UTF-8 bytes; the end of the text is a place too.
    package var offset: Int
    package var length: Int
    /// The reason, and behind a semicolon the remedy.
    package var message: String
    /// Whether the text ends before a bracket or quote closes: what a comma or colon in YAML's `{ }` tears looks so.
    package var isUnclosed: Bool

    package init(offset: Int, length: Int, message: String, isUnclosed: Bool = false) {
        self.offset = offset
        self.length = length
        self.message = message
        self.isUnclosed = isUnclosed
    }

    package var reason: String { remedyStart.map { String(message[..<$0]) } ?? message }

    /// What to write instead, as a sentence of its own.
    package var help: [String] {
        remedyStart.map { [String(message[$0...].dropFirst(2)).asSentence] } ?? []
    }

    private var remedyStart: String.Index? { message.ranges(of: "; ").last?.lowerBound }

    init(_ range: Range<Int>, _ message: String, isUnclosed: Bool = false) {
        self.init(offset: range.lowerBound, length: range.count, message: message, isUnclosed: isUnclosed)
    }
}
