/// How the modules of a run stand to one another, by their places in it.
enum ModuleOrder {
    /// Every module after those that it depends on, as far as there is no circle; without recursion, since a project
    /// file may have any number of them.
    static func dependenciesFirst(_ modules: [ModuleSources]) -> [Int] {
        let dependencies = dependencies(modules)
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

    /// A module, and those that it depends on, also through others.
    static func reachable(from start: Int, _ dependencies: [[Int]]) -> Set<Int> {
        var seen: Set<Int> = [start]
        var waiting = [start]
        while let index = waiting.popLast() {
            for next in dependencies[index] where seen.insert(next).inserted { waiting.append(next) }
        }
        return seen
    }

    /// For each module those that it depends on and that are in the run.
    static func dependencies(_ modules: [ModuleSources]) -> [[Int]] {
        let positions = Dictionary(
            modules.enumerated().map { ($0.element.name, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
        return modules.map { module in module.dependsOn.compactMap { positions[$0] } }
    }
}
