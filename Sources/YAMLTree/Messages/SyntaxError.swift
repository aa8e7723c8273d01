import SourceText

/// libyaml's complaint in the words of someone who writes specs: what is wrong, where, and what to type instead.
struct SyntaxError {
    private(set) var rule: RuleID = YAMLRules.syntax
    private var message = ""
    private var offsets: Range<Int>
    private var notes: [Diagnostic.Note] = []
    private var fixes: [Diagnostic.Fix] = []
    private let file: FileID
    private let source: UnsafeBufferPointer<UInt8>
    private let problem: Int
    private let context: Int

    init(
        _ failure: EventReader.Failure,
        problem: Int,
        context: Int,
        source: UnsafeBufferPointer<UInt8>,
        file: FileID
    ) {
        self.file = file
        self.source = source
        self.problem = min(problem, source.count)
        self.context = min(context, source.count)
        offsets = Self.word(at: self.problem, in: source)
        if !blameTab() { explain(failure) }
    }

    var diagnostic: Diagnostic {
        Diagnostic(rule, at: range(offsets), message, notes: notes, fixes: fixes)
    }

    private func range(_ offsets: Range<Int>) -> SourceRange {
        SourceRange(file: file, lower: offsets.lowerBound, upper: offsets.upperBound)
    }

    /// From an offset to the next blank, at least one character, unless the file ends there.
    private static func word(at start: Int, in source: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var end = start
        while end < source.count, !source.isBlankOrLineBreak(at: end) { end += 1 }
        if end == start, end < source.count, !source.isLineBreak(at: end) { end += 1 }
        return start..<end
    }

    /// A tab at the place or in the indentation before it is what is wrong, whatever libyaml made of it.
    private mutating func blameTab() -> Bool {
        let start = source.startOfLine(at: problem)
        var offset = start
        while offset < source.count, source[offset] == UInt8(ascii: " ") || source[offset] == UInt8(ascii: "\t") {
            if source[offset] == UInt8(ascii: "\t") {
                blameTab(at: offset)
                return true
            }
            offset += 1
        }
        guard problem < source.count, source[problem] == UInt8(ascii: "\t") else { return false }
        blameTab(at: problem)
        return true
    }

    private mutating func blameTab(at offset: Int) {
        var end = offset
        while end < source.count, source[end] == UInt8(ascii: "\t") { end += 1 }
        rule = YAMLRules.tab
        message = "A tab stands where YAML wants spaces: type spaces."
        offsets = offset..<end
        fixes = [Diagnostic.Fix("Replace with a space", at: range(offsets), with: " ")]
    }

    // MARK: What libyaml says

    private mutating func explain(_ failure: EventReader.Failure) {
        switch failure.problem {
        case "mapping values are not allowed in this context": explainSecondColon()
        case "could not find expected ':'": explainMissingColon()
        case "did not find expected key": explainUnexpectedKey()
        case "did not find expected '-' indicator": explainBrokenList()
        case "did not find expected ',' or ']'": explainOpenBracket("[", "]")
        case "did not find expected ',' or '}'": explainOpenBracket("{", "}")
        case "did not find expected node content": explainMissingValue()
        case "found character that cannot start any token": explainReservedCharacter()
        case "block sequence entries are not allowed in this context":
            message = "A list can't start on the line of its key: put '- ' on the next line, indented by two spaces."
        case "mapping keys are not allowed in this context":
            message = "'? ' can't start a key here: write the key and a colon, or put the value in quotes."
        case "found unexpected ':'":
            message = "In '[ ]' and '{ }' a colon must be followed by a space: add one, or put the value in quotes."
        case "found unexpected end of stream":
            explainOpenQuote("is never closed: type the same quote where the text ends")
        case "found unexpected document indicator":
            explainOpenQuote("is not closed before the next document: type the same quote where the text ends")
        case "found unknown escape character": explainEscape("is no escape that YAML knows")
        case "did not find expected hexdecimal number": explainEscape("lacks hexadecimal digits")
        case "found invalid Unicode character escape code": explainEscape("is no character")
        case "did not find expected alphabetic or numeric character": explainAnchor()
        case "found an indentation indicator equal to 0":
            message = "The number after '|' or '>' is how far the text is indented, from 1 to 9: take the 0 out."
        case "did not find expected comment or line break" where failure.context == "while scanning a block scalar":
            message = "The text after '|' or '>' starts on the next line: put a line break here, or quote the value."
        case "did not find expected <document start>":
            message =
                "The document has ended before this: put '---' on a line of its own to start the next one, "
                + "or indent this so that it belongs to what stands above."
        default: explainTagOrDirective(failure)
        }
    }

    private mutating func explainTagOrDirective(_ failure: EventReader.Failure) {
        if failure.context.contains("directive") || failure.problem.contains("directive")
            || failure.problem == "found incompatible YAML document"
        {
            rule = YAMLRules.directive
            let start = source.startOfLine(at: failure.context.isEmpty ? problem : context)
            offsets = start..<source.endOfLine(from: start)
            message = "A line that starts with '%' is a YAML directive, which specs do without: take the line out."
        } else if failure.context.contains("tag") || failure.problem.contains("tag") {
            rule = YAMLRules.tag
            offsets = Self.word(at: context, in: source)
            message =
                "'!' starts a YAML tag, which specs do without: take it out, "
                + "or put the value in quotes if its text starts with '!'."
        } else {
            message = "This is not YAML (\(failure.problem)): compare it with the lines around it."
        }
    }

