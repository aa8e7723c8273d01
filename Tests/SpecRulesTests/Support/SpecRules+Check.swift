import ScreenModel
import ScreenSpecDiagnostics
import SpecRules

extension SpecRules {
    /// All that the rules find in the modules of one project.
    static func check(
        _ programs: [Program],
        after errors: [Diagnostic] = [],
        running isRun: (RuleDescription) -> Bool = { $0.severity != nil }
    ) -> [Diagnostic] {
        let index = ProgramIndex(programs)
        let files = programs.flatMap(\.files).indices.map { index.file(at: $0, recordingInto: QuestionLog()) }
        let screens = index.components.compactMap { NavigationScreen($0.component, module: $0.module) }
        let found =
            files.flatMap { findings(in: $0, running: isRun) } + findings(inArchitecturesOf: index, running: isRun)
            + findings(among: screens, running: isRun)
        return reliable(found, after: errors)
    }
}
