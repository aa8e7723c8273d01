import Foundation
import TestSupport
import Testing

/// What `--emit ir` says of each key that describes hand-written code.
struct EmittedSpecsTests {
    @Test func describedCodeIsSaidInFull() throws {
        let fixture = Fixtures.url("../Fixtures/Emitted").standardizedFileURL
        try TemporaryFolder.with { folder in
            for path in ["screenspec.yaml", "Specs/board.architecture.yaml", "Specs/Jogs.screen.yaml"] {
                try folder.write(fixture.appendingPathComponent(path).readText(), to: path)
            }
            let run = try folder.screenspec(["compile", "--emit", "ir"])
            #expect(run.errors == "")
            Golden.expect(run.output, at: fixture.appendingPathComponent("ir.json"))
        }
    }
}
