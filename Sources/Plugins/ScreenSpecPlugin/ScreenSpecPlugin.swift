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
        return [
            try CompileStep(
                description: graph.description,
                project: CompileStep.project(in: [target.directoryURL, context.package.directoryURL]),
                specs: specs,
                otherInputs: graph.otherInputs,
                workFolder: context.pluginWorkDirectoryURL,
                compiler: try context.tool(named: Compiler.tool).url
            ).command()
        ]
    }
}
