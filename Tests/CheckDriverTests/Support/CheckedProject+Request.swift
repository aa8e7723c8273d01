import SpecProject

@testable import CheckDriver

extension CheckedProject {
    /// What a request finds, before baselines and filters.
    static func checked(_ request: CheckRequest) -> CheckedProject {
        let project = LoadedProject(named: request.compile.project, from: request.compile.workingFolder)
        return ProjectChecker.load(project, request.compile, request.rules).check()
    }
}
