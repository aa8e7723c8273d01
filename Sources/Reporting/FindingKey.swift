import ScreenSpecDiagnostics

/// What a finding is called, whatever line it stands on and whatever its file is called: the rule, the screen or type,
/// the member, and a number among findings that are equal so far.
///
/// Its text is an entry of a baseline, and the fingerprint in reports: `private-subviews ShopView titleLabel #2`.
package struct FindingKey: Hashable, Sendable {
    package let rule: RuleID
    package let owner: String
    package let member: String
    /// From 1, in the order of the findings.
    package let number: Int

    /// The key of the first finding of its kind.
    package init(_ finding: Diagnostic) {
        let subject = finding.subject
        self.init(rule: finding.rule, owner: subject.owner, member: subject.member ?? "", number: 1)
    }

    /// The key of a finding that another one covers.
    package init(_ other: Diagnostic.Counterpart) {
        self.init(rule: other.rule, owner: other.subject.owner, member: other.subject.member ?? "", number: 1)
    }

    private init(rule: RuleID, owner: String, member: String, number: Int) {
        self.rule = rule
        self.owner = owner
        self.member = member
        self.number = number
    }

    /// That of the first finding of its kind.
    package var first: FindingKey { FindingKey(rule: rule, owner: owner, member: member, number: 1) }

    /// The keys of findings, in their order.
    package static func keys(of findings: some Sequence<Diagnostic>) -> [FindingKey] {
        var counts: [FindingKey: Int] = [:]
        return findings.map { finding in
            let first = FindingKey(finding)
            let number = (counts[first] ?? 0) + 1
            counts[first] = number
            return FindingKey(rule: first.rule, owner: first.owner, member: first.member, number: number)
        }
    }

    // MARK: Text

    private static let absent = "-"

    package var text: String {
        let fields = [rule.text, owner, member].map(Self.escaped).joined(separator: " ")
        return number == 1 ? fields : "\(fields) #\(number)"
    }

    /// Reads what `text` writes; `nil` for anything else.
    package init?(text: some StringProtocol) {
        let words = String(text).split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3 || words.count == 4, let rule = Self.rule(words[0]),
            let owner = Self.unescaped(words[1]), let member = Self.unescaped(words[2])
        else { return nil }
        var number = 1
        if words.count == 4 {
            guard words[3].first == "#", let read = Int(words[3].dropFirst()), read > 1 else { return nil }
            number = read
        }
        self.init(rule: RuleID(rule), owner: owner, member: member, number: number)
    }

    /// The word if it can be a rule's id: other lines of three words are none.
    private static func rule(_ word: Substring) -> String? {
        let isRule = word.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || byte == UInt8(ascii: "-")
        }
        return isRule && word.utf8.first != UInt8(ascii: "-") && !word.isEmpty ? String(word) : nil
    }

    /// One word on one line: `\s` is a space, `\u{A}` what cannot be seen, `-` nothing at all.
    private static func escaped(_ field: String) -> String {
        if field.isEmpty { return absent }
        if field == absent { return #"\-"# }
        var result = ""
        for scalar in field.unicodeScalars {
            switch scalar {
            case "\\": result += #"\\"#
            case " ": result += #"\s"#
            case _ where VisibleText.isInvisible(scalar) || scalar.properties.isWhitespace:
                result += #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func unescaped(_ word: Substring) -> String? {
        if word == absent { return "" }
        if word.isEmpty { return nil }
        var result = String.UnicodeScalarView()
        var rest = word.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                if VisibleText.isInvisible(scalar) { return nil }
                result.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "\\": result.append("\\")
            case "s": result.append(" ")
            case "-": result.append("-")
            case "u":
                guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
                    let value = UInt32(String(Substring(rest[..<end])), radix: 16), let decoded = Unicode.Scalar(value)
                else { return nil }
                result.append(decoded)
                rest = rest[rest.index(after: end)...]
            default: return nil
            }
        }
        return String(result)
    }
}

extension FindingKey: Comparable {
    package static func < (left: FindingKey, right: FindingKey) -> Bool {
        (left.rule.text, left.owner, left.member, left.number)
            < (right.rule.text, right.owner, right.member, right.number)
    }
}
