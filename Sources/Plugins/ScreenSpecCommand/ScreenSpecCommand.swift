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
        try compile(
            targets.map(\.directoryURL),
            in: context.package.directoryURL,
            isWhole: names.isEmpty,
            by: context.tool(named: Compiler.tool).url,
            extractor.remainingArguments
        )
        for name in names where !targets.contains(where: { $0.name == name && Self.isProject($0.directoryURL) }) {
            Diagnostics.error(
                "The folder of '\(name)' has no \(Self.projectFile), so its specs are those of the package; leave"
                    + " '--target' out, or give it one."
            )
        }
    }

    /// Compiles what has a project file among the folders of targets, and with `isWhole` the folder of all.
    func compile(
        _ targets: [URL],
        in folder: URL,
        isWhole: Bool,
        by compiler: URL,
        _ arguments: [String]
    ) throws {
        var projects = targets.filter(Self.isProject)
        if isWhole, projects.isEmpty || Self.isProject(folder) { projects.insert(folder, at: 0) }
        for project in projects {
            try run(compiler, Compiler.arguments + ["--project", project.path] + arguments, in: folder)
        }
    }

    private func run(_ compiler: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = compiler
        process.arguments = arguments
        process.currentDirectoryURL = folder
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
