import Foundation
import ScreenSpecDiagnostics
import SpecFrontEnd
import SpecProject
import TestSupport
import Testing

/// What names the next one, which names the next one: the answer is the same however many there are.
struct LongChainTests {
    private func messages(of spec: String, project: String? = nil) throws -> [String] {
        try TemporaryFolder.with { folder in
            try folder.write(spec, to: "Case.models.yaml")
            if let project { try folder.write(project, to: ProjectParser.fileName) }
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

    @Test func protocolsWithDoubles() throws {
        let models = (0..<6000).map { "  P\($0): {requirements: {m\($0): {}}, conforms: [P\($0 + 1)], generate: true}" }
        let spec = "models:\n\(models.joined(separator: "\n"))\n  P6000: {requirements: {m: {}}, generate: true}\n"
        let messages = try messages(of: spec, project: "doubles: {}")
        #expect(messages == [])
    }

    /// Each conforms to both of the next pair, so that there are 2^60 ways from the first to the last.
    @Test func protocolsThatMeetAgain() throws {
        let models = (0..<60).flatMap { place in
            ["A", "B"].map { "  \($0)\(place): {requirements: {}, conforms: [A\(place + 1), B\(place + 1)]}" }
        }
        let spec = """
            models:
            \(models.joined(separator: "\n"))
              A60: {requirements: {}}
              B60: {requirements: {}}
              First: {generate: true, properties: {a: "Set<Second>"}}
              Second: {conforms: [A0]}

            """
        #expect(try messages(of: spec).count == 1)
    }

    /// Each holds four of the next one, so that the first would hold 4^12 values.
    @Test func examples() throws {
        let models = (0..<12).map { place in
            let properties = ["a", "b", "c", "d"].map { "\($0): M\(place + 1)" }
            return "  M\(place): {generate: true, properties: {\(properties.joined(separator: ", "))}}"
        }
        let spec = "models:\n\(models.joined(separator: "\n"))\n  M12: {generate: true, properties: {x: Int}}\n"
        let count = try TemporaryFolder.with { folder in
            try folder.write(spec, to: "Case.models.yaml")
            try folder.write("examples: {}", to: ProjectParser.fileName)
            let compilation = Compilation(CompileRequest(workingFolder: folder.path))
            return compilation.modules.flatMap(\.program.files).flatMap(\.documents).reduce(0) { count, document in
                guard case .models(let models) = document else { return count }
                return count + models.map { "\($0.exampleValues)".utf8.count }.reduce(0, +)
            }
        }
        #expect(count < 20_000_000)
    }

    /// Each looks its source up among all of them, which takes no longer than to read them.
    @Test func propertiesThatAreDerived() throws {
        let names = 0..<8000
        let spec = """
            view: LongView
            viewModel:
              properties:
            \(names.map { "    p\($0): Int" }.joined(separator: "\n"))
              derived:
            \(names.map { "    d\($0): {type: Int, swift: p\($0) + 1}" }.joined(separator: "\n"))

            """
        try TemporaryFolder.with { folder in
            try folder.write(spec, to: "Long.view.yaml")
            let time = ContinuousClock().measure {
                let findings = Compilation(CompileRequest(workingFolder: folder.path)).findings
                #expect(!findings.contains { $0.severity == .error })
            }
            #expect(time < .seconds(20), "It took \(time).")
        }
    }
}
