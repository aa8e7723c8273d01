import Foundation
import PackagePlugin

/// Compiles the specs of a target before its Swift is compiled, or makes what its tests need of those that it tests.
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
        let node = PackageTargets(of: context.package).node(of: module)
        let clashes = node.specs.clashes(with: module.sourceFiles.lazy.map(\.url))
        guard clashes.isEmpty else {
            for clash in clashes { Diagnostics.error(clash) }
            return []
        }
        // SwiftPM has no tests of the user interface: what those need is a target beside them.
        let outputs = MadeOutputs(for: node, module.kind == .test ? .tests : .uiTests)
        if outputs.runs.isEmpty {
            Diagnostics.warning(
                module.kind == .test
                    ? "'\(target.name)' applies ScreenSpecPlugin, and tests no target of the package with specs."
                    : "'\(target.name)' applies ScreenSpecPlugin and has no spec: its name ends in"
                        + " \(SpecFiles.suffixes.joined(separator: ", ")), and 'exclude' does not name it; nor does"
                        + " it depend on a target whose project file has 'robots:'."
            )
        }
        return try CompileStep(
            outputs: outputs,
            workFolder: context.pluginWorkDirectoryURL,
            compiler: try context.tool(named: Compiler.tool).url
        ).commands()
    }
}
