import Foundation
import PackagePlugin

/// Compiles the specs of a target before its Swift is compiled.
@main
struct ScreenSpecPlugin {}

extension ScreenSpecPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else {
            Diagnostics.error(
                "ScreenSpecPlugin makes Swift, and '\(target.name)' is no Swift target; remove the plugin."
            )
            return []
        }
        let specs = SpecFiles(among: module.sourceFiles.lazy.map(\.url))
        if specs.specs.isEmpty, module.kind == .test {
            let tested = TestedTargets(of: module, context)
            for clash in tested.clashes { Diagnostics.error(clash) }
            let commands = tested.clashes.isEmpty ? try tested.commands() : []
            if commands.isEmpty, tested.clashes.isEmpty {
                Diagnostics.warning(
                    "'\(target.name)' applies ScreenSpecPlugin, and tests no target of the package with specs."
                )
            }
            return commands
        }
        guard !specs.specs.isEmpty else {
            Diagnostics.warning(
                "'\(target.name)' applies ScreenSpecPlugin and has no spec: its name ends in"
                    + " \(SpecFiles.suffixes.joined(separator: ", ")), and 'exclude' does not name it."
            )
            return []
        }
        let clashes = specs.clashes(with: module.sourceFiles.lazy.map(\.url))
        guard clashes.isEmpty else {
            for clash in clashes { Diagnostics.error(clash) }
            return []
        }
        let graph = TargetGraph(of: module, in: context.package)
        let project = CompileStep.project(in: [target.directoryURL, context.package.directoryURL])
        var step = CompileStep(
            description: graph.description,
            project: project,
            specs: specs,
            otherInputs: graph.otherInputs,
            workFolder: context.pluginWorkDirectoryURL,
            compiler: try context.tool(named: Compiler.tool).url
        )
        if CompileStep.asks(for: "identifiers", project) { step.forms.append(.identifiers) }
        return [try step.command()]
    }
}
