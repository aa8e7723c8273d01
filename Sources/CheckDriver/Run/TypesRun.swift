import CodeProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import ScreenSpecReporting
import SpecProject

/// `types`: lists the types that the sources declare and the specs name.
package struct TypesRun: Sendable {
    private let request: CompileRequest
    /// As seen from the working folder; `nil` to print the list.
    private let path: String?
    private let conclusion: RunConclusion

    package init(_ request: CompileRequest, writingTo path: String?, conclusion: RunConclusion) {
        self.request = request
        self.path = path
        self.conclusion = conclusion
    }

    package func callAsFunction() -> ExitStatus {
        let loaded = LoadedProject(named: request.project, from: request.workingFolder)
        let (code, project) = ProjectChecker.load(loaded, request).analyse()
        guard loaded.fileErrors.isEmpty else { return finish(project, loaded.fileErrors) }
        guard code.subject.hasCode else {
            let finding = RuleDescription.unusableTypes.finding(
                at: nil,
                "There is no Swift to list types of.",
                help: [
                    "Name its folders under 'sources' in the project file. Until there is Swift, an empty file will do."
                ]
            )
            return finish(project, [finding])
        }
        let types = ListedTypes(code.subject.code, project.specs)
        guard let path else {
            StandardStream.output.write(types.text())
            return .success
        }
        let target = Paths.normalised(Paths.join(request.workingFolder, path))
        let shown = Paths.display(target, from: loaded.location.folder)
        do throws(SystemError) {
            try FileReplacement.write(Array(types.text(for: shown).utf8), makingFolderOf: target)
        } catch {
            let message = "The list '\(shown)' cannot be written: \(error.reason)."
            return finish(project, [RuleDescription.unwritableOutput.finding(at: nil, message)])
        }
        if conclusion.isForPeople { StandardStream.errors.write(summary(types, shown, loaded)) }
        return .success
    }

    private func finish(_ project: CheckedProject, _ findings: [Diagnostic]) -> ExitStatus {
        let report = Report(
            Findings(findings),
            in: project.files,
            folder: project.compilation.location.folder,
            policy: project.specs.rawFindings.policy
        )
        return conclusion(report, project.statistics)
    }

    /// What was done, and what is left to do for a project file that does not name the file.
    private func summary(_ types: ListedTypes, _ path: String, _ project: LoadedProject) -> String {
        let count = types.count == 1 ? "1 type" : "\(types.count) types"
        let isNamed = project.project.typesFile != nil
        return "\(count) in \(path)."
            + (isNamed ? "\n" : " Name it in the project file: 'externalTypes: {file: \(path)}'.\n")
    }
}
