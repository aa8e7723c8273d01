/// Why a text is no Swift type, requirement, name or expression, and what to write instead.
package struct NotationError: Error, Hashable, Sendable {
    /// Where in the text, in UTF-8 bytes; the end of the text is a place too.
    package var offset: Int
    package var length: Int
    /// The reason and the remedy.
    package var message: String
    /// Whether the text ends before a bracket or quote closes: what a comma or colon in YAML's `{ }` tears looks so.
    package var isUnclosed: Bool

    package init(offset: Int, length: Int, message: String, isUnclosed: Bool = false) {
        self.offset = offset
        self.length = length
        self.message = message
        self.isUnclosed = isUnclosed
    }

    init(_ range: Range<Int>, _ message: String, isUnclosed: Bool = false) {
        self.init(offset: range.lowerBound, length: range.count, message: message, isUnclosed: isUnclosed)
    }
}
