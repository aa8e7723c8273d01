import SpecFrontEnd

/// What the specs of each module may name, made from the modules that it depends on.
struct ModuleScopes: Sendable {
    private let modules: [ModuleSources]
    private let tables: [SymbolTable]
    private let architectures: ArchitectureTable
    private var made: [Int: Scope] = [:]

    init(_ modules: [ModuleSources], _ tables: [SymbolTable], architectures: ArchitectureTable) {
        self.modules = modules
        self.tables = tables
        self.architectures = architectures
        let positions = Dictionary(
            modules.enumerated().map { ($0.element.name, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
        let dependencies = modules.map { module in module.dependsOn.compactMap { positions[$0] } }
        for index in Self.dependenciesFirst(dependencies) { made[index] = scope(at: index, dependencies[index]) }
    }

    /// The scope of the module at a place in the project file.
    subscript(index: Int) -> Scope {
        made[index] ?? scope(at: index, [])
    }

    private func scope(at index: Int, _ dependencies: [Int]) -> Scope {
        // In a circle, which is reported, a module knows the names of one that was not made yet, and no more.
        let known = dependencies.compactMap { position in
            modules[position].name.map { ($0, self[position]) }
        }
        return Scope(
            project: modules[index].project,
            module: modules[index].name,
            architectures: architectures,
            symbols: tables[index],
            dependencies: Dictionary(known, uniquingKeysWith: { first, _ in first })
        )
    }

    /// Every module after those that it depends on, as far as there is no circle; without recursion, since a project
    /// file may have any number of them.
    private static func dependenciesFirst(_ dependencies: [[Int]]) -> [Int] {
        var order: [Int] = []
        var seen: Set<Int> = []
        for start in dependencies.indices where seen.insert(start).inserted {
            var waiting = [(index: start, rest: dependencies[start][...])]
            while let current = waiting.last {
                if let next = current.rest.first {
                    waiting[waiting.count - 1].rest.removeFirst()
                    if seen.insert(next).inserted { waiting.append((next, dependencies[next][...])) }
                } else {
                    order.append(current.index)
                    waiting.removeLast()
                }
            }
        }
        return order
    }
}
