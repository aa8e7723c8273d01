import ScreenModel

extension ExpressionParser {
    /// `{ $0.name }`, `{ [weak self] jog in … }`. More than one expression is taken as text.
    mutating func closure() throws(NotationError) {
        let open = cursor.characterRange
        let outer = try openBraces()
        mode.isInClosure = true
        mode.isAtStartOfClosure = true
        mode.hasNamedArguments = false
        if try closureSignature() {
            try postfixes(of: .literal)
            try restOfSequence()
            try endOfBody()
        } else {
            try body()
        }
        try closeBraces(open, outer)
    }

    /// Reads `{`, after which lines may break and names declared are the block's own.
    mutating func openBraces() throws(NotationError) -> Mode {
        try types.nesting.enter(at: cursor.characterRange)
        types.cursor.position += 1
        let outer = mode
        mode = Mode()
        mode.lineBreaks = outer.lineBreaks == .refusedInString ? .refusedInString : .allowed
        mode.isInClosure = outer.isInClosure
        mode.hasNamedArguments = outer.hasNamedArguments
        names.openScope()
        return outer
    }

    mutating func closeBraces(_ open: Range<Int>, _ outer: Mode) throws(NotationError) {
        _ = try skipGap()
        guard types.cursor.take("}") else { throw unclosed(open, "{", "}") }
        names.closeScope()
        mode = outer
        types.nesting.leave()
    }
}
