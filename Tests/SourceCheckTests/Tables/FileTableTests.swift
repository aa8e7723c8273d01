import SourceFacts
import ScreenSpecDiagnostics
import Testing

@testable import SourceCheck

/// Where files stand, by their numbers.
struct FileTableTests {
    private static func table(_ numbers: Int...) -> FileTable {
        FileTable(
            numbers.enumerated().map { position, number in
                var facts = FactsExtraction.extract(Array("class A\(position) {}".utf8))
                facts.facts.file = FileID(index: number)
                return CodeFile(path: "A\(position).swift", facts: facts)
            }
        )
    }

    @Test func filesAreFoundByTheirNumbers() {
        let table = Self.table(12, 10, 15)
        #expect(table[FileID(index: 12)] == 0)
        #expect(table[FileID(index: 10)] == 1)
        #expect(table[FileID(index: 15)] == 2)
    }

    @Test(arguments: [0, 9, 11, 13, 16, 1_000_000])
    func othersAreNotThere(_ number: Int) {
        #expect(Self.table(12, 10, 15)[FileID(index: number)] == nil)
    }

    @Test func ofTwoFilesWithOneNumberTheFirstCounts() {
        #expect(Self.table(7, 7)[FileID(index: 7)] == 0)
    }

    @Test func withoutFilesThereIsNothing() {
        #expect(Self.table()[FileID(index: 0)] == nil)
    }
}
