import CodeProject
import ScreenModel
import ScreenSpecFileSystem
import SpecExtraction

/// How Swift is written in a drafted project: as the app's own project says it, and as most of its code is.
struct DraftedSettings: Sendable {
    /// `nil` where no project says it.
    private let minimumDeployment: DeploymentTarget?
    private let habits: SwiftHabits

    /// - Parameter folder: That of the project, absolute.
    init(_ habits: SwiftHabits, in folder: String) {
        self.habits = habits
        minimumDeployment = Self.targets(in: folder).min()
    }

    /// What differs from what holds without a word.
    var lines: [String] {
        var lines: [String] = []
        if habits.isPublic { lines.append("  access: public") }
        if !habits.hasActors { lines.append("  isolation: none") }
        if let minimumDeployment { lines.append("  minimumDeployment: \(minimumDeployment)") }
        return lines.isEmpty ? [] : ["", "# As the app's project and most of its code have it.", "swift:"] + lines
    }

    // MARK: Deployment

    /// What projects of Xcode, its generators and packages say in the folder and those in it.
    private static func targets(in folder: String) -> [DeploymentTarget] {
        // Where Tuist has what its projects share.
        let shared = Paths.join(folder, "Tuist/ProjectDescriptionHelpers")
        let names = ((try? FolderListing(path: shared))?.entries ?? []).filter { $0.kind == .file }.map(\.name)
        let files =
            BuildFolders(in: folder, depth: 1).all.flatMap(\.descriptions) + names.map { Paths.join(shared, $0) }
        return files.flatMap { path -> [DeploymentTarget] in
            guard let bytes = try? FileReader().read(path) else { return [] }
            return targets(in: bytes, isYAML: path.hasSuffix(".yml") || path.hasSuffix(".yaml"))
        }
    }

    /// `IPHONEOS_DEPLOYMENT_TARGET = 15.0;`, `.iOS(.v15)`, `.iOS("15.4")`, and `iOS: "15.0"` in YAML.
    private static func targets(in bytes: [UInt8], isYAML: Bool) -> [DeploymentTarget] {
        ["IPHONEOS_DEPLOYMENT_TARGET", isYAML ? "iOS:" : ".iOS("].flatMap { introducer in
            places(behind: Array(introducer.utf8), in: bytes).compactMap { place -> DeploymentTarget? in
                let text = String(decoding: bytes[place...].prefix(20), as: UTF8.self)
                let rest = text.drop { !$0.isNumber && $0 != "\n" }
                let version = rest.prefix { $0.isNumber || $0 == "." || $0 == "_" }
                let numbers = version.split { $0 == "." || $0 == "_" }.compactMap { Int($0) }
                guard let major = numbers.first, (1...99).contains(major) else { return nil }
                return DeploymentTarget(major: major, minor: numbers.dropFirst().first ?? 0)
            }
        }
    }

    /// Of a project of Xcode, which may be as long as all the code, in bytes.
    private static func places(behind introducer: [UInt8], in bytes: [UInt8]) -> [Int] {
        bytes.indices.filter { bytes[$0] == introducer[0] && bytes[$0...].starts(with: introducer) }
            .map { $0 + introducer.count }
    }
}
