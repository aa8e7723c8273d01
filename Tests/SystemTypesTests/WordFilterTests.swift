import Testing

@testable import SystemTypes

/// Which parts of the catalogue are looked through for a member.
struct WordFilterTests {
    private func mayHold(_ word: String, _ text: String) -> Bool {
        var (word, text) = (word, text)
        return text.withUTF8 { text in word.withUTF8 { filter(text).mayHold(.init($0)) } }
    }

    private func filter(_ text: UnsafeBufferPointer<UInt8>) -> WordFilter {
        var filter = WordFilter(byteCount: text.count)
        filter.insertWords(of: text)
        return filter
    }

    @Test(arguments: ["var", "text", "String", "_hidden", "größe", "left", "last"])
    func everyWordOfATextIsFound(_ word: String) {
        #expect(mayHold(word, "    var text: String?\n    let _hidden, größe: Int\n    case left, last"))
    }

    /// A bit may be set by another word, so that some that are missing are taken for words of the text, but few.
    @Test func mostOthersAreNot() {
        let text = (0..<200).map { "    var property\($0): Int\n" }.joined()
        let wrong = (0..<1_000).count { mayHold("other\($0)", text) }
        #expect(wrong < 150)
        #expect(!mayHold("proper", "var property: Int"))
    }

    @Test func whatIsNoWordMayBeAnywhere() {
        #expect(mayHold("==", "var text: String?"))
    }

    /// What the filters let through is what a search through everything finds.
    @Test(arguments: [
        "UIView", "UILabel", "UITableView", "UIButton", "NSObject", "UIApplication", "CALayer", "UIStackView",
    ])
    func noMemberIsLost(_ type: String) throws {
        let facts = try #require(SystemTypes.type(named: type))
        let members = facts.members
        #expect(!members.isEmpty)
        for member in members { #expect(SystemTypes.member(member.name, of: type) != nil, "\(member.name)") }
    }
}
