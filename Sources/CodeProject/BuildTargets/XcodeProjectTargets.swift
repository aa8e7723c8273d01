import ScreenSpecFileSystem

/// The targets of a project of Xcode, with the files that each compiles.
struct XcodeProjectTargets {
    private(set) var targets: [BuildTarget] = []
    private let objects: PropertyList
    /// The folder of the project, from that of the specs' project.
    private let display: String
    private let origin: String
    /// The paths of groups and files, from there.
    private var paths: [String: String] = [:]
    /// The folders that Xcode keeps in step with the disk.
    private var synchronizedGroups: [String] = []

    /// - Parameters:
    ///   - display: The folder in which the project lies.
    ///   - origin: The project, from that of the specs' project.
    init(at path: String, _ display: String, _ origin: String) {
        (self.display, self.origin) = (display, origin)
        let root = (try? FileReader().read(path)).flatMap { PropertyList($0) }
        objects = root?["objects"] ?? .mapping([:])
        guard let project = root?.text("rootObject").flatMap({ objects[$0] }) else { return }
        if let main = project.text("mainGroup") {
            place(main, in: Paths.normalised(Paths.join(".", project.text("projectDirPath") ?? "")), depth: 0)
        }
        targets = project.texts("targets").compactMap(target)
    }

    // MARK: Places

    private static let depthLimit = 64

    private mutating func place(_ id: String, in folder: String, depth: Int) {
        guard let object = objects[id], depth < Self.depthLimit, paths[id] == nil else { return }
        let path: String
        switch object.text("sourceTree") {
        case "<group>": path = Paths.normalised(Paths.join(folder, object.text("path") ?? "."))
        case "SOURCE_ROOT": path = Paths.normalised(object.text("path") ?? ".")
        default: return
        }
        paths[id] = path
        if object.text("isa") == "PBXFileSystemSynchronizedRootGroup" { synchronizedGroups.append(id) }
        for child in object.texts("children") { place(child, in: path, depth: depth + 1) }
    }

    private func path(of id: String) -> String? {
        paths[id].map { BuildTargets.path($0, in: display) }
    }

    // MARK: Targets

    private func target(_ id: String) -> BuildTarget? {
        guard let object = objects[id], object.text("isa") == "PBXNativeTarget", let name = object.text("name") else {
            return nil
        }
        let type = object.text("productType") ?? ""
        return BuildTarget(
            named: name,
            in: origin,
            module: setting("PRODUCT_MODULE_NAME", of: object) ?? setting("PRODUCT_NAME", of: object),
            isTest: type.contains(".bundle.u"),
            isApplication: type.contains(".application"),
            isLibrary: type.contains(".framework") || type.contains(".library"),
            dependencies: dependencies(of: object),
            sources: sources(of: object, id)
        )
    }

    /// A setting that is a plain word.
    private func setting(_ name: String, of target: PropertyList) -> String? {
        let list = target.text("buildConfigurationList").flatMap { objects[$0] }
        let values = list?.texts("buildConfigurations").compactMap { objects[$0]?["buildSettings"]?.text(name) }
        return values?.first { !$0.contains("$") }
    }

    private func dependencies(of target: PropertyList) -> [String] {
        let targets = target.texts("dependencies").compactMap { id -> String? in
            let dependency = objects[id]
            let named = dependency?.text("target").flatMap { objects[$0]?.text("name") }
            let proxy = dependency?.text("targetProxy").flatMap { objects[$0]?.text("remoteInfo") }
            return named ?? dependency?.text("name") ?? proxy
        }
        let products = target.texts("packageProductDependencies").compactMap { objects[$0]?.text("productName") }
        return targets + products
    }

    private func sources(of target: PropertyList, _ id: String) -> BuildTarget.Sources {
        var sources = BuildTarget.Sources()
        let phases = target.texts("buildPhases").compactMap { objects[$0] }
        for phase in phases where phase.text("isa") == "PBXSourcesBuildPhase" {
            let files = phase.texts("files").compactMap { objects[$0]?.text("fileRef") }
            sources.files.formUnion(files.compactMap(path).filter { $0.hasSuffix(".swift") })
        }
        let own = target.texts("fileSystemSynchronizedGroups")
        sources.folders = own.compactMap(path)
        for (group, exceptions) in exceptions(of: id) {
            if own.contains(group) {
                sources.excluded += exceptions
            } else {
                sources.files.formUnion(exceptions.filter { $0.hasSuffix(".swift") })
            }
        }
        return sources
    }

    /// What folders that Xcode keeps in step with the disk say of a target otherwise than of others.
    private func exceptions(of target: String) -> [(group: String, paths: [String])] {
        synchronizedGroups.flatMap { id in
            let sets = objects[id]?.texts("exceptions").compactMap { objects[$0] } ?? []
            return sets.filter { $0.text("target") == target }.compactMap { set -> (group: String, paths: [String])? in
                guard let folder = path(of: id) else { return nil }
                return (id, set.texts("membershipExceptions").map { BuildTargets.path($0, in: folder) })
            }
        }
    }
}
