import CodeProject
import ScreenModel
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import SourceCheck
import SpecExtraction
import SpecFrontEnd
import SpecProject
import YAMLEdits

/// The project file that specs are extracted for: the one that there is, or one that is still to be written.
struct ProjectDraft: Sendable {
    /// The project's folder.
    let folder: String
    /// Whether there is none yet.
    let isNew: Bool
    /// The folder for specs, from the project's folder.
    let specs: String
    /// Those of modules, from there.
    private(set) var folders: SpecFolders
    var sources: [String] = []
    var architecture: String?
    private(set) var settings: DraftedSettings?
    /// `nil` where the project is one module.
    private(set) var modules: DraftedModules?
    /// Whether rules weigh what they weigh without a project file, so that a check ends as it did before there was one.
    var keepsSeverities = false
    /// How the team writes it.
    var dialect: Dialect? {
        didSet { split(modules) }
    }
    /// Specs that there are, with other names, by paths from the folder.
    var renamed: [String: [UInt8]] = [:]
    /// Names that neither the sources nor the system declare, of packages.
    var foreignTypes: Set<String> = []
    /// The modules that these come from, where that is known.
    var foreignModules: [String: String] = [:]

    init(_ request: ExtractRequest) {
        self.init(request.compile, output: request.output)
    }

    /// - Parameter output: The folder for specs, as seen from the working folder.
    init(_ compile: CompileRequest, output: String? = nil) {
        let loaded = LoadedProject(named: compile.project, from: compile.workingFolder)
        folder = loaded.location.folder
        isNew = loaded.location.file == nil
        let output = output.map { Paths.normalised(Paths.join(compile.workingFolder, $0)) }
        let known = loaded.project.modules
        let named = known.isEmpty ? Self.folder(among: loaded.project.specs) : "."
        specs = output.map { Paths.display($0, from: loaded.location.folder) } ?? named ?? "Specs"
        folders =
            known.isEmpty
            ? SpecFolders()
            : SpecFolders(
                ofModules: Dictionary(known.map { ($0.name.text, Self.folder(of: $0)) }) { $1 },
                dependencies: Dictionary(known.map { ($0.name.text, $0.dependsOn.map(\.text)) }) { $1 },
                home: known.first { $0.sources.isEmpty && !$0.specs.isEmpty }?.name.text
            )
        typesPath = loaded.project.typesFile?.text ?? (loaded.location.file == nil ? Self.typesFile : nil)
    }

    private static func folder(of module: ProjectFile.Module) -> String {
        folder(among: module.specs) ?? "Specs/\(module.name.text)"
    }

    /// The first that is no pattern.
    private static func folder(among names: [Name]) -> String? {
        names.first { !PathSelection.isPattern($0.text) }.map { Paths.normalised($0.text) }
    }

    /// Names the sources and the architecture that code shows.
    ///
    /// - Parameter architecture: The one that somebody has chosen.
    mutating func fit(to subject: CodeSubject, architecture: String? = nil) {
        sources = Self.sources(of: subject)
        settings = DraftedSettings(SwiftHabits(of: subject.code), in: folder)
        self.architecture = architecture ?? subject.architectures.choices.first?.architecture.name.text
    }

    /// The draft with the architecture of view models, by the team's own name for them; `nil` where code shows an architecture as it is,
    /// or none.
    func partners(in outcome: ProjectRehearsal.Outcome) -> ProjectDraft? {
        let architectures = outcome.specs.compilation.architectures
        guard let plain = architecture.flatMap({ architectures[$0] }), plain.partner == nil,
            let base = architectures["mvvm"]
        else { return nil }
        var draft = self
        draft.architecture = base.name.text
        draft.dialect = PartnerNames(of: outcome.code.subject)?.dialect(of: base)
        return draft.dialect == nil ? nil : draft
    }

    /// Names the modules that the app has, as long as nobody finds that they do not hold.
    mutating func split(_ modules: DraftedModules?) {
        self.modules = modules
        guard isNew else { return }
        self.modules?.hasArchitecture = dialect.map { !$0.isEmpty } ?? false
        folders = self.modules?.folders ?? SpecFolders()
    }

