import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecConcurrency
@testable import ScreenSpecGeneratedFiles

@Suite struct OutputDifferenceTests {
    private static let spec = """
        view: Cart
        viewModel:
          properties:
            total: Double
            count: Int
        """

    /// The file that a small emitter would make, each property owned by its line of the spec.
    private func cart(_ types: (total: String, count: String), in files: inout SourceFiles) throws -> GeneratedFile {
        let id = files.append(path: "Specs/Cart.view.yaml", bytes: Array(Self.spec.utf8))
        let spec = Self.spec
        func place(_ text: String) throws -> SourceRange {
            let range = try #require(spec.firstRange(of: text))
            let lower = spec.utf8.distance(from: spec.startIndex, to: range.lowerBound)
            return SourceRange(file: id, lower: lower, upper: lower + text.utf8.count)
        }
        var owners = LineOwners()
        owners.start(atLine: 1, owner: try place("viewModel:"))
        owners.start(atLine: 2, owner: try place("total:"))
        owners.start(atLine: 4, owner: try place("count:"))
        owners.start(atLine: 5, owner: try place("viewModel:"))
        let body = """
            extension Cart {
                struct ViewModel {
                    /// What is to be paid.
                    var total: \(types.total)
                    var count: \(types.count)
                }
            }

            """
        return GeneratedFile(
            path: "Cart.view.swift",
            origin: .spec("Specs/Cart.view.yaml"),
            body: Array(body.utf8),
            owners: owners
        )
    }

    private func plan(_ file: GeneratedFile?, in project: TemporaryFolder) -> OutputPlan {
        let folder = OutputFolder(
            path: project.path("Generated"),
            displayPath: "Generated",
            files: file.map { [$0] } ?? [],
            coversAllSpecs: true
        )
        return OutputPlanner(projectFolder: project.path, specs: [], jobs: Jobs(1)).plan([folder])
    }

    @Test func everyHunkNamesTheLineOfTheSpecThatOwnsIt() throws {
        try TemporaryFolder.with { project in
            var files = SourceFiles()
            _ = OutputWriter(jobs: Jobs(1)).apply(plan(try cart(("String", "Int"), in: &files), in: project))
            let file = try cart(("Double", "Int?"), in: &files)
            var text = ""
            for file in [file, nil] {
                for difference in plan(file, in: project).differences(in: files) {
                    text += difference.diagnostic.message + "\n" + difference.text + "\n"
                }
            }
            try FileManager.default.removeItem(atPath: project.path("Generated"))
            for difference in plan(file, in: project).differences(in: files) {
                text += difference.diagnostic.message + "\n" + difference.text + "\n"
            }
            Golden.expect(text, at: Fixtures.url("../Fixtures/Outputs/differences.expected"))
            #expect(!project.exists("Generated"))
        }
    }

    @Test func planningWritesNothing() throws {
        try OutputScene.with { scene in
            try scene.write(["A.swift": "a", "B.swift": "b"])
            try scene.age()
            try scene.removeSpec(of: "B.swift")
            let before = try scene.outputs().map { try scene.modified($0) }
            let plan = try scene.plan(["A.swift": "changed", "C.swift": "c"])
            #expect(plan.isRefused || !plan.steps.isEmpty)
            let differences = plan.differences(in: SourceFiles())
            #expect(differences.map(\.path) == ["Generated/A.swift", "Generated/B.swift", "Generated/C.swift"])
            #expect(differences.allSatisfy { $0.diagnostic.rule == "outdated-output" && !$0.text.isEmpty })
            #expect(try scene.outputs() == ["A.swift", "B.swift"])
            #expect(try scene.outputs().map { try scene.modified($0) } == before)
        }
    }
}
