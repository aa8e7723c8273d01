import ArchitectureRules
import ScreenModel
import SourceText
import SpecFrontEnd
import YAMLTree

/// Compiles the specs that have changed since a state was made and those that depend on them, beside the specs that these
/// look into, and takes everything else from the state. The outcome is that of a compile of the whole project.
///
/// Whatever makes that doubtful, such as an error, an architecture that has changed, or a finding that joins several files,
/// is left to a compile of the whole project.
struct PartialCompile: Sendable {
    /// The whole project has to be compiled.
    struct WholeProjectNeeded: Error {}

    /// The specs that were compiled, by their places among all.
    private(set) var targets: Set<Int> = []
    private(set) var records: [Int: SpecRecord] = [:]
    private(set) var modules: [Linking.Module] = []
    /// The findings of the whole project, before and after severities and suppressions.
    private(set) var raw: [Diagnostic] = []
    private(set) var suppressions = Suppressions()
    private(set) var findings = Findings()
    private(set) var parse: PartialParse

    private let state: CompileState
    private let graph: DependencyGraph
    private let project: LoadedProject
    /// The interfaces of modules whose specs were not read; they are what they were, as is the project file.
    private let interfaces: LoadedInterfaces
    private let request: CompileRequest
    /// The number of the first spec among the files.
    private let firstSpec: Int

    init(_ state: CompileState, _ changes: StateChanges, _ project: LoadedProject, _ request: CompileRequest)
        throws(WholeProjectNeeded)
    {
        guard state.details.isDivisible, !changes.concernsProjectFile, project.diagnostics.isEmpty else {
            throw WholeProjectNeeded()
        }
        self.state = state
        self.project = project
        let known = Array(repeating: [String](), count: state.details.modules.count)
        let sources = ProjectSources(project.project, in: project.location, request: request, known: known)
        var files = project.files
        interfaces = LoadedInterfaces(sources.interfaces, from: project.location.folder, addingTo: &files)
        guard interfaces.diagnostics.isEmpty else { throw WholeProjectNeeded() }
        self.request = request
        firstSpec = state.watched.specs.lowerBound
        graph = DependencyGraph(state.details.records, everywhere: project.names)
        parse = PartialParse(
            state.watched,
            in: project.location.folder,
            changed: Set(changes.specs),
            jobs: request.jobs
        )
        do {
            try link(changes)
        } catch {
            throw WholeProjectNeeded()
        }
        check()
    }

    /// The table's number of a spec, by which findings name it.
    func file(_ spec: Int) -> Int { spec + firstSpec }

    // MARK: What to compile

    private mutating func link(_ changes: StateChanges) throws {
        let changed = changes.specs.map { $0 - firstSpec }
        try chooseTargets(changed, outputs: changes.outputs)
        let mentioned = NameSet(targets.flatMap(mentions))
        var slice = graph.slice(around: targets, mentioning: mentioned.hashes)
        // What an architecture adds to a screen is known once the screen is linked, and may lead to more files.
        for _ in 0..<Self.rounds {
            try check(size: slice.count)
            try link(slice)
            let names = NameSet(records.values.flatMap(\.mentioned))
            let needed = graph.slice(around: targets, mentioning: names.hashes)
            if needed.isSubset(of: slice) { return try checkShares(changed) }
            slice.formUnion(needed)
        }
        throw WholeProjectNeeded()
    }

    private static let rounds = 4

    /// A large part takes as long as all of it.
    private func check(size: Int) throws(WholeProjectNeeded) {
        if size > max(64, graph.records.count * 6 / 10) { throw WholeProjectNeeded() }
    }

    private mutating func chooseTargets(_ changed: [Int], outputs: [Int]) throws {
        try check(size: max(changed.count, outputs.count))
        try parse.parse(changed.map(file))
        let differing = changed.filter { parse.file(file($0))?.fingerprint.structure != graph.records.structure($0) }
        let names = try names(madeBy: differing)
        guard differing.isEmpty || !graph.concernsAll(names) else { throw WholeProjectNeeded() }
        targets = differing.isEmpty ? [] : graph.dependants(of: differing, making: names)
        targets.formUnion(changed)
        for output in outputs {
            let place = Int32(output - state.watched.outputs.lowerBound)
            guard let spec = state.details.outputs.firstIndex(of: place) else { throw WholeProjectNeeded() }
            targets.insert(spec)
        }
        // The places that a finding notes in a changed file may have moved.
        let moved = Set(changed.map { FileID(index: file($0)) })
        for finding in state.details.findings where !moved.isDisjoint(with: finding.files) {
            if let place = finding.range { targets.insert(Int(place.file.index) - firstSpec) }
        }
        try check(size: targets.count)
    }

    /// All names that the files made when the state was made, or make now.
    private mutating func names(madeBy changed: [Int]) throws -> NameSet {
        var names = NameSet(changed.flatMap { graph.records.names(.declared, of: $0) })
        guard !changed.isEmpty else { return names }
        let architectureFiles = graph.architectureFiles
        // Modules may have other architectures than their neighbours.
        let isOneTable = architectureFiles.isEmpty || state.details.modules.count == 1
        guard isOneTable, architectureFiles.allSatisfy({ !changed.contains($0) }) else { throw WholeProjectNeeded() }
        try parse.parse(architectureFiles.map(file))
        let table = Linker.architectures(in: interfaces.architectures + parse.files(architectureFiles.map(file)))
        for spec in changed {
            guard let parsed = parse.file(file(spec)), !parsed.declaresArchitecture else { throw WholeProjectNeeded() }
            let symbols = Linker.symbols(in: [parsed], architectures: table, project: project.project)
            for name in SpecRecord.declaredNames(parsed, outlines: symbols.outlines[...]) { names.insert(name) }
        }
        return names
    }

