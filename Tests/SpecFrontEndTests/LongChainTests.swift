import Foundation
import ScreenSpecDiagnostics
import SpecProject
import TestSupport
import Testing

/// What names the next one, which names the next one: the answer is the same however many there are.
struct LongChainTests {
    private func messages(of spec: String) throws -> [String] {
        try TemporaryFolder.with { folder in
            try folder.write(spec, to: "Case.models.yaml")
            return Compilation(CompileRequest(workingFolder: folder.path)).findings.map(\.message)
        }
    }

    @Test func conformanceOfModels() throws {
        let count = 5000
        let models = (0..<count).map { "  M\($0): {generate: true, properties: {next: \"[M\($0 + 1)]\"}}" }
        let spec = """
            models:
              First: {generate: true, properties: {next: M0}, conforms: [Hashable]}
            \(models.joined(separator: "\n"))
              M\(count): {generate: true, properties: {x: Any}}

            """
        #expect(
            try messages(of: spec) == ["'First' can't be Hashable, since 'next' is of type M0, which is not."]
        )
    }
}
