#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension ScreenSpecPlugin: XcodeBuildToolPlugin {
    /// In a target of an Xcode project, specs are files of the target like its sources.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let specs = SpecFiles(among: target.inputFiles.lazy.map(\.url))
        guard !specs.specs.isEmpty else {
            Diagnostics.warning(
                "'\(target.displayName)' applies ScreenSpecPlugin and has no spec; add spec files to the target."
            )
            return []
        }
        let clashes = specs.clashes(with: target.inputFiles.lazy.map(\.url))
        guard clashes.isEmpty else {
            for clash in clashes { Diagnostics.error(clash) }
            return []
        }
        let folder = context.xcodeProject.directoryURL
        let project = CompileStep.project(in: [folder.appendingPathComponent(target.displayName), folder])
        let modules = Self.node(of: target, project: nil).modules()
        let others = modules.dropFirst()
        var step = CompileStep(
            description: BuildDescription(
                module: modules[0].name,
                modules: modules.map {
                    BuildDescription.Module(
                        name: $0.name,
                        project: $0.project,
                        specs: $0.specs,
                        dependsOn: $0.dependsOn
                    )
                }
            ),
            project: project,
            specs: specs,
            otherInputs: others.flatMap(\.specs).map { URL(fileURLWithPath: $0) }
                + Set(others.compactMap(\.project)).sorted().flatMap {
                    CompileStep.projectFiles(URL(fileURLWithPath: $0))
                },
            workFolder: context.pluginWorkDirectoryURL,
            compiler: try context.tool(named: Compiler.tool).url
        )
        if CompileStep.asks(for: "identifiers", project) { step.forms.append(.identifiers) }
        return [try step.command()]
    }

    /// Another target of the project has the settings of the run: Xcode does not say where its files belong.
    private static func node(of target: XcodeTarget, project: String?) -> TargetNode {
        TargetNode(
            name: moduleName(of: target),
            project: project,
            specs: SpecFiles(among: target.inputFiles.lazy.map(\.url)).specs.map(\.path)
        ) {
            target.dependencies.flatMap { dependency -> [TargetNode] in
                switch dependency {
                case .target(let other): [node(of: other, project: nil)]
                case .product(let product): nodes(of: product)
                @unknown default: []
                }
            }
        }
    }

    private static func nodes(of product: Product) -> [TargetNode] {
        product.targets.compactMap { ($0 as? SwiftSourceModuleTarget).map { node(of: $0) } }
    }

    private static func node(of target: SwiftSourceModuleTarget) -> TargetNode {
        TargetNode(
            name: target.moduleName,
            project: CompileStep.project(in: [target.directoryURL]).path,
            specs: SpecFiles(among: target.sourceFiles.lazy.map(\.url)).specs.map(\.path)
        ) {
            target.dependencies.flatMap { dependency -> [TargetNode] in
                switch dependency {
                case .target(let other): (other as? SwiftSourceModuleTarget).map { [node(of: $0)] } ?? []
                case .product(let product): nodes(of: product)
                @unknown default: []
                }
            }
        }
    }

    /// What Xcode makes of a target's name unless the build settings say otherwise.
    private static func moduleName(of target: XcodeTarget) -> String {
        let name = String(target.displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
#endif
