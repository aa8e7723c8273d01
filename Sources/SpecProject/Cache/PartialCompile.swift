import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecFrontEnd
import SpecRules
import YAMLTree

/// Compiles the specs that have changed since a state was made and those that depend on them, beside the specs that these
/// look into, and takes everything else from the state. The outcome is that of a compile of the whole project.
///
/// Whatever makes that doubtful, such as a finding in one file that comes from another, is left to a compile of the whole
/// project.
struct PartialCompile: Sendable {
    /// The whole project has to be compiled.
    struct WholeProjectNeeded: Error {}

    /// The specs that were compiled, by their places among all.
    private(set) var targets: Set<Int> = []
    private(set) var records: [Int: SpecRecord] = [:]
    private(set) var modules: [Linking.Module] = []
    private(set) var found = PartialFindings()
    private(set) var parse: PartialParse

    private let state: CompileState
    private let graph: DependencyGraph
    private let project: LoadedProject
    /// The modules, whatever their specs.
    let layout: ProjectSources
    /// The interfaces of modules whose specs were not read; they are what they were.
    private let interfaces: LoadedInterfaces
    private let request: CompileRequest
    private var moduleNames: [Int: ModuleNames] = [:]
    private var architectureFindings: [Diagnostic] = []
    /// The number of the first spec among the files.
    private let firstSpec: Int

    init(
        _ state: CompileState,
        _ changes: StateChanges,
        _ project: LoadedProject,
        _ layout: ProjectSources,
        _ request: CompileRequest
    ) throws(WholeProjectNeeded) {
        guard state.details.isDivisible, project.diagnostics.isEmpty,
            layout.modules.count == state.details.modules.count
        else { throw WholeProjectNeeded() }
        self.state = state
        self.project = project
        self.layout = layout
        var files = project.files
        interfaces = LoadedInterfaces(layout.interfaces, from: project.location.folder, addingTo: &files)
        guard interfaces.diagnostics.isEmpty else { throw WholeProjectNeeded() }
        self.request = request
        firstSpec = state.watched.specs.lowerBound
        graph = DependencyGraph(state.details.records, everywhere: project.names)
        parse = PartialParse(
            state.watched,
            in: project.location.folder,
            changed: Set(changes.specs),
            reader: request.specReader,
            jobs: request.jobs
        )
        do {
            let choice = try TargetChoice(changes, since: state, graph, layout, interfaces, parse)
            parse = choice.parse
            targets = choice.targets
            moduleNames = choice.moduleNames
            if !state.hasErrors { targets.formUnion(try specs(of: changes.outputs)) }
            try compile(gone: changes.gone)
            try checkModules()
            // As long as there are errors, nothing is written, and it does not matter what is out of date.
            guard state.hasErrors, !found.findings.containsError else { return }
            let outputs = try specs(of: changes.outputs)
            guard !outputs.isSubset(of: targets) else { return }
            targets.formUnion(outputs)
            try compile(gone: changes.gone)
        } catch {
            throw WholeProjectNeeded()
        }
    }

    /// The table's number of a spec, by which findings name it.
    func file(_ spec: Int) -> Int { spec + firstSpec }

    func isTarget(_ id: FileID) -> Bool {
        targets.contains(Int(id.index) - firstSpec)
    }

    /// A large part takes as long as all of it.
    static func check(size: Int, of graph: DependencyGraph) throws(WholeProjectNeeded) {
        if size > max(64, graph.records.count * 6 / 10) { throw WholeProjectNeeded() }
    }

    /// The specs that some outputs are made of.
    private func specs(of outputs: [Int]) throws -> Set<Int> {
        guard !outputs.isEmpty else { return [] }
        let wanted = Set(outputs.map { Int32($0 - state.watched.outputs.lowerBound) })
        let specs = state.details.outputs.indices.filter { wanted.contains(state.details.outputs[$0]) }
        // What all specs make together is made of all of them.
        guard specs.count == wanted.count else { throw WholeProjectNeeded() }
        return Set(specs)
    }

    /// What is wrong in one of several modules may speak of what others show, all of it.
    private func checkModules() throws(WholeProjectNeeded) {
        let isOne = layout.modules.count == 1 && layout.interfaces.isEmpty
        guard isOne || !state.hasErrors && !found.findings.containsError else { throw WholeProjectNeeded() }
    }

    // MARK: Names

