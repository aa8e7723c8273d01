import Foundation
import PackagePlugin

/// The one command that compiles the specs of a target, whoever describes the target: SwiftPM or Xcode.
struct CompileStep {
    let description: BuildDescription
    /// The project file, or the folder that stands for one.
    let project: URL
    let specs: SpecFiles
    /// Specs of the targets that this one depends on, and their project files.
    let otherInputs: [URL]
    /// The target's folder in the build folder, the only one that a plugin may write to.
    let workFolder: URL
    let compiler: URL
    /// What is made of the specs.
    var forms: [SpecFiles.Form] = [.declarations]
    /// Of several modules with doubles that are compiled together one makes what all doubles need.
    var sharesSupport = true

    /// The command, after its description has been written.
    func command() throws -> Command {
        let file = workFolder.appendingPathComponent("BuildDescription.json")
        let output = workFolder.appendingPathComponent("Generated")
        var description = description
        description.memory = workFolder.appendingPathComponent("Memory").path
        if forms != [.declarations] {
            description.outputs = Dictionary(uniqueKeysWithValues: forms.map { ($0.rawValue, output.path) })
            description.sharesSupport = sharesSupport
        }
        // SwiftPM makes the target's folder, and none in it.
        try FileManager.default.createDirectory(at: workFolder, withIntermediateDirectories: true)
        try description.write(to: file)
        let names = forms.flatMap { specs.swiftNames(of: $0, withSupport: sharesSupport) }
        let made = forms == [.declarations] ? "specs" : forms.map(\.rawValue).joined(separator: " and ")
        return .buildCommand(
            displayName: "Compiling the \(made) of \(description.module)",
            executable: compiler,
            arguments: Compiler.arguments + [
                "--project", project.path, "--build-description", file.path, "--output", output.path,
                // Nobody's work lies in the build folder.
                "--force", "--report", "xcode",
            ],
            inputFiles: [file] + specs.specs + Self.projectFiles(project) + otherInputs,
            outputFiles: names.map { output.appendingPathComponent($0) }
        )
    }

    /// Whether a project file asks for something that every module has a say in. A plugin cannot read YAML: a key of the file stands
    /// at the start of a line.
    static func asks(for key: String, _ project: URL) -> Bool {
        guard let text = try? String(contentsOf: project, encoding: .utf8) else { return false }
        return text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("\(key):") }
    }

    /// The project file in the first of the folders that has one, or else the last folder.
    static func project(in folders: [URL]) -> URL {
        let files = folders.map { $0.appendingPathComponent(SpecFiles.projectFile) }
        return files.first { FileManager.default.fileExists(atPath: $0.path) } ?? folders[folders.count - 1]
    }

    /// The project file, and the files of types beside it, any of which it may name; none for a folder without a project file.
    static func projectFiles(_ project: URL) -> [URL] {
        guard project.lastPathComponent == SpecFiles.projectFile else { return [] }
        let folder = project.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let types = names.filter { $0.hasSuffix(SpecFiles.typesSuffix) }.sorted()
        return [project] + types.map { folder.appendingPathComponent($0) }
    }
}
