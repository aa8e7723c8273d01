import ScreenSpecDiagnostics

/// One explanation for each thing that libyaml says.
extension SyntaxError {
    // MARK: Keys and colons

    mutating func explainSecondColon() {
        let start = source.startOfLine(at: problem)
        guard let value = startOfValue(from: start, to: problem) else {
            message = "A key can't stand here, since the line above already gives its own key a value."
            help = ["Indent this line like the one above, or take the value above out."]
            return
        }
        if let key = keyBeforeBracket(from: start) {
            offsets = key
            message = "A colon is missing behind '\(Excerpt.text(of: source[key]))'."
            help = ["Type one."]
            fixes = [Diagnostic.Fix("Type a colon", at: range(key.upperBound..<key.upperBound), with: ":")]
            return
        }
        message = "This colon would start a second key on one line."
        help = ["Put the value in quotes, or start the key on a line of its own."]
        suggestQuotes(around: value..<endOfText(from: problem))
    }

    mutating func explainMissingColon() {
        offsets = context..<endOfText(from: context)
        if offsets.count > 1024 {
            message = "A key is at most 1024 characters long and stands on one line with its colon."
            help = ["Shorten it."]
        } else if let colon = source[offsets].firstIndex(of: UInt8(ascii: ":")), colon + 1 < offsets.upperBound {
            message = "A colon must be followed by a space to end a key."
            help = ["Add a space."]
            fixes = [Diagnostic.Fix("Add a space", at: range(colon + 1..<colon + 1), with: " ")]
        } else {
            message = "This line is neither 'key: value' nor part of the value above."
            help = [
                "Type a colon and a space behind the key, or indent the line further than the key that it belongs to."
            ]
        }
    }

    mutating func explainUnexpectedKey() {
        let found = character(at: problem)
        if found == "]" || found == "}" {
            offsets = problem..<problem + 1
            message = "This '\(found)' closes nothing."
            help = ["Take it out, or put the whole value in quotes."]
            return
        }
        if explainTextBehindValue() { return }
        if problem + 1 < source.count, source[problem] == UInt8(ascii: "-"), source.isBlankOrLineBreak(at: problem + 1)
        {
            message = "This list item is not below the others."
            help = ["Indent it exactly like them."]
        } else {
            message = "This does not fit the mapping that it stands in."
            help = ["Indent it exactly like the other keys, or put the whole value in quotes if it is text."]
        }
        noteStart("The mapping starts here.")
    }

    mutating func explainBrokenList() {
        message = "This does not fit the list that it stands in."
        help = ["Start it with '- ', exactly below the other items, or indent it like the key that it belongs to."]
        noteStart("The list starts here.")
    }

    mutating func explainQuestionMark() {
        if explainTextBehindValue() { return }
        message = "'?' can't start a key here."
        help = ["Write the key and a colon, or put the value in quotes."]
    }

