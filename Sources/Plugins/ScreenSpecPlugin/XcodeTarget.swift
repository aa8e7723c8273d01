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
        let others = Self.dependencies(of: target)
        let project = CompileStep.project(in: [folder.appendingPathComponent(target.displayName), folder])
        let module = BuildDescription.Module(
            name: Self.moduleName(of: target),
            project: nil,
            specs: specs.specs.map(\.path),
            dependsOn: others.map(\.name)
        )
        return [
            try CompileStep(
                description: BuildDescription(module: module.name, modules: [module] + others),
                project: project,
                specs: specs,
                otherInputs: others.flatMap(\.specs).map { URL(fileURLWithPath: $0) },
                workFolder: context.pluginWorkDirectoryURL,
                compiler: try context.tool(named: Self.compiler).url
            ).command()
        ]
    }

    /// Other targets of the Xcode project, and those of packages, that have specs.
    private static func dependencies(of target: XcodeTarget) -> [BuildDescription.Module] {
        var modules: [String: BuildDescription.Module] = [:]
        for dependency in target.dependencies {
            switch dependency {
            case .target(let other):
                add(moduleName(of: other), SpecFiles(among: other.inputFiles.lazy.map(\.url)), nil, to: &modules)
            case .product(let product):
                for case let other as SwiftSourceModuleTarget in product.targets {
                    let project = CompileStep.project(in: [other.directoryURL])
                    add(other.moduleName, SpecFiles(among: other.sourceFiles.lazy.map(\.url)), project, to: &modules)
                }
            @unknown default: continue
            }
        }
        return modules.values.sorted { $0.name < $1.name }
    }

    private static func add(
        _ name: String,
        _ specs: SpecFiles,
        _ project: URL?,
        to modules: inout [String: BuildDescription.Module]
    ) {
        guard !specs.specs.isEmpty else { return }
        modules[name] = BuildDescription.Module(
            name: name,
            project: project?.path,
            specs: specs.specs.map(\.path),
            dependsOn: []
        )
    }

    /// What Xcode makes of a target's name unless the build settings say otherwise.
    private static func moduleName(of target: XcodeTarget) -> String {
        let name = String(target.displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
#endif
