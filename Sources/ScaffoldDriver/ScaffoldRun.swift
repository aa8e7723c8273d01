import CodeProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import ScreenSpecReporting
import SpecProject

/// `scaffold`: writes the classes that specs ask for and nobody has.
package struct ScaffoldRun: Sendable {
    private let request: ScaffoldRequest

    package init(_ request: ScaffoldRequest) {
        self.request = request
    }

    package func callAsFunction() -> ExitStatus {
        StandardStream.outliveReaders()
        let overlay = FileOverlay()
        let project = ProjectRehearsal(request.compile, overlay)
        let (specs, code) = project.indexed(overlay)
        let folder = specs.compilation.location.folder
        let templates = ScaffoldTemplates(of: specs.compilation.project, in: folder, specs.compilation.files)
        let errors = specs.compilation.findings.filter { $0.severity == .error } + templates.problems
        guard errors.isEmpty else { return .refusing(since: errors, in: templates.files, folder) }
        let plan = ScaffoldPlan(request, specs, code, ForeignProtocols(code) { project.texts(specs) }, templates)
        let taken = plan.files.filter { FileReader.exists(Paths.join(folder, $0.path)) }.map { file in
            RuleDescription.refusedScaffold.finding(
                at: nil,
                "'\(file.path)' exists and has another class, so nothing was written.",
                help: [
                    "Move it, or say another '\(plan.tests.contains(file.path) ? "tests" : "folder")' "
                        + "under 'scaffold' in the project file."
                ]
            )
        }
        var problems = plan.problems + taken
        if problems.isEmpty, case .write = request.mode { problems = FileChanges(plan.files, in: folder).write() }
        guard problems.isEmpty else { return .refusing(since: problems, in: templates.files, folder) }
        tell(plan)
        return .success
    }

    private func tell(_ plan: ScaffoldPlan) {
        var lines: [String] = []
        switch request.mode {
        case .write: lines += plan.files.map { "wrote \($0.path)" }
        case .list: lines += plan.files.map { "would write \($0.path)" }
        case .diff:
            for file in plan.files {
                let text = UnifiedDiff(from: [], to: file.new ?? []).text(oldLabel: "/dev/null", newLabel: file.path)
                StandardStream.output.write(text)
            }
        }
        lines += plan.left.map { "left \($0)" }
        if plan.files.isEmpty, plan.left.isEmpty { lines.append("Every class that the specs ask for is there.") }
        let stream: StandardStream =
            if case .diff = request.mode { .errors } else { .output }
        for line in lines { stream.write(line + "\n") }
    }
}
