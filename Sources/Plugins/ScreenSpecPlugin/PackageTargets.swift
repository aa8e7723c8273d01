import Foundation
import PackagePlugin

/// The targets of a package and of those that it depends on, as far as their specs go.
struct PackageTargets {
    private let folders: [Target.ID: URL]

    init(of root: Package) {
        folders = Dictionary(
            Self.packages(from: root).flatMap { package in package.targets.map { ($0.id, package.directoryURL) } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Without packages, a target has the settings of its own folder.
    init() {
        folders = [:]
    }

    func node(of target: SwiftSourceModuleTarget) -> TargetNode {
        let folders = [target.directoryURL] + (folders[target.id].map { [$0] } ?? [])
        return TargetNode(
            name: target.moduleName,
            project: CompileStep.project(in: folders),
            specs: SpecFiles(among: target.sourceFiles.lazy.map(\.url))
        ) {
            target.dependencies.flatMap { dependency -> [TargetNode] in
                switch dependency {
                case .target(let other): (other as? SwiftSourceModuleTarget).map { [node(of: $0)] } ?? []
                case .product(let product): nodes(of: product)
                @unknown default: []
                }
            }
        }
    }

    func nodes(of product: Product) -> [TargetNode] {
        product.targets.compactMap { ($0 as? SwiftSourceModuleTarget).map(node) }
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
