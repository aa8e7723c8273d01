import ScreenSpecCache
import ScreenSpecFileSystem
import SpecProject
import Testing

@Suite("A table of watched files")
struct WatchTableTests {
    private static var table: WatchTable {
        var table = WatchTable()
        table.append(["App.yaml"].map { WatchedFile(unknown: $0) }, to: \.projectFiles)
        table.append(["A.yaml", "Deep/Bé.yaml", "C.yaml"].map { WatchedFile(unknown: $0) }, to: \.specs)
        return table
    }

    @Test("Neighbours are taken over with their paths, behind what is there")
    func takesOver() {
        let known = Self.table
        var table = WatchTable()
        table.append([WatchedFile(unknown: "Another.yaml")], to: \.projectFiles)
        table.append(2..<4, of: known, to: \.specs)
        table.append(1..<1, of: known, to: \.specs)
        table.append([WatchedFile(unknown: "D.yaml")], to: \.specs)
        #expect(table.specs.map { table.path($0) } == ["Deep/Bé.yaml", "C.yaml", "D.yaml"])
        #expect(table.hasPath("Deep/Bé.yaml", at: 1))
        #expect(!table.hasPath("Deep/B", at: 1) && !table.hasPath("Deep/Be.yaml", at: 1))
    }

    @Test("One whose paths are in another order than its entries is damaged")
    func refusesDisorder() throws {
        let table = Self.table
        #expect(throws: Never.self) {
            try WatchTable(entries: table.entries, paths: table.paths, layout: table.layout)
        }
        #expect(throws: ByteReader.Damage.self) {
            try WatchTable(entries: table.entries.reversed(), paths: table.paths, layout: table.layout)
        }
    }
}
