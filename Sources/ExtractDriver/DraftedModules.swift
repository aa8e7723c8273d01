import CodeProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SourceCheck
import SpecExtraction

/// The modules of a drafted project: targets that are described, or else the folders at the top.
struct DraftedModules: Sendable {
    let all: [CodeModule]
    /// What says so, to go on with behind "as".
    private let origin: String
    /// The folders of modules that build no file from elsewhere.
    private let onlyFolders: [String: String]
    /// The modules that have documents.
    var described: Set<String> = []
    /// Whether the team writes an architecture of its own, which all modules share.
    var hasArchitecture = false
    /// Whether there are views that several modules compile, each for itself.
    private let haveSharedViews: Bool

    /// A module without code of its own, for what others share.
    var sharedModule: String? {
        guard hasArchitecture || haveSharedViews else { return nil }
        return all.contains { $0.name == "Shared" } ? "SharedSpecs" : "Shared"
    }

    /// `nil` where the app is one module.
    ///
    /// - Parameter folder: That of the project, absolute.
    init?(of subject: CodeSubject, in folder: String) {
        let build = BuildTargets(in: folder)
        let targets = build.targets.filter { !$0.isTest }
        let files = subject.code.files
        var owners = files.map { Self.owners(of: $0.path, among: targets) }
        let claimed = Set(files.indices.filter { !owners[$0].isEmpty }.map { Self.top(of: files[$0].path) })
        let unclaimed = files.indices.filter {
            owners[$0].isEmpty && !files[$0].isTest && files[$0].path.contains("/")
                && !claimed.contains(Self.top(of: files[$0].path))
        }
        let folders = Set(unclaimed.map { Self.top(of: files[$0].path) }.filter { $0 != ".." }).sorted()
        for number in unclaimed {
            guard let folder = folders.firstIndex(of: Self.top(of: files[number].path)) else { continue }
            owners[number] = [targets.count + folder]
        }
        guard targets.count + folders.count > 1 else { return nil }
        let units =
            targets.map { target in
                let named = Set(target.dependencies.flatMap { [$0] + (build.products[$0] ?? []) })
                return CodeUnit(
                    named: target.name,
                    module: target.module,
                    isApplication: target.isApplication,
                    dependencies: Set(
                        targets.indices.filter { targets[$0].isLibrary && named.contains(targets[$0].name) }
                    ),
                    isDescribed: true
                )
            } + folders.map { CodeUnit(named: $0, module: BuildTarget.identifier($0), isDescribed: false) }
        let modules = CodeModules(units, owners: owners, in: subject)
        (all, haveSharedViews) = (modules.all, modules.haveSharedViews)
        onlyFolders = Dictionary(targets.compactMap { target in target.onlyFolder.map { (target.module, $0) } }) { $1 }
        let named = Set(targets.map { Self.name(ofDescription: $0.origin) }).sorted()
        origin = named.isEmpty ? "the folders at the top" : "the targets of \(named.joined(separator: ", "))"
        if all.isEmpty { return nil }
    }

    /// The targets whose word comes nearest to a file.
    private static func owners(of path: String, among targets: [BuildTarget]) -> [Int] {
        let near = targets.map { $0.nearness(to: path) }
        guard let best = near.compactMap(\.self).max() else { return [] }
        return near.indices.filter { near[$0] == best }
    }

    private static func name(ofDescription path: String) -> String {
        path.hasSuffix(".xcodeproj") ? "the project of Xcode" : Paths.name(of: path)
    }

    private static func top(of path: String) -> String {
        path.firstIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// For the specs of each, from the folder for all specs.
    var folders: SpecFolders {
        let shared = sharedModule
        let names = all.map(\.name) + [shared].compactMap(\.self)
        return SpecFolders(
            ofModules: Dictionary(names.map { ($0, $0) }) { $1 },
            dependencies: Dictionary(all.map { ($0.name, $0.dependsOn + [shared].compactMap(\.self)) }) { $1 },
            home: shared
        )
    }

    // MARK: Text

    /// - Parameters:
    ///   - specs: The folder for all specs.
    ///   - scalar: Writes a text as YAML has it.
    func lines(specs: String, scalar: (String) -> String) -> [String] {
        var lines = ["", "# As \(origin) have them.", "modules:"]
        func add(_ key: String, _ values: [String]) {
            if !values.isEmpty { lines.append("    \(key): [\(values.map(scalar).joined(separator: ", "))]") }
        }
        let shared = hasArchitecture || described.contains(sharedModule ?? "") ? sharedModule : nil
        if let shared {
            lines += ["  # What the others share, and no code of its own.", "  \(shared):"]
            add("specs", ["\(specs)/\(shared)"])
        }
        for module in all {
            if !module.joined.isEmpty {
                let reason = module.isCircle ? "depend on one another" : "share code, or screens"
                lines.append("  # One module, since \(module.joined.formattedList(with: "and")) \(reason).")
            }
            lines.append("  \(scalar(module.name)):")
            if described.contains(module.name) {
                add("specs", ["\(specs)/\(module.name)"])
                if let folder = onlyFolders[module.name] {
                    lines.append("    output: \(scalar(Paths.join(folder, "Generated")))")
                }
            }
            add("sources", module.sources)
            add("dependsOn", module.dependsOn + [shared].compactMap(\.self))
        }
        return lines
    }
}
