import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecFrontEnd
import SpecRules

/// A project as its file describes it, or as it is without one.
package struct LoadedProject: Sendable {
    package private(set) var location: ProjectLocation
    package private(set) var project = ProjectFile()
    /// The project file, if there is one.
    package private(set) var files = SourceFiles()
    package private(set) var suppressions = Suppressions()
    package private(set) var diagnostics: [Diagnostic] = []
    /// What the system says of the files, in their order.
    package private(set) var watched: [WatchedFile] = []
    /// The file that lists types of the sources, where there is one.
    package private(set) var typesFile: FileID?

    /// - Parameter overlay: What counts in the place of files.
    package init(named path: String?, from workingFolder: String, _ overlay: FileOverlay = FileOverlay()) {
        do {
            location = try ProjectLocation(named: path, from: workingFolder, overlay)
        } catch {
            location = ProjectLocation(folder: workingFolder)
            diagnostics = [error.diagnostic(path: path ?? Paths.normalised(workingFolder))]
            project.isUsable = false
            return
        }
        guard let file = location.file else {
            let folders = path == nil ? Array(Paths.ancestry(of: location.folder)) : [location.folder]
            if let misnamed = folders.map({ Paths.join($0, Self.misnamed) }).first(where: overlay.exists) {
                refuseMisnamed(Paths.display(misnamed, from: location.folder))
            }
            return
        }
        read(file, display: Paths.display(file, from: location.folder), FileReader(overlay: overlay))
    }

    /// The project file of another module, whose own build says what is wrong with it.
    package mutating func project(of module: String, from workingFolder: String) throws(FileProblem) -> (
        location: ProjectLocation, project: ProjectFile
    ) {
        let other = try ProjectLocation(named: module, from: workingFolder)
        guard let file = other.file else { return (other, ProjectFile()) }
        let content = try FileReader().readStamped(file)
        let display = Paths.display(file, from: location.folder)
        let id = append(content, display: display)
        var project = ProjectParser.parse(SourceFile(id: id, path: display, bytes: content.bytes)).project
        if let path = other.typesFile(of: project), let content = try? FileReader().readStamped(path) {
            project.listedTypes = append(content, typesAt: path).types
        }
        return (other, project)
    }

    /// What kept the project from being as its file and the build description say.
    package mutating func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    /// What is easily written in the place of the project file's name.
    private static let misnamed = "screenspec.yml"

    private mutating func refuseMisnamed(_ path: String) {
        project.isUsable = false
        diagnostics.append(
            RuleDescription.noSuchPath.finding(
                at: nil,
                "There is no '\(ProjectParser.fileName)', and '\(path)' is not read.",
                help: ["Rename it to '\(ProjectParser.fileName)'."]
            )
        )
    }

    private mutating func read(_ path: String, display: String, _ reader: FileReader) {
        let content: StampedFile
        do {
            content = try reader.readStamped(path)
        } catch {
            diagnostics.append(error.diagnostic(path: display))
            project.isUsable = false
            return
        }
        let id = append(content, display: display)
        let parsed = ProjectParser.parse(SourceFile(id: id, path: display, bytes: content.bytes))
        project = parsed.project
        diagnostics += parsed.diagnostics
        suppressions = parsed.suppressions
        readTypes(reader)
    }

    private mutating func readTypes(_ reader: FileReader) {
        guard let name = project.typesFile, let path = location.typesFile(of: project),
            !diagnostics.contains(where: { $0.range == name.range })
        else { return }
        do {
            let content = try reader.readStamped(path)
            typesFile = FileID(index: files.all.count)
            let types = append(content, typesAt: path)
            project.listedTypes = types.types
            diagnostics += types.diagnostics
        } catch {
            diagnostics.append(TypesFile.unreadable(name, error))
        }
    }

    /// Whether something is wrong with the file of types, so that nobody knows what it lists.
    package var lacksTypes: Bool {
        diagnostics.contains { finding in
            finding.rule == RuleDescription.unusableTypes.id || typesFile.map { finding.range?.file == $0 } ?? false
        }
    }

    /// What is wrong with the project file itself, so that a run would take the project for another.
    package var fileErrors: [Diagnostic] {
        diagnostics.filter { finding in
            finding.severity == .error && finding.rule != RuleDescription.unusableTypes.id
                && (typesFile == nil || finding.range?.file != typesFile)
        }
    }

    /// Whether the project file has errors for which specs, modules or types of the project may be unknown.
    package var mayLackNames: Bool {
        fileErrors.contains { Self.rulesOfUnreadValues.contains($0.rule) }
    }

    private static let rulesOfUnreadValues = Set(
        [RuleDescription.wrongShape, .unknownKey, .missingKey].map(\.id)
    )

    private mutating func append(_ content: StampedFile, typesAt path: String) -> TypesFile {
        let display = Paths.display(path, from: location.folder)
        return TypesFile(SourceFile(id: append(content, display: display), path: display, bytes: content.bytes))
    }

    private mutating func append(_ content: StampedFile, display: String) -> FileID {
        watched.append(WatchedFile(path: display, content, hash: ContentHash(content.bytes).value))
        return files.append(path: display, bytes: content.bytes)
    }

    /// What the project file says of how specs are compiled, as one number.
    package var compileDigest: UInt64 {
        guard location.file != nil, let file = files.all.first else { return 0 }
        var hash = StableHash()
        hash.add(ProjectParser.compileDigest(of: file))
        if let types = typesFile.flatMap({ files[$0] }) { hash.add(ContentHash(types.bytes).value) }
        return hash.value
    }

    /// What rules weigh in a project without a project file: nine of ten findings in an app that has never been checked are about
    /// visibility, and would hide what is worse.
    package static let leniencies: [RuleID: Severity] = Dictionary(
        uniqueKeysWithValues: [PrivateSubviews.description, .privateOutlets, .privateActions].map { ($0.id, .warning) }
    )

    /// The severities that the project gives to rules, and the files for which it does.
    package var policy: Policy {
        policy(of: .screenspec)
    }

    package func policy(of registry: RuleRegistry) -> Policy {
        Policy(registry, settings: project.rules, defaults: location.file == nil ? Self.leniencies : [:]) { setting in
            let selection = PathSelection(setting)
            return { selection.contains($0) }
        }
    }
}
