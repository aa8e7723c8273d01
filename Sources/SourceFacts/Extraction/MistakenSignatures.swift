#if Check
import SwiftSyntax

/// Closures whose first statement starts with a parenthesis, and in which a `for … in` stands: the parser may take all up to that
/// `in` for the closure's parameters, where the compiler takes no offence.
///
///     views.forEach {
///         ($0 as? Themed)?.update()
///         for part in $0.parts { part.update() }
///     }
///
/// With an operator in place of the space before the parenthesis, the same text is a statement to the parser as well.
enum MistakenSignatures {
    /// The text with such operators; `nil` where there is nothing of the kind.
    static func bytes(
        in tree: SourceFileSyntax,
        of text: UnsafeBufferPointer<UInt8>
    ) -> [UInt8]? {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(tree)
        let places = finder.parentheses.map { $0 - 1 }.filter { place in
            text.indices.contains(place) && (text[place] == UInt8(ascii: " ") || text[place] == UInt8(ascii: "\t"))
        }
        guard !places.isEmpty else { return nil }
        var bytes = Array(text)
        for place in places { bytes[place] = UInt8(ascii: "!") }
        return bytes
    }

    private final class Finder: SyntaxVisitor {
        /// Where the clauses start that are not what parameters look like.
        private(set) var parentheses: [Int] = []

        override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
            if node.hasError, node.attributes.isEmpty, node.capture == nil,
                case .parameterClause(let clause) = node.parameterClause
            {
                parentheses.append(clause.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
            return .visitChildren
        }
    }
}
#endif
