import SpecRules
import ScreenModel
import SourceCheck
import SourceFacts
import ScreenSpecDiagnostics
import SpecFrontEnd
import TestSupport
import Testing

struct GeneratedCodeTests {
    @Test(arguments: [
        (FileFacts.Flags([.generated, .editedByHand]), 1), (FileFacts.Flags.generated, 0), (FileFacts.Flags(), 0),
    ])
    func editedFilesAreReported(_ flags: FileFacts.Flags, _ count: Int) {
        let facts = FactsExtraction.extract(Array("struct LoginViewModel {}\n".utf8), flags: flags)
        let index = CodeIndex([CodeFile(path: "Sources/Login.screen.swift", facts: facts)])
        let subject = CodeSubject(CodeSurvey(index), specs: ProgramIndex([]), architectures: EffectiveArchitectures([]))
        let findings = SourceCheck.check(subject) { $0.id == "generated-code-edited" }
        #expect(findings.count == count)
        #expect(findings.allSatisfy { $0.subject.owner == "Login.screen.swift" })
    }

    @Test func theSpecIsShown() throws {
        let check = CodeCheck(files: [("Specs/Login.screen.yaml", "screen: Login\narchitecture: mvc\n")])
        let facts = FactsExtraction.extract(Array("struct A {}\n".utf8), flags: [.generated, .editedByHand])
        let index = CodeIndex([CodeFile(path: "Generated/Login.screen.swift", facts: facts)])
        let subject = CodeSubject(
            CodeSurvey(index),
            specs: check.subject.specs,
            architectures: EffectiveArchitectures([])
        )
        let finding = try #require(SourceCheck.check(subject) { $0.id == "generated-code-edited" }.first)
        let note = try #require(finding.notes.first?.range)
        #expect(check.files.path(of: note) == "Specs/Login.screen.yaml")
        #expect(check.files.position(of: note)?.line == 1)
    }
}
