import Foundation

/// Programs that some tests need; where one is missing, these tests are skipped.
enum BuildTools {
    static let swift = find("swift")
    static let bazel = find("bazel")
    static let nginx = find("nginx")

    /// The path of a program on `PATH`, or where systems keep what only an administrator runs.
    static func find(_ name: String) -> String? {
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":/usr/sbin"
        return path.split(separator: ":").map { "\($0)/\(name)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}
