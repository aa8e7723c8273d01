import Foundation
import PackagePlugin

/// The commands that compile specs for a target, whoever describes the target: SwiftPM or Xcode.
struct CompileStep {
    let outputs: MadeOutputs
    /// The target's folder in the build folder, the only one that a plugin may write to.
    let workFolder: URL
    let compiler: URL

    /// One command for each module, after its description has been written.
    func commands() throws -> [Command] {
        for clash in outputs.clashes { Diagnostics.error(clash) }
        guard outputs.clashes.isEmpty else { return [] }
        return try outputs.runs.map { run in
            // What is made of other targets has a folder for each of them.
            let isOwn = run.forms.contains(.declarations)
            return try command(run, in: isOwn ? workFolder : workFolder.appendingPathComponent(run.module.name))
        }
    }

    private func command(_ run: MadeOutputs.Run, in folder: URL) throws -> Command {
        let file = folder.appendingPathComponent("BuildDescription.json")
        let output = folder.appendingPathComponent("Generated")
        let module = run.module
        var description = BuildDescription(module: module.name, modules: module.modules())
        description.memory = folder.appendingPathComponent("Memory").path
        if run.forms != [.declarations] {
            description.outputs = Dictionary(uniqueKeysWithValues: run.forms.map { ($0.key, output.path) })
            description.sharesSupport = run.sharesSupport
            description.previews = run.hasPreviews
        }
        // SwiftPM makes the target's folder, and none in it.
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try description.write(to: file)
        let others = module.nodesBelow()
        let projects = Set(others.map(\.project)).sorted { $0.path < $1.path }
        let made = run.forms == [.declarations] ? "specs" : run.forms.map(\.key).joined(separator: " and ")
        return .buildCommand(
            displayName: "Compiling the \(made) of \(module.name)",
            executable: compiler,
            arguments: Compiler.arguments + [
                "--project", module.project.path, "--build-description", file.path, "--output", output.path,
                // Nobody's work lies in the build folder.
                "--force", "--report", "xcode",
            ],
            inputFiles: [file] + module.specs.specs + Self.projectFiles(module.project)
                + others.flatMap(\.specs.specs) + projects.flatMap(Self.projectFiles),
            outputFiles: run.swiftNames.map { output.appendingPathComponent($0) }
        )
    }

    /// The project file in the first of the folders that has one, or else the last folder.
    static func project(in folders: [URL]) -> URL {
        let files = folders.map { $0.appendingPathComponent(SpecFiles.projectFile) }
        return files.first { FileManager.default.fileExists(atPath: $0.path) } ?? folders[folders.count - 1]
    }

    /// The project file, and the files of types beside it, any of which it may name; none for a folder without a project file.
    private static func projectFiles(_ project: URL) -> [URL] {
        guard project.lastPathComponent == SpecFiles.projectFile else { return [] }
        let folder = project.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let types = names.filter { $0.hasSuffix(SpecFiles.typesSuffix) }.sorted()
        return [project] + types.map { folder.appendingPathComponent($0) }
    }
}