    private mutating func explainSecondColon() {
        let start = source.startOfLine(at: problem)
        let end = source.endOfLine(from: problem)
        guard let value = Self.startOfValue(from: start, to: problem, in: source) else {
            message =
                "A key can't stand here, since the line above already gives its own key a value: "
                + "indent this line like the one above, or take the value above out."
            return
        }
        var valueEnd = end
        while valueEnd > value, source.isBlankOrLineBreak(at: valueEnd - 1) { valueEnd -= 1 }
        message =
            "This colon would start a second key on one line: put the value in quotes, "
            + "or start the key on a line of its own."
        suggestQuotes(around: value..<valueEnd)
    }

    /// Where the value starts that follows the first ': ' of a line.
    private static func startOfValue(from start: Int, to end: Int, in source: UnsafeBufferPointer<UInt8>) -> Int? {
        var offset = start
        while offset + 1 < end {
            if source[offset] == UInt8(ascii: ":"), source[offset + 1] == UInt8(ascii: " ") {
                offset += 1
                while offset < end, source[offset] == UInt8(ascii: " ") { offset += 1 }
                return offset < end ? offset : nil
            }
            offset += 1
        }
        return nil
    }

    private mutating func suggestQuotes(around value: Range<Int>) {
        let text = String(decoding: source[value], as: UTF8.self)
        guard !text.isEmpty, !text.hasPrefix("'"), !text.hasPrefix("\""), !text.contains(" #") else { return }
        let quoted = "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
        fixes = [Diagnostic.Fix("Put the value in quotes", at: range(value), with: quoted)]
    }

    private mutating func explainMissingColon() {
        let end = source.endOfLine(from: context)
        var lineEnd = end
        while lineEnd > context, source.isBlankOrLineBreak(at: lineEnd - 1) { lineEnd -= 1 }
        offsets = context..<max(context, lineEnd)
        if lineEnd - context > 1024 {
            message = "A key is at most 1024 characters long and stands on one line with its colon: shorten it."
        } else {
            message =
                "This line is neither 'key: value' nor part of the value above: type a colon and a space behind "
                + "the key, or indent the line further than the key that it belongs to."
        }
    }

    private mutating func explainUnexpectedKey() {
        message =
            "This does not fit the mapping that it stands in: indent it exactly like the other keys, "
            + "or put the whole value in quotes if it is text."
        noteStart("The mapping starts here.")
    }

    private mutating func explainBrokenList() {
        message =
            "This does not fit the list that it stands in: start it with '- ', exactly below the other items, "
            + "or indent it like the key that it belongs to."
        noteStart("The list starts here.")
    }

    private mutating func explainOpenBracket(_ opening: String, _ closing: String) {
        if endsSoon(problem) {
            offsets = context..<min(context + 1, source.count)
            message = "'\(opening)' is never closed: type '\(closing)' where the list of values ends."
        } else {
            message =
                "A ',' or '\(closing)' is missing before this: type one, "
                + "or put the value in quotes if it is one text."
            noteStart("'\(opening)' stands here.")
        }
    }

    /// Whether nothing but blank lines follows.
    private func endsSoon(_ offset: Int) -> Bool {
        (offset..<source.count).allSatisfy { source.isBlankOrLineBreak(at: $0) }
    }

    private mutating func noteStart(_ message: String) {
        guard context < problem else { return }
        notes = [Diagnostic.Note(at: range(context..<context + 1), message)]
    }

    private mutating func explainMissingValue() {
        let found = Excerpt.text(of: source[offsets.prefix(1)])
        if problem >= source.count || offsets.isEmpty {
            message = "A value is missing here: type one, or '\"\"' for an empty text."
        } else if found == "," || found == "]" || found == "}" || found == ":" {
            offsets = problem..<problem + 1
            message =
                "A value is missing before '\(found)': type one, take the '\(found)' out, "
                + "or put it in quotes if it is text."
        } else {
            message = "A value can't start with '\(found)' here: put it in quotes."
        }
    }

    private mutating func explainReservedCharacter() {
        let character = firstCharacter(at: problem)
        var valueEnd = source.endOfLine(from: problem)
        while valueEnd > problem, source.isBlankOrLineBreak(at: valueEnd - 1) { valueEnd -= 1 }
        message = "A value can't start with '\(character)' unless it is in quotes: put the whole value in quotes."
        if source.isBlank(before: problem) || !isInBrackets { suggestQuotes(around: problem..<valueEnd) }
    }

    /// Whether the line has an open bracket before the place, so that the value may end before the line does.
    private var isInBrackets: Bool {
        source[source.startOfLine(at: problem)..<problem].contains {
            $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{")
        }
    }

    private func firstCharacter(at offset: Int) -> String {
        let bytes = source[offset..<min(offset + 4, source.count)]
        return String(String(decoding: bytes, as: UTF8.self).prefix(1))
    }

    private mutating func explainOpenQuote(_ ending: String) {
        let quote = firstCharacter(at: context)
        offsets = context..<min(context + 1, source.count)
        message =
            "The quote \(quote) that starts here \(ending); "
            + (quote == "'" ? "a ' inside the text is written ''." : "a \" inside the text is written \\\".")
    }

    private mutating func explainEscape(_ fault: String) {
        var start = problem
        while start > context, source[start] != UInt8(ascii: "\\") { start -= 1 }
        var end = start
        while end < source.count, end < start + 2 || (end < problem), !source.isLineBreak(at: end) { end += 1 }
        offsets = start..<max(end, min(start + 1, source.count))
        let text = Excerpt.text(of: source[offsets])
        message = "'\(text)' \(fault): use single quotes, in which a backslash is just text, or double the backslash."
    }

    private mutating func explainAnchor() {
        let character = firstCharacter(at: context)
        offsets = Self.word(at: context, in: source)
        let meaning = character == "*" ? "an alias" : "an anchor"
        message =
            "'\(character)' starts the name of \(meaning), and a name has only letters, digits, '-' and '_': "
            + "put the value in quotes if its text starts with '\(character)'."
    }
}
