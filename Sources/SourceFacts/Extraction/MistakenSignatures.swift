#if Check
@_spi(RawSyntax) import SwiftSyntax

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
        let places = parentheses(in: tree, byteCount: text.count).map { $0 - 1 }.filter { place in
            text.indices.contains(place) && (text[place] == UInt8(ascii: " ") || text[place] == UInt8(ascii: "\t"))
        }
        guard !places.isEmpty else { return nil }
        var bytes = Array(text)
        for place in places { bytes[place] = UInt8(ascii: "!") }
        return bytes
    }

    /// Where the clauses start that are not what parameters look like. A chain of calls may be deeper than any stack.
    private static func parentheses(in tree: SourceFileSyntax, byteCount: Int) -> [Int] {
        guard let endOfFile = RawSourceFileSyntax(tree.raw)?.endOfFileToken.raw,
            let offsets = SyntaxOffsets(endOfFile: endOfFile, count: byteCount, pieces: nil)
        else { return [] }
        var found: [Int] = []
        var pending = [tree.raw]
        while let node = pending.popLast() {
            if let signature = RawClosureSignatureSyntax(node), signature.attributes.raw.isMissing,
                signature.capture == nil, let clause = signature.parameterClause,
                clause.kind == .closureParameterClause,
                let place = offsets.lower(clause)
            {
                found.append(place)
            }
            for case let child? in node.places where child.hasError { pending.append(child) }
        }
        return found
    }
}
#endif
