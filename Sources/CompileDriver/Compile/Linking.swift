import ScreenModel
import SourceText
import SpecFrontEnd

/// Makes programs of parsed files, module by module.
struct Linking: Sendable {
    struct Module: Sendable {
        let name: String?
        let program: Program
        let output: String
        let scope: Scope
        /// What it shows to other modules; `nil` where the project is one module.
        let interface: ModuleInterface?
        let parsed: [ParsedFile]
        /// What resolving each file has found, in the order of the files.
        let linked: [Linker.LinkedFile]
    }

    let architectures: ArchitectureTable
    private(set) var modules: [Module] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(
        _ parsed: [ParsedFile],
        _ sources: ProjectSources,
        _ interfaces: LoadedInterfaces,
        project: ProjectFile,
        folder: String,
        jobs: Jobs,
        source: @escaping @Sendable (FileID) -> SourceFile?
    ) {
        let architectures = Linker.architectures(in: interfaces.architectures + parsed)
        self.architectures = architectures
        // Where not all modules are compiled, it may be known to others, and need not be known to one without screens.
        let isWhole = sources.modules.count >= project.modules.count
        if isWhole || parsed.contains(where: \.reliesOnProjectArchitecture) {
            let names =
                isWhole
                ? [project.architecture] + project.modules.map(\.architecture)
                : sources.modules.map(\.project.architecture)
            for case .some(let name) in names { diagnostics += Self.unknownArchitecture(name, architectures) }
        }
        let byPath = Dictionary(parsed.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let parsedByModule = sources.modules.map { module in
            module.paths.map { Paths.display($0, from: folder) }.sorted().compactMap { byPath[$0] }
        }
        let scopes = ModuleScopes(sources.modules, parsedByModule, others: interfaces, source: source)
        diagnostics += scopes.diagnostics
        for (index, module) in sources.modules.enumerated() {
            link(
                parsedByModule[index],
                module,
                scope: scopes[index],
                interface: scopes.interface(at: index),
                jobs: jobs,
                source: source
            )
        }
        if parsed.contains(where: \.isCutShort) {
            diagnostics.removeAll { $0.severity == .error && Self.rulesOfMissingNames.contains($0.rule) }
        }
    }

    /// What they miss may stand where a file could not be read on, and that is reported already.
    private static let rulesOfMissingNames: Set<RuleID> = [
        "unknown-type", "unknown-view", "unknown-architecture", "route-to-nowhere",
    ]

    private static func unknownArchitecture(_ name: Name, _ architectures: ArchitectureTable) -> [Diagnostic] {
        if architectures[name.text] != nil { return [] }
        let hint =
            architectures.closest(to: name.text).map { "; did you mean '\($0)'?" }
            ?? "; there are \(architectures.names.joined(separator: ", "))."
        return [Diagnostic("unknown-architecture", at: name.range, "There is no architecture '\(name.text)'\(hint)")]
    }

    private mutating func link(
        _ parsed: [ParsedFile],
        _ module: ModuleSources,
        scope: Scope,
        interface: ModuleInterface?,
        jobs: Jobs,
        source: @escaping @Sendable (FileID) -> SourceFile?
    ) {
        var next = 0
        let work = parsed.map { file -> (file: ParsedFile, firstOutline: Int) in
            defer { next += Linker.outlineCount(of: file) }
            return (file, next)
        }
        let linked = jobs.map(work) { item in
            Linker.link(
                item.file,
                source: source(item.file.id) ?? SourceFile(id: item.file.id, path: item.file.path, bytes: []),
                scope: scope,
                firstOutline: item.firstOutline
            )
        }
        diagnostics += scope.symbols.diagnostics
        diagnostics += linked.flatMap(\.diagnostics)
        diagnostics += UnknownTypes.diagnostics(linked.flatMap(\.unknownTypes), scope: scope)
        modules.append(
            Module(
                name: module.name,
                program: Linker.program(linked.map(\.file), scope: scope),
                output: module.output,
                scope: scope,
                interface: interface,
                parsed: parsed,
                linked: linked
            )
        )
    }
}

extension ParsedFile {
    /// Whether a screen of the file names no architecture of its own.
    fileprivate var reliesOnProjectArchitecture: Bool {
        documents.contains { document in
            guard case .component(let declaration, _) = document, let screen = declaration.screen else { return false }
            return screen.architecture == nil
        }
    }
}
