import Testing

@testable import SwiftEmitter

@Suite("Text of comments")
struct CommentTextTests {
    @Test("keeps a line that fits as it is")
    func fits() {
        #expect(CommentText.lines(of: "The price, in USD.", width: 40) == ["The price, in USD."])
    }

    @Test("breaks between words, and leaves a word that is too long whole")
    func wraps() {
        #expect(
            CommentText.lines(of: "See https://example.com/a/very/long/address for more about it.", width: 20)
                == ["See", "https://example.com/a/very/long/address", "for more about it."]
        )
    }

    @Test("keeps the author's line breaks and drops empty lines at both ends")
    func lineBreaks() {
        #expect(
            CommentText.lines(of: "\n  One.\r\n\r\nTwo.\u{2028}Three.\n\n", width: 40) == [
                "One.", "", "Two.", "Three.",
            ]
        )
    }

    @Test("indents the rest of a list item below its text")
    func lists() {
        #expect(
            CommentText.lines(of: "Shows:\n- the name of the product\n2. its price", width: 16)
                == ["Shows:", "- the name of", "  the product", "2. its price"]
        )
    }

    @Test("starts no list by breaking a sentence")
    func noAccidentalList() {
        #expect(CommentText.lines(of: "Two words - three", width: 11) == ["Two words -", "three"])
        #expect(CommentText.lines(of: "Two words - three", width: 10) == ["Two words -", "three"])
    }

    @Test("leaves examples of code alone")
    func code() {
        let text = "So:\n```swift\nlet value = somethingLong(with: another)\n```\nAnd so on and on"
        #expect(
            CommentText.lines(of: text, width: 10)
                == ["So:", "```swift", "let value = somethingLong(with: another)", "```", "And so on", "and on"]
        )
    }

    @Test("takes no longer for words that never start a line", .takes(atMost: .seconds(1 * 60)))
    func endlessLine() {
        let text = String(repeating: "# ", count: 64000)
        #expect(CommentText.lines(of: text, width: 20).count == 1)
    }

    @Test("makes nothing of text without any", arguments: ["", " ", "\n\n", "\t"])
    func nothing(text: String) {
        #expect(CommentText.lines(of: text, width: 20).isEmpty)
    }

    @Test("holds nothing that ends the comment or turns the direction of writing")
    func hostile() {
        let text = "a\u{0}b\u{7}c\u{85}let x = 1\u{0B}d\u{202E}e\u{2066}f */ g"
        #expect(CommentText.lines(of: text, width: 20) == ["a b c", "let x = 1", "def */ g"])
    }
}
