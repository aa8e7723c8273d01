import ScreenModel
import ScreenSpecDiagnostics
import SpecFrontEnd

/// Which module depends on which: every name is a module, and no way leads back to where it started.
enum ModuleGraph {
    static func check(_ project: ProjectFile) -> [Diagnostic] {
        let names = project.modules.map(\.name.text)
        var diagnostics: [Diagnostic] = []
        for module in project.modules {
            for name in module.dependsOn where !names.contains(name.text) {
                let hint = Spelling.suggestion(for: name.text, among: names)
                diagnostics.append(
                    RuleDescription.unknownModule.finding(
                        at: name.range,
                        "'\(module.name.text)' depends on '\(name.text)', which is no module of the project\(hint.isEmpty ? "." : hint)",
                        subject: Subject(module.name.text)
                    )
                )
            }
        }
        return diagnostics + cycles(in: project)
    }

    /// One finding for each circle, at the dependency that closes it.
    private static func cycles(in project: ProjectFile) -> [Diagnostic] {
        let modules = Dictionary(project.modules.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
        var finished: Set<String> = []
        var diagnostics: [Diagnostic] = []
        for start in project.modules where !finished.contains(start.name.text) {
            var path: [String] = [start.name.text]
            var waiting: [ArraySlice<Name>] = [start.dependsOn[...]]
            while let current = path.last, let next = waiting.last {
                guard let dependency = next.first else {
                    finished.insert(current)
                    path.removeLast()
                    waiting.removeLast()
                    continue
                }
                waiting[waiting.count - 1] = next.dropFirst()
                if let index = path.firstIndex(of: dependency.text) {
                    let circle = (path[index...] + [dependency.text]).joined(separator: " → ")
                    diagnostics.append(
                        RuleDescription.moduleCycle.finding(
                            at: dependency.range,
                            "Modules depend on one another in a circle: \(circle).",
                            help: ["Remove one 'dependsOn'."],
                            subject: Subject(current)
                        )
                    )
                } else if !finished.contains(dependency.text), let module = modules[dependency.text] {
                    path.append(dependency.text)
                    waiting.append(module.dependsOn[...])
                }
            }
        }
        return diagnostics
    }
}
