import Foundation
import SourceFacts
import ScreenSpecDiagnostics
import Testing

/// The table of paths by names says the same as a search through all paths.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct UsesByNameTests {
    @Test(arguments: Sources.fixtures)
    func findsWhatASearchFinds(_ url: URL) throws {
        let facts = Sources.facts(try String(contentsOf: url, encoding: .utf8))
        let table = UsesByName(facts)
        for name in facts.mentionedNames {
            let found = table.naming(name).map(\.index)
            #expect(found == found.sorted())
            #expect(Set(found) == Set(facts.uses.naming(name).map(\.index)), "\(name.string)")
        }
    }

    @Test func knowsNothingOfOtherNames() throws {
        let facts = Sources.facts("func a() { b.c() }\n")
        var other = Sources.facts("func d() { e() }\n")
        other.file = FileID(index: 1)
        let name = try #require(other.mentionedNames.first)
        #expect(UsesByName(facts).naming(name).isEmpty)
        #expect(UsesByName(Sources.facts("")).naming(name).isEmpty)
    }
}
