#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension ScreenSpecPlugin: XcodeBuildToolPlugin {
    /// In a target of an Xcode project, specs are files of the target like its sources.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let node = Self.node(of: target, in: context.xcodeProject.directoryURL)
        let clashes = node.specs.clashes(with: target.inputFiles.lazy.map(\.url))
        guard clashes.isEmpty else {
            for clash in clashes { Diagnostics.error(clash) }
            return []
        }
        let outputs = MadeOutputs(for: node, Self.purpose(of: target))
        if outputs.runs.isEmpty {
            Diagnostics.warning(
                "'\(target.displayName)' applies ScreenSpecPlugin and has no spec, nor does it test a target that has"
                    + " some; add spec files to the target, or the target with the specs to its dependencies."
            )
        }
        return try CompileStep(
            outputs: outputs,
            workFolder: context.pluginWorkDirectoryURL,
            compiler: try context.tool(named: Compiler.tool).url
        ).commands()
    }

    private static func purpose(of target: XcodeTarget) -> MadeOutputs.Purpose {
        guard let kind = target.product?.kind, case .other(let type) = kind else { return .app }
        return switch type {
        case "com.apple.product-type.bundle.unit-test": .tests
        case "com.apple.product-type.bundle.ui-testing": .uiTests
        default: .app
        }
    }

    /// The settings of a target are those of the folder with its name, or of the project's: Xcode does not say where its files belong.
    private static func node(of target: XcodeTarget, in folder: URL) -> TargetNode {
        TargetNode(
            name: moduleName(of: target),
            project: CompileStep.project(in: [folder.appendingPathComponent(target.displayName), folder]),
            specs: SpecFiles(among: target.inputFiles.lazy.map(\.url))
        ) {
            target.dependencies.flatMap { dependency -> [TargetNode] in
                switch dependency {
                case .target(let other): [node(of: other, in: folder)]
                case .product(let product): PackageTargets().nodes(of: product)
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