    /// The draft with the folders named in which there are documents, and with a place for the architecture.
    ///
    /// - Parameter paths: Those of documents, from the project's folder.
    func naming(_ paths: some Sequence<String>) -> ProjectDraft {
        var draft = self
        let names = (modules?.all.map(\.name) ?? []) + [modules?.sharedModule].compactMap(\.self)
        draft.modules?.described = Set(
            paths.compactMap { path in names.first { path.hasPrefix("\(specs)/\($0)/") } }
        )
        return draft
    }

    /// The folders at the top that hold Swift, that of tests too: who uses what is a matter of all code; and those of storyboards and
    /// xibs, which say what the Swift is connected to.
    private static func sources(of subject: CodeSubject) -> [String] {
        var folders: Set<String> = []
        let foreign = ForeignFolders()
        for file in subject.code.files {
            guard let slash = file.path.firstIndex(of: "/") else { return ["."] }
            // A folder of other people's code that is named is taken for the team's own.
            if foreign.folder(of: file.path) == String(file.path[..<slash]) { return ["."] }
            folders.insert(String(file.path[..<slash]))
        }
        for file in subject.interfaces.files where file.isChecked {
            guard let slash = file.path.firstIndex(of: "/") else { return ["."] }
            folders.insert(String(file.path[..<slash]))
        }
        return folders.contains("..") ? ["."] : folders.sorted()
    }

    /// The draft in the place of a project file that is not there yet, beside what else is another than on the disk.
    var overlay: FileOverlay {
        var overlay = FileOverlay()
        for (path, bytes) in renamed { overlay.texts[Paths.join(folder, path)] = bytes }
        if isNew { overlay.texts[path] = Array(naming([]).text(namesTypes: false).utf8) }
        if let file = dialectFile { overlay.texts[Paths.join(folder, file.path)] = file.new }
        return overlay
    }

    /// The same without an architecture, so that code is looked at as where nobody wrote one down.
    var withoutArchitecture: ProjectDraft {
        var draft = self
        (draft.architecture, draft.dialect) = (nil, nil)
        return draft
    }

    /// The name by which screens have the architecture.
    var architectureName: String? { dialect?.name ?? architecture }

    /// The document of the dialect, where it says anything.
    var dialectFile: FileChanges.Change? {
        guard let dialect, !dialect.isEmpty else { return nil }
        let folder = modules?.sharedModule.map { Paths.join(specs, $0) } ?? specs
        let path = Paths.join(folder, "\(dialect.name).architecture.yaml")
        return FileChanges.Change(path, DocumentWriter(dialect.entries).text)
    }

    static let typesFile = "App.types.yaml"

    /// The file that lists types of the sources; `nil` where the project file names none.
    let typesPath: String?

    var path: String { Paths.join(folder, ProjectParser.fileName) }

    /// - Parameters:
    ///   - namesSpecs: Whether the folder for specs is there, or comes with the file.
    ///   - namesTypes: Whether the file of types is there.
    func text(namesSpecs: Bool = true, namesTypes: Bool = true) -> String {
        var lines = [
            "# The project file of ScreenSpec, drafted from the code of the app.",
            "version: 1",
            "",
        ]
        if namesSpecs, modules == nil { lines.append("specs: [\(Self.scalar(specs))]") }
        if !sources.isEmpty { lines.append("sources: [\(sources.map(Self.scalar).joined(separator: ", "))]") }
        lines += modules?.lines(specs: specs, scalar: Self.scalar) ?? []
        if let architecture = architectureName {
            lines += ["", "# That of screens which name none.", "architecture: \(Self.scalar(architecture))"]
        }
        lines += settings?.lines ?? []
        if keepsSeverities {
            let rules = LoadedProject.leniencies.map { "\($0.key.text): \($0.value.rawValue)" }.sorted()
            lines += ["", "# What these weigh without a project file; errors keep out what the code no longer has."]
            lines += ["rules: {\(rules.joined(separator: ", "))}"]
        }
        var externals: [String] = []
        if namesTypes, let typesPath { externals.append("  file: \(Self.scalar(typesPath))") }
        externals += foreignTypes.sorted().map { name in
            "  \(Self.scalar(name)): {\(foreignModules[name].map { "module: \(Self.scalar($0))" } ?? "")}"
        }
        if !externals.isEmpty {
            lines += ["", "# Types of the sources, as 'screenspec types --write' lists them, and those of packages."]
            lines += ["externalTypes:"] + externals
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func scalar(_ text: String) -> String {
        YAMLScalar.text(text, inFlow: true)
    }
}
