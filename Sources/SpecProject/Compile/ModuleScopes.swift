import ScreenSpecDiagnostics
import SpecFrontEnd

/// What the specs of each module may name, made from the modules that it depends on.
struct ModuleScopes: Sendable {
    private let modules: [ModuleSources]
    private let parsed: [[ParsedFile]]
    private let names: [(@Sendable () -> ModuleNames)?]
    private let architectures: ModuleArchitectures
    /// What modules show: those that were read as such, and those whose specs are compiled here.
    private var interfaces: [String: ModuleInterface]
    private var made: [Int: Scope] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - parsed: The files of each module.
    ///   - others: The interfaces of modules whose specs are not compiled here.
    ///   - allNames: The names of a module, where only some of its files are there.
    init(
        _ modules: [ModuleSources],
        _ parsed: [[ParsedFile]],
        others: LoadedInterfaces,
        allNames: (Int) -> (@Sendable () -> ModuleNames)?,
        source: (FileID) -> SourceFile?
    ) {
        self.modules = modules
        names = modules.indices.map(allNames)
        self.parsed = parsed
        interfaces = others.interfaces
        architectures = ModuleArchitectures(modules, parsed, others: others.architectures)
        diagnostics = architectures.diagnostics
        for index in ModuleOrder.dependenciesFirst(modules) { make(index, source) }
    }

    /// The scope of the module at a place in the project file.
    subscript(index: Int) -> Scope {
        made[index] ?? scope(at: index)
    }

    /// What the module at a place shows to others; `nil` where the project is one module.
    func interface(at index: Int) -> ModuleInterface? {
        modules[index].name.flatMap { interfaces[$0] }
    }

    private mutating func make(_ index: Int, _ source: (FileID) -> SourceFile?) {
        let scope = scope(at: index)
        made[index] = scope
        guard var interface = ModuleInterface(of: scope) else { return }
        interface.architectures = ModuleInterface.architectures(
            in: parsed[index],
            ofModule: interface.name,
            below: modules[index].dependsOn.compactMap { interfaces[$0] },
            source: source
        )
        interfaces[interface.name] = interface
    }

    private func scope(at index: Int) -> Scope {
        let module = modules[index]
        let table = architectures[index]
        // In a circle, which is reported, a module knows nothing of one that was not made yet.
        let known = module.dependsOn.map { ($0, interfaces[$0] ?? .unknown($0)) }
        return Scope(
            project: module.project,
            module: module.name,
            architectures: table,
            symbols: Linker.symbols(
                in: parsed[index],
                architectures: table,
                project: module.project,
                allNames: names[index]
            ),
            dependencies: Dictionary(known, uniquingKeysWith: { first, _ in first }),
            otherArchitectures: architectures.others(at: index)
        )
    }
}
