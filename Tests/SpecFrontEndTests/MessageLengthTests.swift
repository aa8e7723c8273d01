import TestSupport
import Testing

/// The first line of a finding says what is wrong, to somebody in a hurry; what to do stands in 'help'.
@Suite("Messages of the language")
struct MessageLengthTests {
    private let messages = MessageLengths(inListsAt: Fixtures.cases(in: "Fixtures", suffix: ".errors"))

    @Test("are short: half of them have at most 80 characters, and none has more than 120")
    func areShort() {
        #expect(messages.lengths.count > 200)
        #expect(messages.median <= 80)
        #expect(messages.messages(longerThan: 120) == [])
    }
}
