import ScreenModel
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import ScreenSpecReporting
import SpecFrontEnd
import SpecProject
import SystemTypes

/// `new`: writes a first spec.
package struct NewRun: Sendable {
    private let request: NewRequest

    package init(_ request: NewRequest) {
        self.request = request
    }

    package func callAsFunction() -> ExitStatus {
        StandardStream.outliveReaders()
        let loaded = LoadedProject(named: request.compile.project, from: request.compile.workingFolder)
        let folder = loaded.location.folder
        guard loaded.fileErrors.isEmpty else { return .refusing(since: loaded.fileErrors, in: loaded.files, folder) }
        let compilation = Compilation(request.compile, of: loaded)
        let problems = problems(compilation)
        guard problems.isEmpty else { return .refusing(since: problems, folder) }
        let name = request.architecture ?? architecture(of: compilation.project)
        let spec = FirstSpec(
            request: request,
            architecture: request.kind == .screen ? compilation.architectures[name] : nil
        )
        let path = Paths.normalised(Paths.join(specFolder(of: compilation.project, in: folder), spec.fileName))
        guard !FileReader.exists(Paths.join(folder, path)) else {
            return .refusing(since: [taken("'\(path)' exists already, so nothing was written.")], folder)
        }
        let found = findings(spec, at: path, loaded, folder)
        guard found.findings.isEmpty else { return .refusing(since: found.findings, in: found.files, folder) }
        if request.isDry {
            StandardStream.output.write("# \(path)\n\(spec.text)")
            return .success
        }
        let unwritten = FileChanges([FileChanges.Change(path, spec.text)], in: folder).write()
        guard unwritten.isEmpty else { return .refusing(since: unwritten, folder) }
        let next =
            request.kind == .models
            ? "Now run 'screenspec compile'." : "Now run 'screenspec scaffold \(request.name)' for its classes."
        StandardStream.output.write("wrote \(path)\n\(next)\n")
        return .success
    }

    // MARK: Asking

    private func problems(_ compilation: Compilation) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if !isName(request.name) {
            problems.append(
                taken("'\(request.name)' can be no type's name.", help: "Write it like a Swift type: 'Login'.")
            )
        }
        if request.kind != .screen, let module = SystemTypes.module(of: request.name), Self.shadowed.contains(module) {
            problems.append(taken("\(module) has a type called '\(request.name)'.", help: "Choose another name."))
        }
        let names = compilation.architectures.names
        if let name = request.architecture, compilation.architectures[name] == nil {
            let hint = Spelling.question(about: name, among: names)
            problems.append(
                RuleDescription.unknownArchitecture.finding(
                    at: nil,
                    "There is no architecture called '\(name)'.",
                    help: [hint ?? "'screenspec architecture list' shows those that there are."]
                )
            )
        }
        let modules = compilation.project.modules.map(\.name.text)
        if let name = request.module, !modules.contains(name) {
            let hint = Spelling.question(about: name, among: modules)
            problems.append(
                taken(
                    "The project has no module called '\(name)'.",
                    help: hint
                        ?? (modules.isEmpty ? "It is one module." : "There are \(modules.joined(separator: ", ")).")
                )
            )
        }
        return problems
    }

    /// A class of such a name would inherit from itself, or stand in the way of one that everybody uses.
    private static let shadowed = ["UIKit", "Swift"]

    private func isName(_ name: String) -> Bool {
        name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            && name.utf8.count <= 200 && !SwiftName.isReserved(name)
    }

    private func taken(_ message: String, help: String = "Choose another name, or another '--folder'.") -> Diagnostic {
        RuleDescription.refusedScaffold.finding(at: nil, message, help: [help])
    }

    /// In a project of modules, a spec belongs to one of them.
    private func moduleHelp(_ project: ProjectFile) -> String? {
        guard request.module == nil, request.folder == nil, !project.modules.isEmpty else { return nil }
        return "Name its module: \(project.modules.map { "'--module \($0.name.text)'" }.formattedList)."
    }

    private func architecture(of project: ProjectFile) -> String {
        let ofModule = project.modules.first { $0.name.text == request.module }?.architecture
        return (ofModule ?? project.architecture)?.text ?? ComponentOutline.defaultArchitecture
    }

    private func specFolder(of project: ProjectFile, in folder: String) -> String {
        if let asked = request.folder {
            let absolute = Paths.normalised(Paths.join(request.compile.workingFolder, asked))
            return Paths.display(absolute, from: folder)
        }
        let ofModule = project.modules.first { $0.name.text == request.module }?.specs
        let named = (ofModule ?? project.specs).first { !$0.text.contains("*") && !$0.text.hasSuffix(".yaml") }
        return named?.text ?? "Specs"
    }

    /// What a compile would find in the spec.
    private func findings(_ spec: FirstSpec, at path: String, _ loaded: LoadedProject, _ folder: String)
        -> (findings: [Diagnostic], files: SourceFiles)
    {
        var compile = request.compile
        compile.overlay.texts[Paths.join(folder, path)] = Array(spec.text.utf8)
        let compilation = Compilation(compile, of: loaded)
        let file = compilation.files.all.first { $0.path == path }
        guard let file else {
            return (
                [
                    taken(
                        "No spec is looked for in '\(Paths.folder(of: path))'.",
                        help: moduleHelp(compilation.project)
                            ?? "Name the folder under 'specs' in the project file, or choose another '--folder'."
                    )
                ], compilation.files
            )
        }
        let found = compilation.findings.filter { $0.severity == .error && $0.range?.file == file.id }
        return (found, compilation.files)
    }
}
