import Foundation
import ScreenSpecDiagnostics
import SourceCheck
import TestSupport
import Testing

/// What the lines of a spec are held to, as it is printed.
struct SpecExplanationTests {
    private let check: CodeCheck

    init() throws {
        check = CodeCheck(files: try FixtureFiles.read(Fixtures.url("Reports/held")))
    }

    private func explanation(of path: String) throws -> SpecExplanation {
        SpecExplanation(of: try #require(check.files.all.first { $0.path == path }), in: check.subject)
    }

    @Test(arguments: ["Login", "Help"])
    func everyLineIsExplained(_ screen: String) throws {
        let explanation = try explanation(of: "Specs/\(screen).screen.yaml")
        let place = Places(files: check.files).spell
        Golden.expect(explanation.text(place: place), at: Fixtures.url("Reports/held/\(screen).txt"))
        Golden.expect(explanation.json(place: place).text() + "\n", at: Fixtures.url("Reports/held/\(screen).json"))
    }

    @Test func whatIsGeneratedCountsForNothing() throws {
        let total = try explanation(of: "Specs/Login.screen.yaml").total
        #expect(total.generated == 1)
        #expect(total.held + total.different <= total.lines)
    }

    @Test func anArchitectureIsHeldToNothing() throws {
        let file = SourceFile(
            id: FileID(index: 99),
            path: "team.architecture.yaml",
            bytes: Array("architecture: team\n".utf8)
        )
        let explanation = SpecExplanation(of: file, in: check.subject)
        #expect(explanation.total == SpecExplanation.Total())
        #expect(explanation.text { _ in nil } == "team.architecture.yaml\n\nNo line of it is compared with code.\n")
    }
}
