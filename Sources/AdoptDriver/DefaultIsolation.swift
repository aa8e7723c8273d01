import ScreenSpecFileSystem

/// Whether a build gives the main actor to what says nothing of actors.
struct DefaultIsolation {
    let isMainActor: Bool

    /// - Parameter folder: The project's, in which packages and projects are looked for, and one level below.
    init(in folder: String) {
        let places =
            [folder] + Self.entries(of: folder).filter { $0.kind == .folder }.map { Paths.join(folder, $0.name) }
        isMainActor = places.contains { place in
            Self.entries(of: place).contains { entry in
                let path = Paths.join(place, entry.name)
                let file = entry.name.hasSuffix(".xcodeproj") ? Paths.join(path, "project.pbxproj") : path
                let isBuild = file != path || Self.names.contains(entry.name) || entry.name.hasSuffix(".xcconfig")
                return isBuild && Self.says(file)
            }
        }
    }

    private static func entries(of folder: String) -> [FolderListing.Entry] {
        ((try? FolderListing(path: folder))?.entries ?? []).filter { !$0.name.hasPrefix(".") }
    }

    private static let names: Set<String> = ["Package.swift", "project.yml", "project.yaml", "Project.swift"]

    /// `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;`, `.defaultIsolation(MainActor.self)`.
    private static func says(_ path: String) -> Bool {
        guard let bytes = try? FileReader().read(path) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return ["SWIFT_DEFAULT_ACTOR_ISOLATION", "defaultIsolation("].contains { setting in
            text.ranges(of: setting).contains { text[$0.upperBound...].prefix(20).contains("MainActor") }
        }
    }
}
