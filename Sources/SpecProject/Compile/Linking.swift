import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
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
    /// What is wrong with the architectures themselves, and with the one that the project names.
    private(set) var architectureFindings: [Diagnostic] = []

    /// - Parameters:
    ///   - allNames: The names of a module, by its place in the project file, where only some of its files are linked.
    ///   - isWanted: Whether the findings in a file are asked for.
    init(
        _ parsed: [ParsedFile],
        _ sources: ProjectSources,
        _ interfaces: LoadedInterfaces,
        project: ProjectFile,
        folder: String,
        jobs: Jobs,
        allNames: (Int) -> (@Sendable () -> ModuleNames)? = { _ in nil },
        isWanted: @escaping @Sendable (FileID) -> Bool = { _ in true },
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
            for case .some(let name) in names {
                architectureFindings += Self.unknownArchitecture(name, architectures)
            }
        }
        let byPath = Dictionary(parsed.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let parsedByModule = sources.modules.map { module in
            module.paths.map { Paths.display($0, from: folder) }.sorted().compactMap { byPath[$0] }
        }
        let scopes = ModuleScopes(
            sources.modules,
            parsedByModule,
            others: interfaces,
            allNames: allNames,
            source: source
        )
        architectureFindings += scopes.diagnostics
        for (index, module) in sources.modules.enumerated() {
            link(
                parsedByModule[index],
                module,
                scope: scopes[index],
                interface: scopes.interface(at: index),
                jobs: jobs,
                isWanted: isWanted,
                source: source
            )
        }
    }

    /// All findings, but for the consequences of files that could not be read to their end.
    var diagnostics: [Diagnostic] {
        let all = architectureFindings + modules.flatMap { $0.diagnostics + $0.unknownTypes }
        return modules.contains { $0.parsed.contains(where: \.isCutShort) } ? Self.withoutConsequences(all) : all
    }

    /// What they miss may stand where a file could not be read on, and that is reported already.
    static func withoutConsequences(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.filter { $0.severity != .error || !rulesOfMissingNames.contains($0.rule) }
    }

    private static let rulesOfMissingNames = Set(
        [RuleDescription.unknownType, .unknownView, .unknownArchitecture, .routeToNowhere].map(\.id)
    )

    private static func unknownArchitecture(_ name: Name, _ architectures: ArchitectureTable) -> [Diagnostic] {
        if architectures[name.text] != nil { return [] }
        let hint =
            architectures.closest(to: name.text).map { "; did you mean '\($0)'?" }
            ?? "; there are \(architectures.names.joined(separator: ", "))."
        return [
            RuleDescription.unknownArchitecture.finding(
                at: name.range,
                "There is no architecture '\(name.text)'\(hint)"
            )
        ]
    }

    private mutating func link(
        _ parsed: [ParsedFile],
        _ module: ModuleSources,
        scope: Scope,
        interface: ModuleInterface?,
        jobs: Jobs,
        isWanted: @escaping @Sendable (FileID) -> Bool,
        source: @escaping @Sendable (FileID) -> SourceFile?
    ) {
        let silent = scope.withoutProposals
        var next = 0
        let work = parsed.map { file -> (file: ParsedFile, firstOutline: Int) in
            defer { next += Linker.outlineCount(of: file) }
            return (file, next)
        }
        let linked = jobs.map(work) { item in
            Linker.link(
                item.file,
                source: source(item.file.id) ?? SourceFile(id: item.file.id, path: item.file.path, bytes: []),
                scope: isWanted(item.file.id) ? scope : silent,
                firstOutline: item.firstOutline
            )
        }
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

extension Linking.Module {
    /// What was found in the files, one by one.
    var diagnostics: [Diagnostic] {
        scope.symbols.diagnostics + linked.flatMap(\.diagnostics)
    }

    /// What is found of the uses of one type in all files.
    var unknownTypes: [Diagnostic] {
        UnknownTypes.diagnostics(linked.flatMap(\.unknownTypes), scope: scope)
    }
}
