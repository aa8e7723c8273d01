import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecReporting

@Suite struct UTF16ColumnsTests {
    @Test func countsAsStringsDo() {
        var generator = SplitMix(seed: 5)
        let pieces = ["a", "é", "漢", "𝄞", "👨‍👩‍👧", "\n", "\t"]
        for round in 0..<40 {
            let count = round % 4 == 0 ? 4000 : 30
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            let file = SourceFile(id: FileID(index: 0), path: "", bytes: Array(text.utf8))
            let columns = UTF16Columns(file.bytes)
            let index = LineIndex(file)
            for character in text.indices where Int.random(in: 0..<(count / 20), using: &generator) == 0 {
                let offset = text.utf8.distance(from: text.startIndex, to: character)
                let line = index.offsets(ofLine: index.line(at: offset))
                let before = String(decoding: file.bytes[line.lowerBound..<max(line.lowerBound, offset)], as: UTF8.self)
                #expect(columns.column(at: offset, inLine: line) == before.utf16.count + 1)
            }
        }
    }

    @Test(.takes(atMost: .seconds(1 * 60)))
    func aLineAsLongAsAFileTakesNoTime() {
        let columns = UTF16Columns(Array(repeating: UInt8(ascii: "a"), count: 4 << 20))
        for offset in 0..<20_000 {
            #expect(columns.column(at: offset * 200, inLine: 0..<(4 << 20)) == offset * 200 + 1)
        }
    }
}
