/// A target of an Xcode project or of a package, as far as its specs go.
struct TargetNode {
    let name: String
    /// The project file of another target, or the folder that stands for one; the run's own has none.
    let project: String?
    let specs: [String]
    /// What the target depends on directly.
    let dependencies: () -> [TargetNode]

    /// A module as the compiler is told of it.
    struct Module: Equatable {
        let name: String
        let project: String?
        let specs: [String]
        let dependsOn: [String]
    }

    /// The target itself, and then all targets with specs that it depends on, also through others, each once and by name.
    func modules() -> [Module] {
        var found: [String: Module] = [:]
        var seen: Set<String> = [name]
        var waiting = dependencies()
        while let next = waiting.popLast() {
            guard seen.insert(next.name).inserted else { continue }
            waiting += next.dependencies()
            if !next.specs.isEmpty { found[next.name] = next.module }
        }
        return [module] + found.values.sorted { $0.name < $1.name }
    }

    /// A spec may name what its own target may import.
    private var module: Module {
        let names = Set(dependencies().filter { !$0.specs.isEmpty && $0.name != name }.map(\.name))
        return Module(name: name, project: project, specs: specs, dependsOn: names.sorted())
    }
}
