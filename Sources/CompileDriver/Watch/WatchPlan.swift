import ScreenSpecFileSystem
import SpecFrontEnd
import SpecProject

extension WatchPlan {
    /// Where the specs of a run can come from, and by what name its project file would be found.
    init(_ request: CompileRequest) {
        let loaded = LoadedProject(named: request.project, from: request.workingFolder)
        let location = loaded.location
        self.init(top: location.folder)
        add(file: location.file ?? Paths.join(location.folder, ProjectParser.fileName))
        if let types = location.typesFile(of: loaded.project) { add(file: types) }
        if request.project == nil { addNearerProjectFiles(Paths.normalised(request.workingFolder)) }
        for path in request.paths { add(path, from: request.workingFolder) }
        guard request.paths.isEmpty || location.file != nil else { return }
        let project = loaded.project
        let interfaces = ProjectSources(withoutSpecs: project, in: location, request: request).interfaces
        for interface in interfaces { add(file: interface.path) }
        let specs = project.modules.isEmpty ? project.specs : project.modules(of: request).flatMap(\.specs)
        for path in specs { add(path.text, from: location.folder) }
        // Without a word about it, the folder Specs counts where there is one, and all of the project otherwise.
        if specs.isEmpty { add(tree: location.folder) }
    }

    /// A project file that appears below the present one, nearer to where the program was started, takes its place.
    private mutating func addNearerProjectFiles(_ workingFolder: String) {
        var folder = workingFolder
        while folder != top, Paths.isInside(folder, top) {
            add(file: Paths.join(folder, ProjectParser.fileName))
            folder = Paths.folder(of: folder)
        }
    }
}
