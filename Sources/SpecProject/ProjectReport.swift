import ScreenSpecDiagnostics
import ScreenSpecReporting

extension RunConclusion {
    package func callAsFunction(_ compilation: Compilation, in files: SourceFiles) -> ExitStatus {
        let report = Report(
            compilation.findings,
            in: files,
            folder: compilation.location.folder,
            policy: compilation.rawFindings.policy
        )
        return self(report, compilation.statistics)
    }
}
