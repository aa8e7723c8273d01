import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecFrontEnd
import SpecProject

/// The project file that specs are extracted for: the one that there is, or one that is still to be written.
struct ProjectDraft: Sendable {
    /// The project's folder.
    let folder: String
    /// Whether there is none yet.
    let isNew: Bool
    /// The folder for specs, from the project's folder.
    let specs: String
    var sources: [String] = []
    var architecture: String?
    /// Names that neither the sources nor the system declare, of packages.
    var foreignTypes: Set<String> = []

    init(_ request: ExtractRequest) {
        let loaded = LoadedProject(named: request.compile.project, from: request.compile.workingFolder)
        folder = loaded.location.folder
        isNew = loaded.location.file == nil
        let output = request.output.map { Paths.normalised(Paths.join(request.compile.workingFolder, $0)) }
        let named = loaded.project.specs.first { !$0.text.contains("*") }?.text
        specs = output.map { Paths.display($0, from: loaded.location.folder) } ?? named ?? "Specs"
        typesPath = loaded.project.typesFile?.text ?? (loaded.location.file == nil ? Self.typesFile : nil)
    }

    static let typesFile = "App.types.yaml"

    /// The file that lists types of the sources; `nil` where the project file names none.
    let typesPath: String?

    var path: String { Paths.join(folder, ProjectParser.fileName) }

    /// - Parameter namesTypes: Whether the file of types is there.
    func text(namesTypes: Bool = true) -> String {
        var lines = [
            "# The project file of ScreenSpec, drafted by 'screenspec extract'.",
            "version: 1",
            "",
            "specs: [\(YAMLText.scalar(specs))]",
        ]
        if !sources.isEmpty { lines.append("sources: [\(sources.map(YAMLText.scalar).joined(separator: ", "))]") }
        if let architecture {
            lines += ["", "# That of screens which name none.", "architecture: \(YAMLText.scalar(architecture))"]
        }
        var externals: [String] = []
        if namesTypes, let typesPath { externals.append("  file: \(YAMLText.scalar(typesPath))") }
        externals += foreignTypes.sorted().map { "  \(YAMLText.scalar($0)): {}" }
        if !externals.isEmpty {
            lines += ["", "# Types of the sources, as 'screenspec types --write' lists them, and those of packages."]
            lines += ["externalTypes:"] + externals
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// A scalar of YAML.
enum YAMLText {
    static func scalar(_ text: String) -> String {
        SpecText.scalar(text)
    }
}
