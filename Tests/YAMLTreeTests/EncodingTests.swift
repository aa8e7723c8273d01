import ScreenSpecDiagnostics
import Testing
import YAMLTree

@Suite struct EncodingTests {
    private static let text = "名前: 'Zoë'  # 𝄞\r\nb:\r\n  - \"x\\u00e9\"\r\n"

    private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
        ([0xFEFF] + Array(text.utf16)).flatMap { unit in
            let high = UInt8(truncatingIfNeeded: unit >> 8)
            let low = UInt8(truncatingIfNeeded: unit)
            return bigEndian ? [high, low] : [low, high]
        }
    }

    @Test func everyEncodingGivesOneTree() throws {
        let expected = parse(Self.text)
        #expect(expected.diagnostics.isEmpty)
        for bytes in [utf16(Self.text, bigEndian: false), utf16(Self.text, bigEndian: true)] {
            let (tree, diagnostics) = parse(bytes: bytes)
            #expect(diagnostics.isEmpty)
            #expect(ReferenceEvents.ofTree(tree) == ReferenceEvents.ofLibYAML(bytes))
            #expect(tree.comments == expected.tree.comments)
            let entries = tree.entries(of: try #require(tree.roots.first))
            let expectedEntries = expected.tree.entries(of: try #require(expected.tree.roots.first))
            for (entry, expectedEntry) in zip(entries, expectedEntries) {
                #expect(tree.range(of: entry.key) == expected.tree.range(of: expectedEntry.key))
                #expect(tree.range(of: entry.value) == expected.tree.range(of: expectedEntry.value))
            }
        }
    }

    @Test func byteOrderMarkMovesEveryRange() throws {
        let plain = parse(Self.text).tree
        let marked = parse("\u{FEFF}" + Self.text).tree
        #expect(marked.comments.map { $0.range.lower } == plain.comments.map { $0.range.lower + 3 })
        #expect(try marked.range(of: #require(marked.roots.first)).lower == 3)
    }

    @Test func emptyFilesHoldNothing() {
        for text in ["", "\u{FEFF}", "\n\n", "# c\n", "---\n", "---\n---\n...\n", " "] {
            let (tree, diagnostics) = parse(text)
            #expect(tree.roots.isEmpty && diagnostics.isEmpty, "\(text.debugDescription)")
        }
    }

    @Test func textThatCannotBeReadIsOneFindingEach() {
        // Every byte by itself, as a value and in a comment.
        for byte in 0...UInt8.max {
            for prefix in ["a: x", "a: 1 # "] {
                let bytes = Array(prefix.utf8) + [byte, 0x79, 0x0A]
                let (tree, diagnostics) = parse(bytes: bytes)
                let isText = (0x20..<0x7F).contains(byte) || [0x09, 0x0A, 0x0D].contains(byte)
                if !isText {
                    #expect(diagnostics.count == 1)
                    #expect(diagnostics.first?.range?.offsets == prefix.utf8.count..<prefix.utf8.count + 1)
                    #expect(tree.roots.count == 1)
                }
            }
        }
    }

    @Test func agreesWithLibYAMLOnWhatIsText() {
        var scalars = [
            0x7F, 0x80, 0x84, 0x86, 0x9F, 0xA0, 0xD7FF, 0xE000, 0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF, 0x10000, 0x10FFFF,
        ]
        scalars += Array(0...0x20).filter { ![0x09, 0x0A, 0x0D].contains($0) }
        for value in scalars {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            let text = "a: \"x\(Character(scalar))y\"\n"
            let isRead = ReferenceEvents.ofLibYAML(Array(text.utf8)) != nil
            #expect(parse(text).diagnostics.isEmpty == isRead, "U+\(String(value, radix: 16))")
        }
    }
}
