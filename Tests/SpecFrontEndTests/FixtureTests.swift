import Foundation
import ScreenSpecDiagnostics
import SpecFrontEnd
import SpecProject
import TestSupport
import Testing

/// Each folder of `Fixtures` shows one mistake: `NAME.yaml` is a spec, `NAME.project` its project file, if it has one,
/// and `NAME.errors` all that is found.
///
/// A new case is two new files; with `SCREENSPEC_RECORD=1` the second is written.
struct FixtureTests {
    @Test(arguments: Fixtures.cases(in: "Fixtures", suffix: ".yaml"))
    func findsWhatIsWritten(_ spec: URL) throws {
        let report = try CompiledCase(spec).report
        let rule = spec.deletingLastPathComponent().lastPathComponent
        #expect(report.contains("[\(rule)]"), "the case does not show its rule")
        Golden.expect(report, at: spec.replacingSuffix(".yaml", with: ".errors"))
    }

    @Test(arguments: LanguageRules.descriptions.map(\.id.text))
    func everyRuleHasACase(_ id: String) {
        guard !Self.rulesOfSeveralModules.contains(id) else { return }
        // A folder without cases stands for itself by one file that does not exist.
        let cases = Fixtures.cases(in: "Fixtures/\(id)", suffix: ".yaml")
        #expect(cases.contains { FileManager.default.fileExists(atPath: $0.path) })
    }

    /// These need more than one spec file and are shown where modules are tested.
    private static let rulesOfSeveralModules: Set<String> = ["unknown-module", "module-cycle", "shared-spec"]

    @Test(arguments: Fixtures.cases(in: "Fixtures", suffix: ".yaml"))
    func findingsComeOnceAndInOrder(_ spec: URL) throws {
        let findings = try CompiledCase(spec).findings
        let places = findings.compactMap(\.range)
        #expect(places == places.sorted())
        #expect(Set(findings).count == findings.count)
        for finding in findings where finding.severity == .error {
            #expect(finding.range != nil, "\(finding.message)")
        }
    }
}

/// One case, compiled in a folder of its own.
private struct CompiledCase {
    let findings: Findings
    let report: String

    private static func place(_ range: SourceRange?, in files: SourceFiles) -> String {
        guard let range, let file = files[range.file] else { return "" }
        let position = file.position(at: Int(range.lower))
        return "\(file.path):\(position.line):\(position.column): "
    }

    init(_ spec: URL) throws {
        (findings, report) = try TemporaryFolder.with { folder in
            try folder.write(try spec.readText(), to: "Case.screen.yaml")
            let project = spec.replacingSuffix(".yaml", with: ".project")
            if FileManager.default.fileExists(atPath: project.path) {
                try folder.write(try project.readText(), to: ProjectParser.fileName)
            }
            let compilation = Compilation(CompileRequest(workingFolder: folder.path))
            let report = compilation.findings.flatMap { finding in
                FindingList.lines(
                    of: finding,
                    head: Self.place(finding.range, in: compilation.files)
                        + "\(finding.severity.rawValue): \(finding.message.replacing("\n", with: "␊")) [\(finding.rule.text)]",
                    place: { Self.place($0, in: compilation.files) }
                )
            }
            return (compilation.findings, report.map { $0 + "\n" }.joined())
        }
    }
}
