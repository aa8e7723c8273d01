import ScreenSpecDiagnostics

/// libyaml's complaint in the words of someone who writes specs: what is wrong, where, and what to type instead.
struct SyntaxError {
    var rule = YAMLRules.syntax
    var message = ""
    var help: [String] = []
    /// What is underlined.
    var offsets: Range<Int>
    var notes: [Diagnostic.Note] = []
    var fixes: [Diagnostic.Fix] = []
    let source: UnsafeBufferPointer<UInt8>
    /// Where libyaml stopped, and where what it was reading starts.
    let problem: Int
    let context: Int
    /// Where the innermost list or mapping in brackets starts that is not closed.
    let openBracket: Int?
    private let file: FileID

    init(
        _ failure: EventReader.Failure,
        problem: Int,
        context: Int,
        openBracket: Int?,
        source: UnsafeBufferPointer<UInt8>,
        file: FileID
    ) {
        self.file = file
        self.source = source
        self.openBracket = openBracket
        self.problem = min(problem, source.count)
        self.context = min(context, source.count)
        offsets = Self.word(at: self.problem, in: source)
        if !blameMerge(), !blameTab(), !blameNoBreakSpace() { explain(failure) }
    }

    var diagnostic: Diagnostic {
        rule.finding(at: range(offsets), message, help: help, notes: notes, fixes: fixes)
    }

    func range(_ offsets: Range<Int>) -> SourceRange {
        SourceRange(file: file, lower: offsets.lowerBound, upper: offsets.upperBound)
    }

    private mutating func explain(_ failure: EventReader.Failure) {
        switch failure.problem {
        case "mapping values are not allowed in this context": explainSecondColon()
        case "could not find expected ':'": explainMissingColon()
        case "did not find expected key": explainUnexpectedKey()
        case "did not find expected '-' indicator": explainBrokenList()
        case "did not find expected ',' or ']'": explainMissingComma(closing: "]")
        case "did not find expected ',' or '}'": explainMissingComma(closing: "}")
        case "did not find expected node content": explainMissingValue()
        case "found character that cannot start any token": explainReservedCharacter()
        case "mapping keys are not allowed in this context": explainQuestionMark()
        case "found unexpected end of stream": explainOpenQuote("is never closed")
        case "found unexpected document indicator": explainOpenQuote("is not closed before the next document")
        case "found unknown escape character": explainEscape("is no escape that YAML knows")
        case "did not find expected hexdecimal number": explainEscape("lacks hexadecimal digits")
        case "found invalid Unicode character escape code": explainEscape("is no character")
        case "did not find expected alphabetic or numeric character": explainAnchor()
        case "block sequence entries are not allowed in this context":
            message = "A list can't start on the line of its key."
            help = ["Put '- ' on the next line, indented by two spaces."]
        case "found unexpected ':'":
            message = "In '[ ]' and '{ }' a colon must be followed by a space."
            help = ["Add one, or put the value in quotes."]
        case "found an indentation indicator equal to 0":
            message = "The number after '|' or '>' is how far the text is indented, from 1 to 9."
            help = ["Take the 0 out."]
        case "did not find expected comment or line break" where failure.context == "while scanning a block scalar":
            message = "The text after '|' or '>' starts on the next line."
            help = ["Put a line break here, or quote the value."]
        case "did not find expected <document start>":
            message = "The document has ended before this."
            help = [
                "Put '---' on a line of its own to start the next one, or indent this so that it belongs to what stands above."
            ]
        default: explainTagOrDirective(failure)
        }
    }

    // MARK: Merges

    /// Where git has left both sides of a merge, no side is read, whatever libyaml made of the marks.
    private mutating func blameMerge() -> Bool {
        var start = 0
        while start < source.count {
            let end = source.endOfLine(from: start)
            if MergeMark.startsConflict(source[start..<end]) {
                message = "A merge left this mark."
                help = ["Keep what is right of both sides, and remove the marks."]
                offsets = start..<endOfText(from: start)
                return true
            }
            start = end + 1
        }
        return false
    }

    // MARK: Tabs

    /// A tab at the place or in the indentation before it is what is wrong, whatever libyaml made of it.
    private mutating func blameTab() -> Bool {
        var offset = source.startOfLine(at: problem)
        while offset < source.count, source[offset] == UInt8(ascii: " ") { offset += 1 }
        for candidate in [offset, problem] where candidate < source.count && source[candidate] == UInt8(ascii: "\t") {
            var end = candidate
            while end < source.count, source[end] == UInt8(ascii: "\t") { end += 1 }
            rule = YAMLRules.tab
            message = "A tab stands where YAML wants spaces."
            help = ["Replace with spaces."]
            offsets = candidate..<end
            fixes = TabReplacement(source, of: file).fix(for: offsets).map { [$0] } ?? []
            return true
        }
        return false
    }

    // MARK: No-break spaces

    /// In an indentation it looks like a space and is none, so that this line or one below it does not fit.
    private mutating func blameNoBreakSpace() -> Bool {
        let line = source.startOfLine(at: problem)
        var start = source.startOfLine(at: max(line - 1, 0))
        while start <= problem, start < source.count {
            var offset = start
            while offset < source.count, source[offset] == UInt8(ascii: " ") { offset += 1 }
            if offset + 1 < source.count, source[offset] == 0xC2, source[offset + 1] == 0xA0 {
                message = "A no-break space stands where YAML wants spaces."
                help = ["Replace with a space."]
                offsets = offset..<offset + 2
                fixes = [Diagnostic.Fix("Replace with a space", at: range(offsets), with: " ")]
                return true
            }
            start = source.endOfLine(from: offset) + 1
        }
        return false
    }

    // MARK: Places

    /// From an offset to the next blank, at least one character, unless the line ends there.
    static func word(at start: Int, in source: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var end = start
        while end < source.count, !source.isBlankOrLineBreak(at: end) { end += 1 }
        if end == start, end < source.count, !source.isLineBreak(at: end) { end += 1 }
        return start..<end
    }

    /// The end of the last word on the line.
    func endOfText(from start: Int) -> Int {
        var end = source.endOfLine(from: start)
        while end > start, source.isBlankOrLineBreak(at: end - 1) { end -= 1 }
        return end
    }

    /// Whether nothing but blank lines follows.
    func isLast(_ offset: Int) -> Bool {
        source[offset...].allSatisfy {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }
    }

    func character(at offset: Int) -> String {
        let bytes = source[offset..<min(offset + 4, source.count)]
        return String(String(decoding: bytes, as: UTF8.self).prefix(1))
    }

    /// The last byte before the problem on its line that is no blank.
    var byteBefore: UInt8? {
        let start = source.startOfLine(at: problem)
        return source[start..<problem].last { $0 != UInt8(ascii: " ") }
    }
}
