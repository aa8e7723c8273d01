import Foundation
import TestSupport
import Testing

/// The programs of the Swift toolchain, and others that some tests need.
enum Tools {
    static let swiftc = find("swiftc")
    static let swiftFormat = find("swift-format")

    /// The path of a program on `PATH`.
    static func find(_ name: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { "\($0)/\(name)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}

/// How a team may have set its Swift compiler.
struct SwiftSettings: Sendable, CustomTestStringConvertible {
    let languageMode: String
    let isolatesToMainActor: Bool

    static let all = ["6", "5"].flatMap { mode in
        [false, true].map { SwiftSettings(languageMode: mode, isolatesToMainActor: $0) }
    }

    var testDescription: String {
        "Swift \(languageMode), default isolation \(isolatesToMainActor ? "MainActor" : "nonisolated")"
    }

    var arguments: [String] {
        ["-swift-version", languageMode, "-warnings-as-errors"]
            + (isolatesToMainActor ? ["-default-isolation", "MainActor"] : [])
    }
}
