import ScreenModel
import ScreenSpecDiagnostics
import YAMLTree

/// Reads project files.
package enum ProjectParser {
    /// The name by which a project file is found.
    package static let fileName = "screenspec.yaml"

    package static func parse(_ file: SourceFile) -> (
        project: ProjectFile, diagnostics: [Diagnostic], suppressions: Suppressions
    ) {
        let (tree, diagnostics) = YAMLTree.parse(file)
        var reader = SpecReader(tree: tree, file: file)
        var project = ProjectFile()
        project.isUsable = !tree.isCutShort
        if let refusal = newerLanguage(tree) ?? empty(tree, file) {
            project.isUsable = false
            return (project, diagnostics + [refusal], SpecSuppressions.read(tree, in: file))
        }
        if let root = tree.roots.first, !MappingShape<ProjectFile>.project.read(root, into: &project, &reader) {
            project.isUsable = false
        }
        project.settings.identifiers = project.sideOutputs.identifierSettings
        reader.checkRobots(of: project)
        reader.checkSuperclasses(of: project.externalTypes)
        for extra in tree.roots.dropFirst() {
            reader.report(
                .unknownDocument,
                at: reader.headRange(of: extra),
                "a project file holds one document",
                help: ["Remove this one."]
            )
        }
        return (project, diagnostics + reader.diagnostics, SpecSuppressions.read(tree, in: file))
    }

    /// That the file is of a language version that nobody knows yet: what else it says would be taken for mistakes.
    private static func newerLanguage(_ tree: YAMLTree) -> Diagnostic? {
        guard let root = tree.roots.first, tree.kind(of: root) == .mapping,
            let entry = tree.entries(of: root).first(where: { tree.text(of: $0.key) == "version" }),
            tree.kind(of: entry.value) == .scalar, let version = Int(tree.text(of: entry.value)),
            version > LanguageVersion.current
        else { return nil }
        return RuleDescription.newerLanguage.finding(
            at: tree.range(of: entry.value),
            "The project is of language version \(version); this program knows \(LanguageVersion.current).",
            help: ["Install the ScreenSpec that it is written for; 'screenspec --version' says which one this is."]
        )
    }

    /// That the file holds no word, so that its text may have been lost. One of comments alone leaves all keys as they are by default.
    private static func empty(_ tree: YAMLTree, _ file: SourceFile) -> Diagnostic? {
        let spaces = Array(" \t\r\n".utf8)
        guard !tree.isCutShort, file.bytes.allSatisfy(spaces.contains) else { return nil }
        return RuleDescription.wrongShape.finding(
            at: SourceRange(file: file.id, lower: 0, upper: 0),
            "The project file is empty.",
            help: ["Write 'version: \(LanguageVersion.current)' where no key is needed, or remove the file."]
        )
    }

    /// What a project file says of how each spec is compiled, as one number: whatever follows from it, all specs follow. Left
    /// out are the severities of rules and what is said of other commands, and where specs are looked for, which decides
    /// only which ones there are.
    package static func compileDigest(of file: SourceFile) -> UInt64 {
        let (tree, _) = YAMLTree.parse(file)
        var hash = StableHash()
        for root in tree.roots {
            guard tree.kind(of: root) == .mapping else { return hash.value }
            for entry in tree.entries(of: root) where !keysApart.contains(tree.text(of: entry.key)) {
                hash.add(tree.structure(of: entry.key))
                hash.add(tree.structure(of: entry.value))
            }
        }
        return hash.value
    }

    private static let keysApart: Set<String> = ["rules", "sources", "baseline", "documentation", "specs", "scaffold"]
}

extension SpecReader {
    /// A robot finds what it touches by identifiers, which stand in another type.
    fileprivate mutating func checkRobots(of project: ProjectFile) {
        let modules = (project.modules.isEmpty ? [project] : project.modules.map(project.settings)).map(\.sideOutputs)
        if let place = modules.lazy.compactMap(\.robotsWithoutIdentifiers).first {
            report(
                .missingKey,
                at: place,
                "robots find what they touch by identifiers, and nobody asks for those",
                help: ["Add 'identifiers: {}' beside 'robots'."]
            )
        }
        if let name = modules.lazy.compactMap(\.robotsNamedLikeIdentifiers).first {
            report(
                .duplicateName,
                at: name.range,
                "the identifiers of a screen have this name, so its robot can't have it",
                help: ["Choose another pattern, such as '\(RobotSettings.standardName)'."]
            )
        }
    }
}

