/// How deep Swift in a spec may nest. Nobody writes more, and below it reading needs less than the 512 KB of stack that
/// a thread has on macOS, even in a debug build.
struct Nesting {
    static let limit = 48
    /// How many `?`, `!`, `.Type`, attributes or specifiers one type may have.
    static let decorationLimit = 8

    private(set) var depth = 0

    mutating func enter(at range: Range<Int>) throws(NotationError) {
        guard depth < Self.limit else {
            throw NotationError(
                range,
                "nested more than \(Self.limit) levels deep",
                help: ["Give the inner part a name of its own in a Swift file."]
            )
        }
        depth += 1
    }

    mutating func leave() {
        depth -= 1
    }
}
