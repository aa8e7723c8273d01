import ScreenSpecDiagnostics
import Testing

@Suite struct LineIndexTests {
    @Test(arguments: ["", "a", "a\n", "a\r\nb\rc\n\nd", "\u{FEFF}a\nb", "\n\n", "\r\n", "ä\u{2028}b\nc"])
    func countsAsTheFileItselfDoes(text: String) {
        let file = SourceFile(id: FileID(index: 0), path: "a.yaml", bytes: Array(text.utf8))
        let index = LineIndex(file)
        for offset in 0...file.bytes.count + 2 {
            #expect(index.position(at: offset) == file.position(at: offset), "\(offset) of '\(text)'")
        }
    }

    @Test func aRangeOfAnotherFileHasNoLine() {
        let index = LineIndex(SourceFile(id: FileID(index: 0), path: "a.yaml", bytes: Array("a\nb".utf8)))
        #expect(index.line(of: SourceRange(file: FileID(index: 0), lower: 2, upper: 3)) == 2)
        #expect(index.line(of: SourceRange(file: FileID(index: 1), lower: 2, upper: 3)) == nil)
    }
}
