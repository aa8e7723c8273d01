/// What a Swift expression names.
package struct ExpressionFacts: Hashable, Sendable {
    /// One use of a name that is not a member of anything: `price` in `price.rounded()`, and in `self.price`.
    package struct Head: Hashable, Sendable {
        package var name: String
        /// In UTF-8 bytes of the expression, backticks included.
        package var offset: Int
        package var length: Int
    }

    /// The expression without the white space around it.
    package internal(set) var text = ""
    /// Names at the start of a path, each once, in the order of first use. Not among them: what follows a dot, labels,
    /// and what a closure in the expression declares itself. What a string interpolates is.
    package internal(set) var names: [String] = []
    /// First names of the types that stand after `as` and `is`, between `<` and `>`, and behind `:`; each once.
    package internal(set) var typeNames: [String] = []
    /// All uses of `names`, in the order of their places.
    package internal(set) var heads: [Head] = []
}
