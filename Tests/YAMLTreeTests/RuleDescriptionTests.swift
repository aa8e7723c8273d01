import ScreenSpecDiagnostics
import TestSupport
import Testing
import YAMLTree

@Suite struct RuleDescriptionTests {
    @Test func idsAreUnique() {
        let ids = YAMLRules.descriptions.map(\.id.text)
        #expect(Set(ids).count == ids.count)
        #expect(ids.count == 18)
    }

    @Test(arguments: YAMLRules.descriptions.map(\.id.text))
    func examplesShowTheRule(_ id: String) throws {
        let description = try #require(YAMLRules.descriptions.first { $0.id.text == id })
        #expect(description.category == .language)
        for file in description.right.files where !file.path.isEmpty {
            #expect(parse(file.text).diagnostics.isEmpty)
        }
        for file in description.wrong.files where !file.path.isEmpty {
            let marked = try #require(MarkedText(file.text))
            let diagnostics = parse(marked.text).diagnostics
            #expect(diagnostics.map(\.rule) == [description.id])
            #expect(diagnostics.first?.range?.offsets == marked.offsets)
        }
    }
}

/// A text in which `⟦` and `⟧` mark one place.
private struct MarkedText {
    let text: String
    let offsets: Range<Int>

    init?(_ marked: String) {
        let parts = marked.split(separator: "⟦", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let rest = parts[1].split(separator: "⟧", omittingEmptySubsequences: false)
        guard rest.count == 2 else { return nil }
        text = String(parts[0] + rest[0] + rest[1])
        let start = parts[0].utf8.count
        offsets = start..<start + rest[0].utf8.count
    }
}
