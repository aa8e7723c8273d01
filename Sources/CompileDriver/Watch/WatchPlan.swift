import SpecFrontEnd

/// Where the specs of a run can come from, and by what name its project file would be found.
struct WatchPlan: Sendable, Hashable {
    /// Folders that are looked into with all below them, whether they exist yet or not.
    private(set) var trees: Set<String> = []
    /// Files that matter whatever they are called: project files, and what the command line names.
    private(set) var files: Set<String> = []
    /// The folder of the project: those between it and a tree are watched for what comes and goes.
    let top: String

    init(_ request: CompileRequest) {
        let loaded = LoadedProject(named: request.project, from: request.workingFolder)
        let location = loaded.location
        top = location.folder
        files.insert(location.file ?? Paths.join(location.folder, ProjectParser.fileName))
        if request.project == nil { addNearerProjectFiles(Paths.normalised(request.workingFolder)) }
        for path in request.paths { add(path, from: request.workingFolder) }
        guard request.paths.isEmpty || location.file != nil else { return }
        let project = loaded.project
        let interfaces = ProjectSources(withoutSpecs: project, in: location, request: request).interfaces
        files.formUnion(interfaces.map(\.path))
        let specs = project.modules.isEmpty ? project.specs : project.modules(of: request).flatMap(\.specs)
        for path in specs { add(path.text, from: location.folder) }
        // Without a word about it, the folder Specs counts where there is one, and all of the project otherwise.
        if specs.isEmpty { trees.insert(location.folder) }
    }

    /// A project file that appears below the present one, nearer to where the program was started, takes its place.
    private mutating func addNearerProjectFiles(_ workingFolder: String) {
        var folder = workingFolder
        while folder != top, Paths.isInside(folder, top) {
            files.insert(Paths.join(folder, ProjectParser.fileName))
            folder = Paths.folder(of: folder)
        }
    }

    private mutating func add(_ path: String, from folder: String) {
        guard !GlobPattern.hasWildcard(path) else {
            let fixed = path.split(separator: "/", omittingEmptySubsequences: false).prefix {
                !GlobPattern.hasWildcard(String($0))
            }
            trees.insert(Paths.normalised(Paths.join(folder, fixed.joined(separator: "/"))))
            return
        }
        let absolute = Paths.normalised(Paths.join(folder, path))
        if (try? FileStatus(path: absolute).kind) == .file {
            files.insert(absolute)
        } else {
            trees.insert(absolute)
        }
    }
}