extension MappingShape where Root == ProjectFile {
    static let project = MappingShape(
        "a project file",
        keys: [
            .optional(
                "version",
                .integer(in: 1...LanguageVersion.current),
                "The version of the spec language.",
                default: "1"
            ) { _, _, _, _ in
            },
            .optional(
                "specs",
                .names("a folder or glob"),
                "Folders or globs of specs.",
                default: "[Specs] where that folder exists, otherwise the project's folder",
                into: \.specs
            ),
            .optional("output", .name("a folder"), "Where generated Swift goes.", default: "Generated", into: \.output),
            .optional("sources", .names("a folder or glob"), "Hand-written Swift, for the checker.", into: \.sources),
            .optional(
                "architecture",
                .name("an architecture's name"),
                "The architecture of screens that name none.",
                default: ComponentOutline.defaultArchitecture,
                into: \.architecture
            ),
            .optional(
                "generate",
                .folderRules,
                "Folders that are described only: {Specs/Legacy: false}.",
                into: \.generate
            ),
            .optional(
                "modules",
                .modules,
                "Feature packages; without this key the project is one module.",
                into: \.modules
            ),
            .optional(
                "externalTypes",
                .externalTypes,
                "Types that no spec declares: a list of names, or a mapping."
            ) { project, named, _, _ in
                project.externalTypes = named.types
                project.typesFile = named.file
            },
            .optional("swift", .settings, "How generated Swift is written.", into: \.settings),
            .optional(
                "scaffold",
                .scaffold,
                "How 'screenspec scaffold' writes the classes that nobody has yet.",
                into: \.scaffold
            ),
            .optional(
                "rules",
                .ruleSettings,
                "Severities of rules: error, warning or off; or a mapping, which also says for which files.",
                into: \.rules
            ),
            .optional(
                "baseline",
                .name("a file"),
                "Findings that 'check' knows already, as '--write-baseline' lists them.",
                into: \.baseline
            ),
            .optional(
                "documentation",
                .documentation,
                "Where documentation goes and in which forms.",
                into: \.documentation
            ),
        ] + Key.sideOutputs.map { $0.lifted(into: \.sideOutputs, default: "none") }
    )
}

extension Shape where Value == [ProjectFile.FolderRule] {
    static let folderRules = Shape.dictionary("a folder", .boolean, "a mapping of folders to true or false") {
        key,
        value,
        reader -> ProjectFile.FolderRule? in
        guard let generates = Shape<Bool>.boolean.read(value, &reader) else { return nil }
        return ProjectFile.FolderRule(folder: reader.name(of: key), generates: generates)
    }
}

private let moduleMapping = MappingShape<ProjectFile.Module>(
    "a module",
    keys: [
        .optional(
            "specs",
            .names("a folder or glob"),
            "Its folders or globs of specs.",
            default: "Specs, and in it a folder of its name, where there is one",
            into: \.specs
        ),
        .optional(
            "output",
            .name("a folder"),
            "Where its generated Swift goes.",
            default: "Generated, and in it a folder of its name",
            into: \.output
        ),
        .optional("sources", .names("a folder or glob"), "Its hand-written Swift.", into: \.sources),
        .optional(
            "architecture",
            .name("an architecture's name"),
            "The architecture of its screens and its code.",
            default: "the project's",
            into: \.architecture
        ),
        .optional("dependsOn", .names("a module"), "Modules whose types it may name.", into: \.dependsOn),
    ] + Key.sideOutputs.map { $0.lifted(into: \.sideOutputs, default: "the project's, in a folder of its name") }
)