    /// `"Login" Screen`, `[Jog]?`: what follows makes the whole value a text that needs quotes.
    private mutating func explainTextBehindValue() -> Bool {
        switch byteBefore {
        case UInt8(ascii: "\""):
            message = "Nothing may follow the closing quote of a value."
            help = ["Put all of it in quotes, and write a quote inside as \\\"."]
        case UInt8(ascii: "'"):
            message = "Nothing may follow the closing quote of a value."
            help = ["Put all of it in quotes, and write an apostrophe inside as ''."]
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            message =
                "Nothing may follow the closing '\(byteBefore == UInt8(ascii: "]") ? "]" : "}")' of a value."
            help = ["Put all of it in quotes, as in \"[Jog]?\"."]
            let start = source.startOfLine(at: problem)
            if let value = startOfValue(from: start, to: problem) {
                suggestQuotes(around: value..<endOfText(from: problem))
            }
        default: return false
        }
        return true
    }

    /// `showTorch` of `showTorch {summary: Light or none., parameters: …}`.
    private func keyBeforeBracket(from start: Int) -> Range<Int>? {
        var lower = start
        while lower < problem, source.isBlankOrLineBreak(at: lower) || source[lower] == UInt8(ascii: "-") { lower += 1 }
        let key = Self.word(at: lower, in: source)
        var next = key.upperBound
        while next < problem, source[next] == UInt8(ascii: " ") { next += 1 }
        guard next > key.upperBound, next < problem, [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(source[next]),
            source[key].allSatisfy({ $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") })
        else { return nil }
        return key
    }

    /// Where the value starts that follows the first ': ' of a line.
    private func startOfValue(from start: Int, to end: Int) -> Int? {
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
        guard value.count < 500 else { return }
        let text = String(decoding: source[value], as: UTF8.self)
        guard !text.isEmpty, !text.hasPrefix("'"), !text.hasPrefix("\""), !text.contains(" #") else { return }
        let quoted = "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
        fixes = [Diagnostic.Fix("Put the value in quotes", at: range(value), with: quoted)]
    }

    private mutating func noteStart(_ message: String) {
        guard context < problem else { return }
        notes = [Diagnostic.Note(at: range(context..<context + 1), message)]
    }

    // MARK: Brackets

    mutating func explainMissingComma(closing: String) {
        if explainOpenBracket() || explainQuoteOfSeveralLines() { return }
        message = "A ',' or '\(closing)' is missing before this."
        help = ["Type one, or put the value in quotes if it is one text."]
        noteStart("'\(character(at: context))' stands here.")
    }

    /// A text in double quotes that goes on below was most likely to end on its line, so that the next quote ended it.
    private mutating func explainQuoteOfSeveralLines() -> Bool {
        var opening = problem - 1
        guard opening > 0, source[opening] == UInt8(ascii: "\"") else { return false }
        opening -= 1
        while opening > 0, source[opening] != UInt8(ascii: "\"") || source[opening - 1] == UInt8(ascii: "\\") {
            opening -= 1
        }
        guard source[opening] == UInt8(ascii: "\""), source.endOfLine(from: opening) < problem else { return false }
        offsets = opening..<opening + 1
        message = "The quote \" that starts here is not closed on its line."
        help = ["Type the same quote where the text ends."]
        notes = [Diagnostic.Note(at: range(problem - 1..<problem), "So the text ends here.")]
        return true
    }

    /// At the end of the file the place to look at is where the bracket was opened.
    private mutating func explainOpenBracket() -> Bool {
        guard let openBracket, isLast(problem) else { return false }
        let opening = character(at: openBracket)
        offsets = openBracket..<openBracket + 1
        message = "'\(opening)' is never closed."
        help = ["Type '\(opening == "{" ? "}" : "]")' where its values end."]
        return true
    }

    mutating func explainMissingValue() {
        if explainOpenBracket() { return }
        let found = character(at: problem)
        if offsets.isEmpty {
            message = "A value is missing here."
            help = ["Type one, or '\"\"' for an empty text."]
        } else if [",", "]", "}", ":"].contains(found) {
            offsets = problem..<problem + 1
            message = "A value is missing before '\(found)'."
            help = ["Type one, take the '\(found)' out, or put it in quotes if it is text."]
        } else {
            message = "A value can't start with '\(found)' here."
            help = ["Put it in quotes."]
        }
    }

    // MARK: Characters with a meaning

    mutating func explainReservedCharacter() {
        message = "A value can't start with '\(character(at: problem))' unless it is in quotes."
        help = ["Put the value in quotes."]
        if openBracket == nil { suggestQuotes(around: problem..<endOfText(from: problem)) }
    }

    mutating func explainOpenQuote(_ fault: String) {
        let quote = character(at: context)
        offsets = context..<min(context + 1, source.count)
        message = "The quote \(quote) that starts here \(fault)."
        help = [
            "Type the same quote where the text ends.",
            quote == "'" ? "A ' inside the text is written ''." : "A \" inside the text is written \\\".",
        ]
    }

    mutating func explainEscape(_ fault: String) {
        var start = problem
        while start > context, start >= source.count || source[start] != UInt8(ascii: "\\") { start -= 1 }
        var end = min(start + 2, source.count)
        let digits = ["x": 2, "u": 4, "U": 8][character(at: min(start + 1, source.count))] ?? 0
        while end < min(start + 2 + digits, source.count), isHexadecimalDigit(source[end]) { end += 1 }
        offsets = start..<max(start, end)
        let text = Excerpt.text(of: source[offsets])
        message = "'\(text)' \(fault)."
        help = ["Use single quotes, in which a backslash is just text, or double the backslash."]
    }

    private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }

    mutating func explainAnchor() {
        let character = character(at: context)
        offsets = Self.word(at: context, in: source)
        let meaning = character == "*" ? "an alias" : "an anchor"
        message = "'\(character)' starts the name of \(meaning), and a name has only letters, digits, '-' and '_'."
        help = ["Put the value in quotes if its text starts with '\(character)'."]
    }

    mutating func explainTagOrDirective(_ failure: EventReader.Failure) {
        let words = failure.context + " " + failure.problem
        if words.contains("directive") || failure.problem == "found incompatible YAML document" {
            rule = YAMLRules.directive
            let start = source.startOfLine(at: failure.context.isEmpty ? problem : context)
            offsets = start..<endOfText(from: start)
            message = "A line that starts with '%' is a YAML directive, which specs do without."
            help = ["Take the line out."]
        } else if words.contains("tag") {
            rule = YAMLRules.tag
            offsets = Self.word(at: context, in: source)
            message = "'!' starts a YAML tag, which specs do without."
            help = ["Take it out, or put the value in quotes if its text starts with '!'."]
        } else {
            message = "This is not YAML (\(failure.problem))."
            help = ["Compare it with the lines around it."]
        }
    }
}
