import Foundation

/// A target of an Xcode project or of a package, as far as its specs go.
struct TargetNode {
    let name: String
    /// The project file of the target, or the folder that stands for one.
    let project: URL
    let specs: SpecFiles
    /// What the target depends on directly.
    let dependencies: () -> [TargetNode]

    /// The target itself, and then all targets with specs that it depends on, also through others, each once and by name.
    func modules() -> [BuildDescription.Module] {
        [module(isOwn: true)] + nodesBelow().map { $0.module(isOwn: false) }
    }

    /// All targets with specs that it depends on, also through others, each once and by name.
    func nodesBelow() -> [TargetNode] {
        var found: [String: TargetNode] = [:]
        var seen: Set<String> = [name]
        var waiting = dependencies()
        while let next = waiting.popLast() {
            guard seen.insert(next.name).inserted else { continue }
            waiting += next.dependencies()
            if !next.specs.specs.isEmpty { found[next.name] = next }
        }
        return found.values.sorted { $0.name < $1.name }
    }

    /// A spec may name what its own target may import. The settings of the target that is compiled are those of the run.
    private func module(isOwn: Bool) -> BuildDescription.Module {
        let names = Set(dependencies().filter { !$0.specs.specs.isEmpty && $0.name != name }.map(\.name))
        return BuildDescription.Module(
            name: name,
            project: isOwn ? nil : project.path,
            specs: specs.specs.map(\.path),
            dependsOn: names.sorted()
        )
    }
}
