import Foundation
import PackagePlugin

/// The targets with specs that a target of tests depends on: it is given their doubles.
struct TestedTargets {
    private let targets: [SwiftSourceModuleTarget]
    private let context: PluginContext

    init(of test: SwiftSourceModuleTarget, _ context: PluginContext) {
        self.context = context
        targets = test.dependencies.compactMap { dependency in
            guard case .target(let target) = dependency, let module = target as? SwiftSourceModuleTarget,
                !SpecFiles(among: module.sourceFiles.lazy.map(\.url)).specs.isEmpty
            else { return nil }
            return module
        }
    }

    /// Two specs of one name in two targets, whose doubles one target cannot compile together.
    var clashes: [String] {
        var makers: [String: String] = [:]
        return targets.flatMap { target in
            SpecFiles(among: target.sourceFiles.lazy.map(\.url)).specs.compactMap { spec -> String? in
                let name = SpecFiles.swiftName(of: spec, as: .doubles)
                guard let other = makers.updateValue(spec.path, forKey: name.lowercased()) else { return nil }
                return "'\(other)' and '\(spec.path)' would both make '\(name)'; rename one of them."
            }
        }
    }

    /// One command for each of them.
    func commands() throws -> [Command] {
        try targets.enumerated().map { number, target in
            let graph = TargetGraph(of: target, in: context.package)
            let project = CompileStep.project(in: [target.directoryURL, context.package.directoryURL])
            var step = CompileStep(
                description: graph.description,
                project: project,
                specs: SpecFiles(among: target.sourceFiles.lazy.map(\.url)),
                otherInputs: graph.otherInputs,
                workFolder: context.pluginWorkDirectoryURL.appendingPathComponent(target.moduleName),
                compiler: try context.tool(named: Compiler.tool).url
            )
            step.forms = [.doubles] + (CompileStep.asks(for: "examples", project) ? [.examples] : [])
            step.sharesSupport = number == 0
            return try step.command()
        }
    }
}
