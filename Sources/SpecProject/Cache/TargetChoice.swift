import ScreenModel
import ScreenSpecDiagnostics
import SpecFrontEnd
import YAMLTree

/// Chooses the specs to compile after some have changed: those, and all whose results may be others now.
struct TargetChoice {
    /// The places of the specs among all.
    private(set) var targets: Set<Int> = []
    /// What the specs make whose meaning has changed, for "did you mean".
    private(set) var moduleNames: [Int: ModuleNames] = [:]
    private(set) var parse: PartialParse

    private let state: CompileState
    private let graph: DependencyGraph
    private let layout: ProjectSources
    private let interfaces: LoadedInterfaces
    private let firstSpec: Int

    init(
        _ changes: StateChanges,
        since state: CompileState,
        _ graph: DependencyGraph,
        _ layout: ProjectSources,
        _ interfaces: LoadedInterfaces,
        _ parse: PartialParse
    ) throws {
        self.state = state
        self.graph = graph
        self.layout = layout
        self.interfaces = interfaces
        self.parse = parse
        firstSpec = state.watched.specs.lowerBound
        let changed = changes.specs.map { $0 - firstSpec }
        try PartialCompile.check(size: changed.count, of: graph)
        try self.parse.parse(changes.specs)
        var differing = Set(changed.filter { file($0)?.fingerprint.structure != graph.records.structure($0) })
        let architectures = try architectures(changedIn: differing, changes.gone)
        try addScreens(of: architectures, to: &differing)
        try chooseDependants(of: differing.sorted(), changes.gone)
        targets.formUnion(changed)
        targets.formUnion(changes.gone.noted)
        addNoting(Set((changes.projectFile == nil ? [] : [0]) + changes.specs))
        try PartialCompile.check(size: targets.count, of: graph)
    }

    private func file(_ spec: Int) -> ParsedFile? { parse.file(spec + firstSpec) }

    // MARK: Architectures

    /// The architectures that changed or vanished, and all that extend them.
    private mutating func architectures(changedIn differing: Set<Int>, _ gone: GoneSpecs) throws -> NameSet {
        var changed = gone.architectures
        for spec in differing {
            if graph.records.share(spec).hasArchitecture {
                changed.formUnion(graph.records.names(.architectures, of: spec))
            }
            for architecture in file(spec)?.architectures ?? [] {
                changed.insert(IdentifierHash.hash(architecture.name.text))
            }
        }
        try parse.parse(graph.architectureFiles.map { $0 + firstSpec })
        guard !changed.isEmpty else { return changed }
        // Modules may have other architectures than their neighbours, and show them to each other.
        guard layout.modules.count == 1 else { throw PartialCompile.WholeProjectNeeded() }
        let all = parse.all.flatMap(\.architectures)
        var isComplete = false
        while !isComplete {
            isComplete = true
            for architecture in all {
                guard let base = architecture.extends, changed.contains(IdentifierHash.hash(base.text)),
                    changed.insert(IdentifierHash.hash(architecture.name.text))
                else { continue }
                isComplete = false
            }
        }
        return changed
    }

    /// The names of a screen's parts are others where its architecture is another one.
    private mutating func addScreens(of architectures: NameSet, to differing: inout Set<Int>) throws {
        let screens = graph.records.indexes(where: .architectures, meets: architectures)
        try PartialCompile.check(size: screens.count, of: graph)
        try parse.parse(screens.map { $0 + firstSpec })
        differing.formUnion(screens)
    }

    // MARK: Names

    private mutating func chooseDependants(of differing: [Int], _ gone: GoneSpecs) throws {
        guard !differing.isEmpty || !gone.isEmpty else { return }
        var names = gone.names
        let tables = ModuleArchitectures(layout.modules, parsedByModule, others: interfaces.architectures)
        for spec in differing {
            names.formUnion(graph.records.names(.declared, of: spec))
            guard let parsed = file(spec) else { continue }
            let module = module(of: spec)
            guard layout.modules.indices.contains(module) else { throw PartialCompile.WholeProjectNeeded() }
            let symbols = Linker.symbols(
                in: [parsed],
                architectures: tables[module],
                project: layout.modules[module].project
            )
            names.formUnion(SpecRecord.declaredNames(parsed, outlines: symbols.outlines[...]))
            moduleNames[spec] = ModuleNames(symbols.outlines, models: parsed.models)
        }
        guard !graph.concernsAll(names) else { throw PartialCompile.WholeProjectNeeded() }
        targets = graph.dependants(of: differing, making: names)
        // What is said of a name that is missing may propose one of those that have come or gone.
        for finding in state.details.findings where finding.severity == .error { add(finding) }
    }

    private func module(of spec: Int) -> Int { Int(graph.records.share(spec).module) }

    /// What was parsed of each module.
    private var parsedByModule: [[ParsedFile]] {
        let files = parse.all
        return layout.modules.indices.map { index in
            files.filter { module(of: Int($0.id.index) - firstSpec) == index }
        }
    }

    /// Specs with findings that note a place in a file where it may have moved.
    private mutating func addNoting(_ moved: Set<Int>) {
        guard !moved.isEmpty else { return }
        for finding in state.details.findings where finding.files.contains(where: { moved.contains(Int($0.index)) }) {
            add(finding)
        }
    }

    private mutating func add(_ finding: Diagnostic) {
        if let place = finding.range { targets.insert(Int(place.file.index) - firstSpec) }
    }
}
