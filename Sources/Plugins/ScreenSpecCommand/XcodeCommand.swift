#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension ScreenSpecCommand: XcodeCommandPlugin {
    /// Compiles what the project file beside the Xcode project names, and likewise those in the folders of its targets. Xcode hands on
    /// the targets that somebody has picked, which is all of them at first.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let folder = context.xcodeProject.directoryURL
        let targets = context.xcodeProject.targets.map(\.displayName)
        try compile(
            targets.filter { names.isEmpty || names.contains($0) }.map { folder.appendingPathComponent($0) },
            in: folder,
            isWhole: names.isEmpty || names.count == targets.count,
            by: context.tool(named: Compiler.tool).url,
            extractor.remainingArguments
        )
    }
}
#endif
