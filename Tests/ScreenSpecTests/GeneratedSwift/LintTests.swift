import Foundation
import TestSupport
import Testing

/// What is generated is written as the project's own Swift is.
@Suite("swift-format")
struct LintTests {
    @Test(
        "has nothing to say about what is generated from the specs",
        .enabled(if: Tools.swiftFormat != nil, "swift-format is not on PATH"),
        arguments: SpecProject.examples + SpecProject.programs
    )
    func lint(_ project: SpecProject) throws {
        let tool = try #require(Tools.swiftFormat)
        try TemporaryFolder.with { folder in
            let configuration = Fixtures.packageFolder().appendingPathComponent(".swift-format").path
            for (name, text) in try project.generated() { try folder.write(text, to: "Generated/\(name)") }
            let result = try run(
                tool,
                ["lint", "--strict", "--recursive", "--configuration", configuration, folder.path("Generated")]
            )
            #expect(result.errors + result.output == "")
            #expect(result.status == 0)
        }
    }
}
