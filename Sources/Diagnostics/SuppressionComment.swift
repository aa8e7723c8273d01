/// Reads the text of one comment, whatever language it stands in.
///
/// The grammar is `screenspec:allow RULE[, RULE …] because REASON`, and of what a spec leaves out
/// `screenspec:open KEY[, KEY …] because REASON in 'PLACE'`. The words stand at the start of the comment, so that
/// prose about suppressions is not taken for one. Everything behind `because` is the reason, to the end
/// of the text.
package enum SuppressionComment {
    package enum Content: Hashable, Sendable {
        case allow(Suppression)
        case malformed(Diagnostic)
    }

    /// What the comment says; `nil` where it is an ordinary one.
    ///
    /// `offsets` are those of the text behind the comment's sign, and the ranges of the result lie in them.
    package static func parse(_ offsets: Range<Int>, in file: SourceFile) -> Content? {
        var words = Words(file: file, offsets: offsets)
        words.skipSpaces()
        guard words.skip(directivePrefix) else { return nil }
        let start = words.offset - directivePrefix.utf8.count
        let range = SourceRange(file: file.id, lower: start, upper: words.trimmedEnd)
        words.skipSpaces()
        let directive = words.word()
        if directive.text == "open" { return openPoint(&words, at: range) }
        // What 'extract' marks: it covers nothing, since what it tells is found all the same.
        if directive.text == "gone" {
            words.skipSpaces()
            return words.word().text.isEmpty ? .malformed(withoutName(at: range)) : nil
        }
        guard directive.text == "allow" else {
            return .malformed(unknownDirective(directive.text, at: range))
        }
        let rules = words.rules()
        guard !rules.isEmpty else { return .malformed(withoutRule(at: range)) }
        guard rules.count <= ruleLimit else { return .malformed(withTooManyRules(at: range)) }
        return .allow(Suppression(rules: rules, reason: words.reason(), at: range, covering: nil))
    }

    private static func openPoint(_ words: inout Words, at range: SourceRange) -> Content {
        let names = words.rules()
        guard !names.isEmpty else {
            return .malformed(malformedOpenPoint("This names no key that is open.", at: range))
        }
        guard names.count <= ruleLimit else { return .malformed(withTooManyRules(at: range)) }
        var keys: [OpenKey] = []
        for name in names {
            guard let key = OpenKey(rawValue: name.id.text) else {
                let hint = Spelling.closest(to: name.id.text, among: OpenKey.allCases.map(\.rawValue))
                return .malformed(
                    RuleDescription.malformedAllow.finding(
                        at: name.range,
                        "'\(name.id.text)' is no key that can be open"
                            + (hint.map { "; did you mean '\($0)'?" } ?? "."),
                        help: hint == nil ? ["Those are \(OpenKey.allCases.map(\.rawValue).formattedList)."] : [],
                        fixes: [hint.map { Diagnostic.Fix(replacing: name.range, with: $0) }]
                    )
                )
            }
            keys.append(key)
        }
        guard let reason = words.reason(), let place = reason.range(ofLast: " in '"), reason.hasSuffix("'"),
            place.lowerBound > reason.startIndex
        else {
            return .malformed(malformedOpenPoint("This does not say why, and where, it is open.", at: range))
        }
        let rules = zip(keys, names).compactMap { key, name in
            key.rule.map { Suppression.NamedRule($0, at: name.range) }
        }
        var suppression = Suppression(rules: rules, reason: reason, at: range, covering: nil)
        suppression.openKeys = keys
        return .allow(suppression)
    }

    /// Only a spec can leave out what nobody knows.
    package static func openPointInSwift(at range: SourceRange) -> Diagnostic {
        RuleDescription.malformedAllow.finding(
            at: range,
            "'screenspec:open' belongs into specs.",
            help: ["Remove it, or start the comment with another word."]
        )
    }

    private static func malformedOpenPoint(_ message: String, at range: SourceRange) -> Diagnostic {
        RuleDescription.malformedAllow.finding(
            at: range,
            message,
            help: ["Write 'screenspec:open KEY because REASON in 'Type.member''."]
        )
    }

    private static let directivePrefix = "screenspec:"
    fileprivate static let ruleLimit = 20

    private static func unknownDirective(_ word: String, at range: SourceRange) -> Diagnostic {
        return RuleDescription.malformedAllow.finding(
            at: range,
            word.isEmpty ? "Nothing follows 'screenspec:'." : "'screenspec:\(word)' is not known.",
            help: ["Write 'screenspec:allow RULE because REASON', or start the comment with another word."]
        )
    }

    private static func withoutRule(at range: SourceRange) -> Diagnostic {
        RuleDescription.malformedAllow.finding(
            at: range,
            "This names no rule to allow.",
            help: ["Write 'screenspec:allow RULE because REASON' with the rule's id."]
        )
    }

    private static func withoutName(at range: SourceRange) -> Diagnostic {
        RuleDescription.malformedAllow.finding(
            at: range,
            "This does not say what is gone.",
            help: ["Write 'screenspec:gone NAME', or remove the comment."]
        )
    }

    private static func withTooManyRules(at range: SourceRange) -> Diagnostic {
        RuleDescription.malformedAllow.finding(
            at: range,
            "A suppression names at most \(ruleLimit) rules.",
            help: ["Write several, or switch rules off under 'rules' in the project file."]
        )
    }
}

/// A cursor over the bytes of a comment.
private struct Words {
    let file: SourceFile
    var offset: Int
    let end: Int

    init(file: SourceFile, offsets: Range<Int>) {
        self.file = file
        let offsets = offsets.clamped(to: 0..<file.bytes.count)
        offset = offsets.lowerBound
        end = offsets.upperBound
    }

    /// The end of the comment without spaces behind its last word.
    var trimmedEnd: Int {
        var end = end
        while end > offset, Self.isSpace(file.bytes[end - 1]) { end -= 1 }
        return end
    }

    mutating func skipSpaces() {
        while offset < end, Self.isSpace(file.bytes[offset]) { offset += 1 }
    }

    mutating func skip(_ literal: String) -> Bool {
        guard file.bytes[offset..<end].starts(with: literal.utf8) else { return false }
        offset += literal.utf8.count
        return true
    }

    /// The bytes up to the next space or comma.
    mutating func word() -> (text: String, range: SourceRange) {
        let start = offset
        while offset < end, !Self.isSpace(file.bytes[offset]), file.bytes[offset] != UInt8(ascii: ",") { offset += 1 }
        return (file.text(start..<offset), SourceRange(file: file.id, lower: start, upper: offset))
    }

    /// `RULE, RULE`, up to `because` or whatever else follows.
    mutating func rules() -> [Suppression.NamedRule] {
        var rules: [Suppression.NamedRule] = []
        while true {
            skipSpaces()
            let start = offset
            let (text, range) = word()
            guard !text.isEmpty, text != "because" else {
                offset = start
                return rules
            }
            rules.append(Suppression.NamedRule(RuleID(text), at: range))
            guard rules.count <= SuppressionComment.ruleLimit else { return rules }
            skipSpaces()
            guard offset < end, file.bytes[offset] == UInt8(ascii: ",") else { return rules }
            offset += 1
        }
    }

    /// What stands behind `because`.
    mutating func reason() -> String? {
        skipSpaces()
        guard word().text == "because" else { return nil }
        skipSpaces()
        let text = file.text(offset..<trimmedEnd)
        return text.isEmpty ? nil : text
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
            || byte == UInt8(ascii: "\n")
    }
}

extension String {
    fileprivate func range(ofLast words: String) -> Range<String.Index>? {
        ranges(of: words).last
    }
}
