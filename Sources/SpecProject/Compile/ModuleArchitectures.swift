import ScreenSpecDiagnostics
import SpecFrontEnd

/// The architectures that the screens of each module may have: built-in ones, those of its own specs, and those of modules that
/// it depends on, also through others.
///
/// The architecture of an unrelated module is none of its own: that module compiled alone would not know of it.
package struct ModuleArchitectures: Sendable {
    private let modules: [ModuleSources]
    private var tables: [ArchitectureTable] = []
    /// For each module the architectures that it may not have, with the module that declares each.
    private var others: [[String: String]] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter others: Specs of architectures that come with the interfaces of other modules.
    init(_ modules: [ModuleSources], _ parsed: [[ParsedFile]], others: [ParsedFile]) {
        self.modules = modules
        let declaring = parsed.indices.filter { parsed[$0].contains(where: \.declaresArchitecture) }
        let all = Linker.architectures(in: others + declaring.flatMap { parsed[$0] })
        diagnostics = all.diagnostics
        tables = Array(repeating: all, count: modules.count)
        self.others = Array(repeating: [:], count: modules.count)
        guard modules.count > 1, !declaring.isEmpty else { return }
        let dependencies = ModuleOrder.dependencies(modules)
        for index in modules.indices {
            let reachable = ModuleOrder.reachable(from: index, dependencies)
            let foreign = declaring.filter { !reachable.contains($0) }
            guard !foreign.isEmpty else { continue }
            tables[index] = Linker.architectures(
                in: others + declaring.filter(reachable.contains).flatMap { parsed[$0] }
            )
            diagnostics += tables[index].diagnostics
            for other in foreign {
                for case .architecture(let architecture) in parsed[other].flatMap(\.documents) {
                    self.others[index][architecture.name.text] = modules[other].name ?? ""
                }
            }
        }
    }

    subscript(index: Int) -> ArchitectureTable { tables[index] }

    func others(at index: Int) -> [String: String] { others[index] }
}