    private func mentions(_ spec: Int) -> [UInt32] {
        let now = parse.file(file(spec))?.fingerprint.identifiers ?? []
        return now + graph.records.names(.mentioned, of: spec)
    }

    // MARK: Names

    private mutating func link(_ slice: Set<Int>) throws {
        try parse.parse(slice.map(file))
        var known: [[String]] = Array(repeating: [], count: state.details.modules.count)
        let folder = project.location.folder
        for spec in slice.sorted() {
            let module = Int(graph.records.share(spec).module)
            guard known.indices.contains(module) else { throw WholeProjectNeeded() }
            known[module].append(Paths.join(folder, state.watched.path(file(spec))))
        }
        let sources = ProjectSources(project.project, in: project.location, request: request, known: known)
        let files = parse.sources
        let linked = Linking(
            parse.files(slice.map(file)),
            sources,
            interfaces,
            project: project.project,
            folder: folder,
            jobs: request.jobs
        ) { files[$0] }
        modules = linked.modules
        records = [:]
        for (index, module) in modules.enumerated() {
            for (id, record) in module.records(at: index, of: isTarget, request.jobs) {
                records[Int(id.index) - firstSpec] = record
            }
        }
        try checkErrors()
    }

    /// An error changes what others report, and findings elsewhere cannot be told from those of files that are not compiled.
    private func checkErrors() throws(WholeProjectNeeded) {
        guard modules.allSatisfy(\.scope.symbols.diagnostics.isEmpty), records.count == targets.count else {
            throw WholeProjectNeeded()
        }
        for spec in targets {
            guard let parsed = parse.file(file(spec)), !parsed.isCutShort,
                parsed.diagnostics.allSatisfy({ $0.severity != .error })
            else { throw WholeProjectNeeded() }
        }
        for linked in modules.flatMap(\.linked) where isTarget(linked.file.id) {
            let isOwn = linked.diagnostics.allSatisfy { $0.severity != .error && $0.range?.file == linked.file.id }
            guard isOwn, linked.unknownTypes.isEmpty else { throw WholeProjectNeeded() }
        }
    }

    func isTarget(_ id: FileID) -> Bool {
        targets.contains(Int(id.index) - firstSpec)
    }

    /// What the files of a module decide together must be what it was.
    private func checkShares(_ changed: [Int]) throws(WholeProjectNeeded) {
        for spec in targets where records[spec]?.share != graph.records.share(spec) { throw WholeProjectNeeded() }
    }

    // MARK: Rules

    private mutating func check() {
        let policy = project.policy
        let jobs = request.jobs
        let foundByRules = ArchitectureRules.check(
            modules.map(\.program),
            running: { policy.isOn($0) && $0.id != UnreachedScreen.card.id },
            mapping: { jobs.map($0, $1) }
        )
        let parsed = parse.files(targets.map(file))
        raw = state.details.findings.filter { $0.range.map { !isTarget($0.file) } ?? true }
        raw += parsed.flatMap(\.diagnostics)
        raw += modules.flatMap(\.linked).filter { isTarget($0.file.id) }.flatMap(\.diagnostics)
        raw += foundByRules.filter { $0.range.map { isTarget($0.file) } ?? false }
        suppressions = state.details.suppressions.outside { isTarget($0) }
        for file in parsed { suppressions.append(file.suppressions) }
        suppressions.all.sort { $0.range < $1.range }

        var all = raw
        if policy.isOn(UnreachedScreen.card) { all += UnreachedScreen.findings(in: screens) }
        var everything = project.suppressions
        everything.append(suppressions)
        findings = Evidence(found: all, suppressions: everything, policy: policy).findings(in: paths)
    }

    /// All files without their bytes, where settings of rules choose files by their paths.
    private var paths: SourceFiles {
        guard project.project.rules.contains(where: \.isScoped) else { return SourceFiles() }
        return SourceFiles(
            state.watched.files.map { index in
                SourceFile(id: FileID(index: index), path: state.watched.path(index), bytes: [])
            }
        )
    }

    /// The screens of the whole project as they are now.
    private var screens: [NavigationScreen] {
        var byModule: [[NavigationScreen]] = Array(repeating: [], count: state.details.modules.count)
        for spec in 0..<graph.records.count {
            let module = Int(graph.records.share(spec).module)
            let screens = records[spec]?.screens ?? (try? graph.records.screens(spec)) ?? []
            for var screen in screens where byModule.indices.contains(module) {
                screen.module = state.details.modules[module]
                byModule[module].append(screen)
            }
        }
        return byModule.flatMap(\.self)
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

extension Suppressions {
    fileprivate func outside(_ isLeftOut: (FileID) -> Bool) -> Suppressions {
        Suppressions(
            all.filter { !isLeftOut($0.range.file) },
            malformed: malformed.filter { finding in !(finding.range.map { isLeftOut($0.file) } ?? false) }
        )
    }
}