    private mutating func compile(gone: GoneSpecs) throws {
        try Self.check(size: targets.count, of: graph)
        try parse.parse(targets.map(file))
        let names = targets.flatMap { spec in
            (parse.file(file(spec))?.fingerprint.identifiers ?? []) + graph.records.names(.mentioned, of: spec)
                + graph.records.names(.declared, of: spec)
        }
        var slice = graph.slice(around: targets, naming: names)
        // What an architecture adds to a screen is known once the screen is linked, and may lead to more files.
        for _ in 0..<Self.rounds {
            try Self.check(size: slice.count, of: graph)
            try link(slice)
            let names = records.values.flatMap { $0.mentioned + $0.declared }
            let needed = graph.slice(around: targets, naming: names)
            if needed.isSubset(of: slice) {
                try checkShares(gone)
                check()
                return
            }
            slice.formUnion(needed)
        }
        throw WholeProjectNeeded()
    }

    private static let rounds = 4

    private mutating func link(_ slice: Set<Int>) throws {
        try parse.parse(slice.map(file))
        var known: [[String]] = Array(repeating: [], count: state.details.modules.count)
        let folder = project.location.folder
        for spec in slice.sorted() {
            let module = Int(graph.records.share(spec).module)
            guard known.indices.contains(module) else { throw WholeProjectNeeded() }
            known[module].append(Paths.join(folder, state.watched.path(file(spec))))
        }
        let sources = layout.holding(known)
        let files = parse.sources
        let names = known.indices.map(allNames)
        let (targets, firstSpec) = (targets, firstSpec)
        let linked = Linking(
            parse.files(slice.map(file)),
            sources,
            interfaces,
            project: project.project,
            folder: folder,
            jobs: request.jobs,
            allNames: { names[$0] },
            isWanted: { targets.contains(Int($0.index) - firstSpec) }
        ) { files[$0] }
        modules = linked.modules
        architectureFindings = linked.architectureFindings
        records = [:]
        for (index, module) in modules.enumerated() {
            for (id, record) in module.records(at: index, of: isTarget, request.jobs, { $0 }) {
                records[Int(id.index) - firstSpec] = record
            }
        }
        let standAlone = modules.flatMap(\.linked).allSatisfy { $0.standsAlone || !isTarget($0.file.id) }
        guard records.count == targets.count, standAlone else { throw WholeProjectNeeded() }
    }

    /// The names of all files of a module, made when somebody asks.
    private func allNames(of module: Int) -> @Sendable () -> ModuleNames {
        let (records, changed) = (graph.records, moduleNames)
        let names = Lazy<ModuleNames> {
            var names = ModuleNames()
            for spec in 0..<records.count where Int(records.share(spec).module) == module {
                names.append(changed[spec] ?? (try? records.moduleNames(spec)) ?? ModuleNames())
            }
            return names
        }
        return { names.value }
    }

    /// The code that the files of a module share must be what it was.
    private func checkShares(_ gone: GoneSpecs) throws(WholeProjectNeeded) {
        let isSame = records.allSatisfy { spec, record in
            ModuleShares([record.share]) == ModuleShares([graph.records.share(spec)])
        }
        guard !isSame || !gone.isEmpty else { return }
        let all = (0..<graph.records.count).map { graph.records.share($0) }
        var new = all
        for (spec, record) in records { new[spec] = record.share }
        guard ModuleShares(all + gone.shares) == ModuleShares(new) else { throw WholeProjectNeeded() }
    }

    // MARK: Rules

    private mutating func check() {
        let policy = project.policy
        let jobs = request.jobs
        let broken = SpecRules.findings(
            in: modules.map(\.program),
            running: { policy.isOn($0) && $0.id != UnreachedScreen.description.id },
            mapping: { jobs.map($0, $1) }
        )
        let parsed = parse.files(targets.map(file))
        let others = OtherModules(layout, graph.records) { FileID(index: file($0)) }
        var found = PartialFindings()
        found.raw = others.withoutWarnings(parsed.flatMap(\.diagnostics))
        found.raw += others.removed(
            from: (modules.flatMap(\.diagnostics) + broken).filter { $0.range.map { isTarget($0.file) } ?? false }
        )
        for file in parsed where !others.contains(file.id) { found.suppressions.append(file.suppressions) }
        found.architectures = architectureFindings
        found.complete(project, state, records: records, scopes: modules.map(\.scope), others, isTarget)
        self.found = found
    }
}

extension LoadedProject {
    /// Every identifier in the project file.
    fileprivate var names: NameSet {
        var hashes: [UInt32] = []
        for file in files.all {
            file.bytes.withUnsafeBufferPointer { IdentifierHash.identifiers(in: $0, addTo: &hashes) }
        }
        return NameSet(hashes)
    }
}
