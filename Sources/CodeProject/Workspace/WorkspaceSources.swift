import InterfaceBuilder
import ScreenSpecConcurrency
import ScreenSpecFileSystem
import SourceCheck
import SourceFacts
import SpecProject

/// The Swift files of a project in memory, as facts: a file is parsed again when it holds something else, and only then.
struct WorkspaceSources: Sendable {
    /// `nil` where no code is to be checked.
    private var loader: SourceLoader?
    private var list = SourceList.empty
    /// In the order of the list.
    private var outcomes: [SourceReading.Outcome] = []
    /// By absolute paths.
    private var positions: [String: Int] = [:]
    private let jobs: Jobs

    /// Reads the files from the disk, or takes what earlier runs have left of them.
    ///
    /// - Parameter keepsFacts: Whether what was read is left to later runs.
    init(_ project: LoadedProject, _ jobs: Jobs, keepsFacts: Bool = false) {
        self.jobs = jobs
        loader = SourceLoader.loader(for: project, { _ in }, jobs)
        guard let loader else { return }
        let list = loader.list()
        let kept = list.contents == nil ? nil : list.cache?.contents(jobs)
        let outcomes = loader.outcomes(of: list, known: .kept(kept))
        if keepsFacts { loader.unsaved(outcomes, list)?.keep() }
        replace(list, outcomes)
    }

    func contains(_ path: String) -> Bool {
        positions[path] != nil
    }

    private mutating func replace(_ list: SourceList, _ outcomes: [SourceReading.Outcome]) {
        self.list = SourceList(files: list.files, contents: nil, diagnostics: list.diagnostics, cache: nil)
        self.outcomes = outcomes
        positions = Dictionary(
            zip(list.files.map(\.path), list.files.indices),
            uniquingKeysWith: { first, _ in first }
        )
    }

    // MARK: Changes

    /// Looks at files that may hold something else now; for one that was not there before, the folders are looked through.
    ///
    /// - Parameter project: Where it is another one: the code of the project may lie elsewhere.
    mutating func update(
        _ paths: Set<String>,
        _ overlay: FileOverlay,
        _ project: LoadedProject?,
        _ cancellation: Cancellation
    ) throws(Cancelled) {
        if let project {
            loader = SourceLoader.loader(for: project, { _ in }, jobs)
        }
        guard var loader else {
            replace(.empty, [])
            return
        }
        loader.overlay = overlay
        self.loader = loader
        if project != nil || paths.contains(where: { !contains($0) || !overlay.exists($0) }) {
            try reload(loader, paths, cancellation)
        } else {
            let changed = paths.compactMap { positions[$0] }.sorted()
            let outcomes = loader.outcomes(
                of: SourceList(files: changed.map { list.files[$0] }, contents: nil, diagnostics: [], cache: nil),
                known: .none,
                cancellation
            )
            try cancellation.check()
            for (position, outcome) in zip(changed, outcomes) { self.outcomes[position] = outcome }
        }
    }

    /// Other files may belong to the project. Those that it had are known, whatever their place among all.
    private mutating func reload(
        _ loader: SourceLoader,
        _ paths: Set<String>,
        _ cancellation: Cancellation
    ) throws(Cancelled) {
        var loader = loader
        loader.usesCache = false
        let found = loader.list()
        try cancellation.check()
        let isKnown = found.files.map { positions[$0.path] != nil && !paths.contains($0.path) }
        let others = zip(found.files, isKnown).filter { !$0.1 }.map(\.0)
        var facts: [FactsKey: OwnedFacts] = [:]
        for case .facts(let known, let key, _) in outcomes { facts[key] = known }
        var interface: [FactsKey: InterfaceFacts] = [:]
        for case .interface(let known, let key, _) in outcomes { interface[key] = known }
        var read = loader.outcomes(
            of: SourceList(files: others, contents: nil, diagnostics: [], cache: nil),
            known: KnownFacts(swift: { [facts] in facts[$0] }, interface: { [interface] in interface[$0] }),
            cancellation
        )[...]
        try cancellation.check()
        let made = zip(found.files, isKnown).compactMap { file, isKnown in
            isKnown ? positions[file.path].map { outcomes[$0] } : read.popFirst()
        }
        replace(found, made)
    }

    // MARK: Asking

    /// Whether folders of the project look as if they were other people's.
    var mayBeForeign: Bool {
        let foreign = ForeignFolders()
        return list.files.contains { foreign.folder(of: $0.display) != nil }
    }

    /// The files as a check loads them.
    ///
    /// - Parameter first: The number of the first one.
    func loaded(from first: Int) -> LoadedSources {
        LoadedSources(
            list,
            outcomes,
            after: first,
            overlay: loader?.overlay ?? FileOverlay(),
            jobs: jobs
        )
    }
}
