import Foundation
import PackagePlugin

/// A target with those that it depends on and that have specs, whose types it may name.
struct TargetGraph {
    private let target: SwiftSourceModuleTarget
    /// By the identity of the target.
    private var others: [(target: SwiftSourceModuleTarget, specs: SpecFiles, project: URL)] = []

    init(of target: SwiftSourceModuleTarget, in package: Package) {
        self.target = target
        let packages = Self.packages(from: package)
        for case let other as SwiftSourceModuleTarget in target.recursiveTargetDependencies {
            let specs = SpecFiles(among: other.sourceFiles.lazy.map(\.url))
            guard !specs.specs.isEmpty, other.id != target.id else { continue }
            let folder = packages.first { $0.targets.contains { $0.id == other.id } }?.directoryURL
            let folders = [other.directoryURL] + (folder.map { [$0] } ?? [])
            others.append((other, specs, CompileStep.project(in: folders)))
        }
        others.sort { $0.target.moduleName < $1.target.moduleName }
    }

    var description: BuildDescription {
        let own = SpecFiles(among: target.sourceFiles.lazy.map(\.url))
        let modules = others.map { other in
            BuildDescription.Module(
                name: other.target.moduleName,
                project: other.project.path,
                specs: other.specs.specs.map(\.path),
                dependsOn: dependencies(of: other.target)
            )
        }
        return BuildDescription(
            module: target.moduleName,
            modules: [
                BuildDescription.Module(
                    name: target.moduleName,
                    project: nil,
                    specs: own.specs.map(\.path),
                    dependsOn: dependencies(of: target)
                )
            ] + modules
        )
    }

    var otherInputs: [URL] {
        others.flatMap { $0.specs.specs }
            + Set(others.flatMap { CompileStep.projectFiles($0.project) }).sorted { $0.path < $1.path }
    }

    /// The modules that a target may import since its manifest names them.
    private func dependencies(of target: any Target) -> [String] {
        let direct = target.dependencies.flatMap { dependency -> [any Target] in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.targets
            @unknown default: []
            }
        }
        let identities = Set(direct.map(\.id))
        return others.filter { identities.contains($0.target.id) }.map(\.target.moduleName)
    }

    /// The package and all that it depends on, each once.
    private static func packages(from root: Package) -> [Package] {
        var found = [root]
        var seen: Set<Package.ID> = [root.id]
        var next = 0
        while next < found.count {
            for dependency in found[next].dependencies where seen.insert(dependency.package.id).inserted {
                found.append(dependency.package)
            }
            next += 1
        }
        return found
    }
}
