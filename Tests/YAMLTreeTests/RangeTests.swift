import ScreenSpecDiagnostics
import TestSupport
import Testing
import YAMLTree

@Suite struct RangeTests {
    /// The texts of all nodes below the first root, parents before children.
    private func texts(_ source: String) throws -> [String] {
        let (tree, diagnostics) = parse(source)
        #expect(diagnostics.isEmpty)
        var result: [String] = []
        var pending = [try #require(tree.roots.first)]
        while let node = pending.popLast() {
            result.append(excerpt(source, tree.range(of: node)))
            pending += tree.elements(of: node).reversed()
            pending += tree.entries(of: node).flatMap { [$0.key, $0.value] }.reversed()
        }
        return result
    }

    @Test func blockCollectionsEndWithTheirLastChild() throws {
        let source = "a:\n  b: [1, 2]  # c\n\n  # d\nf:\n- g\n-\n# h\n"
        #expect(
            try texts(source) == [
                "a:\n  b: [1, 2]  # c\n\n  # d\nf:\n- g\n-", "a", "b: [1, 2]", "b", "[1, 2]", "1", "2", "f", "- g\n-",
                "g",
                "",
            ]
        )
    }

    @Test func scalarsIncludeQuotesAndHeaders() throws {
        let source = "a: 'x'\nb: |+  # c\n  d\n   e  \n\n  \nf: two\n  lines\n\ng: \"y\nz\"\n"
        #expect(
            try Array(texts(source).dropFirst()) == [
                "a", "'x'", "b", "|+  # c\n  d\n   e  ", "f", "two\n  lines", "g", "\"y\nz\"",
            ]
        )
    }

    @Test func propertiesStandBeforeTheRange() throws {
        let source = "a: &x b\nc: &y\n  d: e\n&z f: &e\ng: &s  # t\n  - h\n"
        #expect(
            try Array(texts(source).dropFirst()) == ["a", "b", "c", "d: e", "d", "e", "f", "", "g", "- h", "h"]
        )
    }

    @Test func emptyValuesStandBehindWhatAnnouncesThem() throws {
        let source = "a:   # b\n\nc: {d: , e, f: }\n? g\n# h\n? i\n# j\n"
        let (tree, _) = parse(source)
        let entries = tree.entries(of: try #require(tree.roots.first))
        #expect(tree.range(of: entries[0].value).offsets == 2..<2)
        #expect(
            tree.entries(of: entries[1].value).map { tree.range(of: $0.value).offsets } == [16..<16, 20..<20, 24..<24]
        )
        #expect(tree.range(of: entries[2].value).offsets == 30..<30)
        #expect(tree.range(of: entries[3].value).offsets == 38..<38)
    }

    @Test func pairsInListsEndWithTheirValue() throws {
        #expect(
            try texts("[a: b , {c: d} , ? e : f ]\n") == [
                "[a: b , {c: d} , ? e : f ]", "a: b", "a", "b", "{c: d}", "c", "d", "? e : f", "e", "f",
            ]
        )
    }

    @Test func offsetsCountBytes() throws {
        let source = "\u{FEFF}ключ: 'значение'  # 𝄞\n日本: [é, 𝄞, ~]\n"
        let (tree, diagnostics) = parse(source)
        #expect(diagnostics.isEmpty)
        let entries = tree.entries(of: try #require(tree.roots.first))
        #expect(excerpt(source, tree.range(of: entries[0].key)) == "ключ")
        #expect(excerpt(source, tree.range(of: entries[0].value)) == "'значение'")
        #expect(excerpt(source, tree.range(of: entries[1].key)) == "日本")
        #expect(tree.elements(of: entries[1].value).map { excerpt(source, tree.range(of: $0)) } == ["é", "𝄞", "~"])
        #expect(excerpt(source, try #require(tree.comments.first).range) == "# 𝄞")
    }

    @Test func findsPartsOfAText() throws {
        let source = "a: \"Int, Strng\"\nb: \"x\\ty\"\n"
        let (tree, _) = parse(source)
        let entries = tree.entries(of: try #require(tree.roots.first))
        #expect(excerpt(source, tree.range(of: entries[0].value, within: 5..<10)) == "Strng")
        #expect(excerpt(source, tree.range(of: entries[0].value, within: 5..<99)) == "Strng")
        #expect(excerpt(source, tree.range(of: entries[1].value, within: 2..<3)) == "\"x\\ty\"")
    }

    @Test func holdForRandomDocuments() {
        var readCount = 0
        for seed in 1...600 as ClosedRange<UInt64> {
            let text = RandomYAML.document(seed: seed)
            let bytes = Array(text.utf8)
            let (tree, diagnostics) = parse(text)
            guard let reference = ReferenceEvents.ofLibYAML(bytes) else {
                #expect(!diagnostics.isEmpty, "seed \(seed)\n\(text)")
                continue
            }
            readCount += 1
            #expect(!diagnostics.contains { $0.rule.text.hasPrefix("yaml-") }, "seed \(seed)\n\(text)")
            #expect(ReferenceEvents.ofTree(tree) == reference, "seed \(seed)\n\(text)")
            #expect(RangeChecks(bytes).faults.isEmpty, "seed \(seed)\n\(text)")
        }
        #expect(readCount > 300, "The generator makes too little that can be read.")
    }
}