extension Shape where Value == [ProjectFile.Module] {
    static let modules = Shape.dictionary("a module's name", moduleMapping.schema, "a mapping of modules") {
        key,
        value,
        reader -> ProjectFile.Module? in
        guard let name = reader.identifier(key: key) else { return nil }
        var module = ProjectFile.Module(name: name)
        return moduleMapping.read(value, into: &module, &reader) ? module : nil
    }
}

private let settingsMapping = MappingShape<Settings>(
    "the settings for Swift",
    keys: [
        .optional("access", .word, "Who may see what is generated.", default: "internal", into: \.access),
        .optional(
            "isolation",
            .word,
            "none writes no actor at all, for a code base that has none.",
            default: "mainActor",
            into: \.isolation
        ),
        .optional(
            "conformances",
            .conformances,
            "automatic gives view models what their properties allow; a list asks for protocols.",
            default: "automatic",
            into: \.conformances
        ),
        .optional(
            "minimumDeployment",
            .deploymentTarget,
            "The oldest iOS that the app runs on.",
            default: "iOS 15",
            into: \.minimumDeployment
        ),
        .optional(
            "closures",
            .word,
            "What 'via: closure' means: a generated struct of closures, or a property for each, written by hand.",
            default: "struct",
            into: \.closures
        ),
        .optional("indentation", .integer(in: 1...8), "Spaces for each level.", default: "4", into: \.indentation),
    ]
)

extension Shape where Value == Settings {
    static let settings = Shape(settingsMapping.schema) { node, reader in
        var settings = Settings()
        return settingsMapping.read(node, into: &settings, &reader) ? settings : nil
    }
}

extension Shape where Value == [String]? {
    /// `automatic`, which is `nil`, or a list.
    static let conformances = Shape(.alternatives([.enumeration(["automatic"]), .list(.text("a protocol"))])) {
        node,
        reader in
        if reader.tree.kind(of: node) == .scalar, reader.tree.textEquals(node, "automatic") { return .some(nil) }
        guard reader.tree.kind(of: node) == .sequence else {
            reader.reportShape(of: node, expected: "automatic, or a list of protocols")
            return nil
        }
        let supported = ["Hashable", "Sendable", "Equatable", "Codable", "Encodable", "Decodable"]
        return reader.tree.elements(of: node).compactMap { element -> String? in
            guard let text = reader.scalarText(element, expected: "a protocol") else { return nil }
            guard supported.contains(text) else {
                reader.reportWord(text, at: element, among: supported)
                return nil
            }
            return text
        }
    }
}

extension Shape where Value == DeploymentTarget {
    /// `iOS 15`, `iOS 16.4`.
    static let deploymentTarget = Shape(.text("a version such as iOS 15")) { node, reader in
        guard let text = reader.scalarText(node, expected: "a version such as iOS 15") else { return nil }
        let words = text.split(separator: " ")
        let numbers = (words.last ?? "").split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        let isPlatform = words.count == 1 || (words.count == 2 && words[0].lowercased() == "ios")
        if isPlatform, (1...3).contains(numbers.count), let major = numbers[0], !numbers.contains(nil),
            (1...99).contains(major), numbers.allSatisfy({ ($0 ?? 0) >= 0 })
        {
            return DeploymentTarget(major: major, minor: numbers.count > 1 ? numbers[1] ?? 0 : 0)
        }
        reader.reportShape(of: node, expected: "a version such as iOS 15 or iOS 16.4")
        return nil
    }
}

private let documentationMapping = MappingShape<ProjectFile.Documentation>(
    "the documentation",
    keys: [
        .optional("output", .name("a folder"), "Where it goes.", default: "Docs", into: \.output),
        .optional(
            "formats",
            .list(of: .word, "a list of formats"),
            "Its forms.",
            default: "[markdown]",
            into: \.formats
        ),
    ]
)

extension Shape where Value == ProjectFile.Documentation {
    static let documentation = Shape(documentationMapping.schema) { node, reader in
        var documentation = ProjectFile.Documentation()
        return documentationMapping.read(node, into: &documentation, &reader) ? documentation : nil
    }
}
