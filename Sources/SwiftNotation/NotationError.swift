/// Why a text is no Swift type, requirement, name or expression, and what to write instead.
package struct NotationError: Error, Hashable, Sendable {
    /// Where in the text, in UTF-8 bytes; the end of the text is a place too.
    package var offset: Int
    package var length: Int
    /// What a message ends with, behind a colon.
    package var reason: String
    /// What to write instead, in sentences.
    package var help: [String]
    /// Whether the text ends before a bracket or quote closes: what a comma or colon in YAML's `{ }` tears looks so.
    package var isUnclosed: Bool

    init(_ range: Range<Int>, _ reason: String, help: [String] = [], isUnclosed: Bool = false) {
        (offset, length) = (range.lowerBound, range.count)
        (self.reason, self.help, self.isUnclosed) = (reason, help, isUnclosed)
    }
}
