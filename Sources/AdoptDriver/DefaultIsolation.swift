import CodeProject
import ScreenSpecFileSystem

/// Whether a build gives the main actor to what says nothing of actors.
struct DefaultIsolation {
    let isMainActor: Bool

    /// - Parameter folder: The project's.
    init(in folder: String) {
        isMainActor = BuildFolders(in: folder).all.flatMap(\.descriptions).contains(where: Self.says)
    }

    /// `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;`, `.defaultIsolation(MainActor.self)`.
    private static func says(_ path: String) -> Bool {
        guard let bytes = try? FileReader().read(path) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return ["SWIFT_DEFAULT_ACTOR_ISOLATION", "defaultIsolation("].contains { setting in
            text.ranges(of: setting).contains { text[$0.upperBound...].prefix(20).contains("MainActor") }
        }
    }
}
