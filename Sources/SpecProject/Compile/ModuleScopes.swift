import ScreenSpecConcurrency
import SpecFrontEnd

/// What the specs of each module may name, made from the modules that it depends on.
struct ModuleScopes: Sendable {
    private let stale: StaleFiles
    private let pipeline: SpecPipeline
    private var made: [Int: Scope] = [:]

    init(_ stale: StaleFiles, _ pipeline: SpecPipeline) {
        self.stale = stale
        self.pipeline = pipeline
        for index in ModuleOrder.dependenciesFirst(pipeline.sources.modules) { made[index] = scope(at: index) }
    }

    /// In the order of the modules.
    var scopes: [Scope] {
        pipeline.sources.modules.indices.map { made[$0] ?? scope(at: $0) }
    }

    private func scope(at index: Int) -> Scope {
        let module = pipeline.sources.modules[index]
        let table = stale.architectures[index]
        let known = module.dependsOn.map { ($0, foreignModule($0)) }
        let stale = self.stale
        let files = pipeline.files.modules[index].filter(stale.slice.contains)
        let isPart = files.count < pipeline.files.modules[index].count
        var allNames: (@Sendable () -> ModuleNames)?
        if isPart {
            let names = Lazy { stale.names(ofModule: index) }
            allNames = { names.value }
        }
        return Scope(
            project: module.project,
            module: module.name,
            architectures: table,
            symbols: Linker.symbols(
                outlines: files.flatMap { stale.outlines[$0]?.components ?? [] },
                models: files.flatMap { stale.texts[$0]?.parsed.models ?? [] },
                written: files.flatMap { stale.texts[$0]?.parsed.architectures ?? [] },
                project: module.project,
                allNames: allNames
            ),
            dependencies: Dictionary(known, uniquingKeysWith: { first, _ in first }),
            otherArchitectures: stale.architectures.others(at: index)
        )
    }

    /// In a circle, which is reported, a module knows nothing of one that was not made yet.
    private func foreignModule(_ name: String) -> ForeignModule {
        if let index = pipeline.sources.modules.firstIndex(where: { $0.name == name }) {
            return made[index].map { ForeignModule(name, $0) } ?? ForeignModule(.unknown(name))
        }
        return ForeignModule(pipeline.interfaces.interfaces[name] ?? .unknown(name))
    }
}
