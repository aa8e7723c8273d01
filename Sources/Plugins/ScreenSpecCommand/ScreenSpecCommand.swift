import Foundation
import PackagePlugin

/// `swift package screenspec-compile`: compiles the specs of a package into folders that are committed.
///
/// Arguments are those of the compiler. It runs once for the package, as its project file says, and once for each
/// target with a project file of its own; `--target NAME` picks targets.
@main
struct ScreenSpecCommand: CommandPlugin {
    private static let projectFile = "screenspec.yaml"

    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
        let compiler = try context.tool(named: Compiler.tool).url

        var projects = targets.map(\.directoryURL).filter(Self.isProject)
        if names.isEmpty, projects.isEmpty || Self.isProject(context.package.directoryURL) {
            projects.insert(context.package.directoryURL, at: 0)
        }
        for name in names where !targets.contains(where: { $0.name == name && Self.isProject($0.directoryURL) }) {
            Diagnostics.error(
                "The folder of '\(name)' has no \(Self.projectFile), so its specs are those of the package; leave"
                    + " '--target' out, or give it one."
            )
        }
        for project in projects {
            try run(
                compiler,
                Compiler.arguments + ["--project", project.path] + extractor.remainingArguments,
                in: context.package
            )
        }
    }

    private func run(_ compiler: URL, _ arguments: [String], in package: Package) throws {
        let process = Process()
        process.executableURL = compiler
        process.arguments = arguments
        process.currentDirectoryURL = package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            Diagnostics.error("\(Compiler.tool) ended with status \(process.terminationStatus).")
            return
        }
    }

    private static func isProject(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(projectFile).path)
    }
}
