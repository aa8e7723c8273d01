import ScreenModel
import ScreenSpecFileSystem
import SpecFrontEnd

/// The modules of a build description, each with the settings of its own project file.
package struct DescribedModules: Sendable {
    package let sources: ProjectSources

    /// `nil` for a run without a build description. What is wrong with one is added to the project's findings.
    init?(_ request: CompileRequest, _ project: inout LoadedProject) {
        guard let path = request.buildDescription else { return nil }
        switch BuildDescription.load(path, from: request.workingFolder) {
        case .success(let description): self.init(description, request, &project)
        case .failure(let failure):
            project.add(failure.diagnostic)
            self.init(sources: ProjectSources(described: nil, []))
        }
    }

    package init(_ description: BuildDescription, _ request: CompileRequest, _ project: inout LoadedProject) {
        let compiled = description.modules.filter { $0.interface == nil }
        self.init(
            sources: ProjectSources(
                described: description.module,
                compiled.map { Self.sources(of: $0, in: description, request, &project) },
                interfaces: description.modules.compactMap { Self.reference(to: $0, request) }
            )
        )
    }

    private init(sources: ProjectSources) {
        self.sources = sources
    }

    private static func reference(to module: BuildDescription.Module, _ request: CompileRequest) -> InterfaceReference?
    {
        module.interface.map { path in
            InterfaceReference(
                module: module.name,
                path: Paths.normalised(Paths.join(request.workingFolder, path)),
                place: nil,
                command: nil
            )
        }
    }

    private static func sources(
        of module: BuildDescription.Module,
        in description: BuildDescription,
        _ request: CompileRequest,
        _ loaded: inout LoadedProject
    ) -> ModuleSources {
        // A build system knows all that is written, so what tests need is not for the project file to ask for.
        let outputs = ModuleOutputs(describedBy: description, request)
        var project = project(of: module, request, &loaded)
        if module.name == description.module { project.serve(outputs, ofModule: module.name) }
        return ModuleSources(
            name: module.name,
            paths: Set(module.specs.map { Paths.normalised(Paths.join(request.workingFolder, $0)) }).sorted(),
            outputs: outputs,
            dependsOn: module.dependsOn,
            project: project.making(outputs)
        )
    }

    private static func project(
        of module: BuildDescription.Module,
        _ request: CompileRequest,
        _ loaded: inout LoadedProject
    ) -> ProjectFile {
        guard let path = module.project else { return loaded.project }
        do throws(FileProblem) {
            var (location, project) = try loaded.project(of: path, from: request.workingFolder)
            // Folders are compared with paths as this run shows them, which start from its own project.
            for index in project.generate.indices {
                let folder = Paths.normalised(Paths.join(location.folder, project.generate[index].folder.text))
                project.generate[index].folder.text = Paths.display(folder, from: loaded.location.folder)
            }
            return project
        } catch {
            loaded.add(error.diagnostic(path: path))
            return loaded.project
        }
    }
}

extension ProjectFile {
    /// Has what a build system asks for, whether the file does or not; what tests import is the module.
    fileprivate mutating func serve(_ outputs: ModuleOutputs, ofModule name: String) {
        let forms = outputs.all.map(\.form)
        let module = Name(name, at: .none)
        var doubles = sideOutputs.doubles ?? Doubles()
        doubles.module = doubles.module ?? module
        sideOutputs.doubles = doubles
        if outputs.hasExamples {
            var examples = sideOutputs.examples ?? Examples()
            examples.previews = outputs.hasPreviews
            examples.module = examples.module ?? module
            sideOutputs.examples = examples
        }
        if forms.contains(.identifiers) { sideOutputs.identifiers = sideOutputs.identifiers ?? Identifiers() }
    }
}
