/// Texts in which something means something to some form.
enum HostileTexts {
    static let written = [
        "<script>alert(1)</script>", "a | b", "`code`", "``two``", "` alone", "50 %% off", "%%{init: {}}%%", "*star*",
        "**bold**", "_under_", "snake_case_name", "a_b _c_", "[link](http://x)", "![image](x)", "[^1]", "# heading",
        "#hash", "> quote", "- item", "+ item", "* item", "1. item", "12) item", "===", "---", "~~gone~~", "~one~",
        "&amp;", "&#65;", "&lt;b&gt;", "AT&T", ":smile:", "a:b:c", ":+1:", "10:30:15", "$x$ and $y$", "costs $5", "\\",
        "\\*", "back\\slash", "trailing \\", "<b>x</b>", "<!-- c -->", "]]>", "a\tb", "  spaces ", "\"q\" 'q'", "{{x}}",
        "end", "a<br>b", "||", "| a | b |", "`a|b`", "\\|", "`\\|`", "a`b``c", "<http://x.y>", "äöü ✓ 漢字 🏃",
        "e\u{301}", "\u{202E}turned", "x^2", "a -> b --> c", "&", "&;", "&#;", "#35;", "#quot;", "n0[\"x\"]", "\"]; x",
        "\\N \\G \\l", "\\\\", "```", "~~~", "http://example.org/a_b?c=d&e", "a@b.org", "@MainActor",
        "see www.example.org/a_b&c", "https://x.y/*a*", "WWW.x", "title #", "title ##",
        "C#", "- [ ] task",
        "Term\u{2028}line", "a\u{0}b", "1986. A great year", "_", "__", "*", "`", "``", "<", ">", "|", "$", ":", "$$",
    ]

    /// Texts put together from pieces that mean something, the same on every run.
    static let random: [String] = {
        let pieces = [
            "a", "B", " ", " ", "1", ".", ")", "-", "+", "#", "*", "_", "`", "``", "|", "\\", "<", ">", "&", "&amp;",
            ";",
            "[", "]", "(", ")", "!", "~", "$", ":", ":x:", "%%", "=", "é", "\"", "'", "{", "}", "/", "<b>", "</b>", "@",
        ]
        var state: UInt64 = 0x5C4E_E25B
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        return (0..<600).map { _ in (0...next(9)).map { _ in pieces[next(pieces.count)] }.joined() }
    }()

    static let all = written + random

    /// What is seen of a text: no characters that hide or turn it, and one space for white space of any kind.
    static func shown(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: break
            case 0...0x20, 0x7F...0x9F, 0x2028, 0x2029: if result.last != " " { result += " " }
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result.trimmingPrefix(" ").reversedTrimmed
    }
}

extension Substring {
    fileprivate var reversedTrimmed: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
