import SourceFacts
import TestSupport
import Testing

/// After any edit, a workspace finds what a check finds that knows nothing.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct WorkspaceEditTests {
    @Test(.takes(atMost: .seconds(5 * 60)), arguments: [1, 2, 3] as [UInt64])
    func findingsAreThoseOfACheckThatStartsAnew(_ seed: UInt64) throws {
        try TemporaryFolder.with { folder in
            var project = try EditedProject(EditedProject.texts(), in: folder)
            var edits = RandomEdits(seed: seed)
            var before = try project.findings()
            #expect(!before.isEmpty)
            #expect(try before == project.coldFindings())
            for number in 1...25 {
                let edit = try edits.next(in: &project)
                let specFindings = try project.specFindings()
                #expect(try specFindings == project.coldSpecFindings(), "\(seed), \(number): \(edit)")
                let findings = try project.findings()
                #expect(try findings == project.coldFindings(), "\(seed), \(number): \(edit)")
                let affected = Set(try project.workspace.affected())
                let others = Set(before.keys).union(findings.keys).filter { before[$0] != findings[$0] }
                #expect(affected.isSubset(of: others), "\(seed), \(number): \(edit)")
                #expect(others.subtracting(affected).allSatisfy { edit.contains($0) }, "\(seed), \(number): \(edit)")
                before = findings
            }
        }
    }
}
