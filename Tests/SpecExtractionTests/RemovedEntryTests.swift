import SpecExtraction
import Testing

@Suite("Entries that go from documents")
struct RemovedEntryTests {
    private static let entries = [
        DocumentEntry(
            "actions",
            .mapping([
                DocumentEntry("clear", .mapping([DocumentEntry("trigger", .texts(["line.tap"]))])),
                DocumentEntry("close", .mapping([DocumentEntry("leadsTo", "back")])),
            ])
        ),
        DocumentEntry("subviews", .mapping([DocumentEntry("line", "UIView")])),
    ]

    @Test("An action without its trigger is one all the same")
    func keepsMessages() {
        var entries = Self.entries
        let isTriggerRemoved = entries.remove(["actions", "clear", "trigger", "0"])
        #expect(isTriggerRemoved)
        #expect(entries["actions"]?.entries["clear"] == .mapping([]))
        let isLeadRemoved = entries.remove(["actions", "close", "leadsTo"])
        #expect(isLeadRemoved)
        #expect(entries["actions"]?.entries.map(\.key) == ["clear", "close"])
    }

    @Test("A section goes with the last of its entries")
    func removesSections() {
        var entries = Self.entries
        let isSubviewRemoved = entries.remove(["subviews", "line"])
        #expect(isSubviewRemoved)
        #expect(entries.map(\.key) == ["actions"])
    }
}
