import Testing

@testable import ScreenSpecReporting

@Suite struct DisplayLineTests {
    /// Lines of plain letters are not taken apart, those with others are, and both look alike where letters are equally wide.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func plainLinesLookLikeOthers(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        let count = Int.random(in: 1...140, using: &generator)
        let plain = "a" + String((1..<count + 1).map { _ in "abc .(".randomElement(using: &generator) ?? "a" })
        let other = plain.replacing("a", with: "å")
        let before = Array("let x\n".utf8)
        for _ in 0..<20 {
            let lower = Int.random(in: 0...plain.utf8.count, using: &generator)
            let upper = Int.random(in: lower...plain.utf8.count, using: &generator)
            let shown = line(plain, after: before, marking: lower..<upper)
            let same = offset(lower, plain, other)..<offset(upper, plain, other)
            let expected = line(other, after: before, marking: same)
            #expect(shown.text == expected.text.replacing("å", with: "a"))
            #expect(shown.marked == expected.marked)
        }
    }

    private func line(_ text: String, after before: [UInt8], marking range: Range<Int>) -> DisplayLine {
        let bytes = before + Array(text.utf8)
        let shift = before.count
        return DisplayLine(
            bytes,
            line: shift..<bytes.count,
            marking: range.lowerBound + shift..<range.upperBound + shift
        )
    }

    /// Where the character at an offset of one text stands in the other.
    private func offset(_ offset: Int, _ text: String, _ other: String) -> Int {
        other.prefix(text.utf8.prefix(offset).count).utf8.count
    }
}
