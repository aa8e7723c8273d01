import Foundation
import TestSupport
import Testing

/// Swift that is compiled, linked and run.
enum SwiftProgram {
    static var compiler: String? { tool("swiftc") }

    /// The output of a program of these files, by name; one of them is `main.swift`.
    static func run(_ sources: [String: String], languageMode: String = "6") throws -> String {
        let compiler = try #require(compiler, "swiftc is not on PATH")
        return try TemporaryFolder.with { folder in
            for (name, text) in sources { try folder.write(text, to: name) }
            let paths = sources.keys.sorted().map { folder.path($0) }
            let program = folder.path("program")
            let compiled = try TestSupport.run(
                compiler,
                ["-wmo", "-swift-version", languageMode, "-warnings-as-errors"] + paths + ["-o", program]
            )
            try #require(compiled.status == 0, "\(compiled.errors)")
            let ended = try TestSupport.run(program, environment: ["LANG": "en_001", "TZ": "UTC"])
            try #require(ended.status == 0, "\(ended.errors)")
            return ended.output
        }
    }

    /// The path of a program on `PATH`.
    static func tool(_ name: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { "\($0)/\(name)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}
