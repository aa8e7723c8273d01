/// What a Swift expression names.
package struct ExpressionFacts: Hashable, Sendable {
    /// The expression without the white space around it.
    package internal(set) var text = ""
    /// Names at the start of a path, each once, in the order of first use. Not among them: what follows a dot, labels,
    /// and what a closure in the expression declares itself. What a string interpolates is.
    package internal(set) var names: [String] = []
    /// First names of the types that stand after `as` and `is`, between `<` and `>`, and behind `:`; each once.
    package internal(set) var typeNames: [String] = []
    /// Whether something in it is more than an expression, and was taken as text.
    package internal(set) var holdsText = false
    /// The words of that, each once. Some may be declared there.
    package internal(set) var words: [String] = []
}
