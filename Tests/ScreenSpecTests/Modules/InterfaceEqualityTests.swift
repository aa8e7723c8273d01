import Foundation
import TestSupport
import Testing

/// Whether a module is made from the specs of those that it depends on, or from what these show: its Swift is the same.
///
/// `SCREENSPEC_FUZZ_SEED=7` makes other projects, the same each time.
@Suite("A module's Swift")
struct InterfaceEqualityTests {
    private static let seed = UInt64(ProcessInfo.processInfo.environment["SCREENSPEC_FUZZ_SEED"] ?? "") ?? 1
    private static let projectCount: UInt64 = 16

    @Test("is the same from interfaces and from specs", .takes(atMost: .seconds(4 * 60)))
    func equals() throws {
        var importCount = 0
        for number in 0..<Self.projectCount {
            let seed = Self.seed &* 1_000 &+ number
            let project = RandomModules(seed: seed)
            let whole = try generated(project) { folder in
                let compiled = try folder.compile(["--no-cache"])
                try #require(compiled.errors.isEmpty, "seed \(seed)\n\(compiled.text)")
            }
            importCount += whole.values.count { $0.contains("import Module") }
            let alone = try generated(project) { folder in
                for module in project.names {
                    let compiled = try folder.compile(["--module", module])
                    try #require(compiled.errors.isEmpty, "seed \(seed), \(module)\n\(compiled.text)")
                    // What is needed of it from here on is what it has left.
                    try FileManager.default.removeItem(atPath: folder.path("\(module)/Specs"))
                }
            }
            #expect(alone == whole, "seed \(seed)")
            let described = try generated(project) { folder in try describe(project, in: folder) }
            // Of a description, each spec has an output, be it a remark.
            #expect(described.filter { !$0.value.hasSuffix("makes Swift.\n") } == whole, "seed \(seed)")
        }
        #expect(importCount > 10)
    }

    private func generated(_ project: RandomModules, _ compile: (TemporaryFolder) throws -> Void) throws -> [String:
        String]
    {
        try TemporaryFolder.with { folder in
            for (path, text) in project.files { try folder.write(text, to: path) }
            try compile(folder)
            return try folder.texts(in: "Generated")
        }
    }

    /// As the plugin for SwiftPM does, which knows of specs only: all modules below are read as such.
    private func describe(_ project: RandomModules, in folder: TemporaryFolder) throws {
        for module in project.names {
            var modules = [module]
            for index in 0..<64 where index < modules.count {
                for other in project.dependencies[modules[index]] ?? [] where !modules.contains(other) {
                    modules.append(other)
                }
            }
            let entries = modules.map { name in
                [
                    "name": name, "specs": project.specs(of: name), "dependsOn": project.dependencies[name] ?? [],
                ] as [String: Any]
            }
            let description: [String: Any] = ["version": 1, "module": module, "modules": entries]
            let data = try JSONSerialization.data(withJSONObject: description)
            try folder.write(Array(data), to: "\(module).json")
            let compiled = try folder.compile(
                ["--build-description", "\(module).json", "--output", "Generated/\(module)"]
            )
            try #require(compiled.errors.isEmpty, "\(module)\n\(compiled.text)")
        }
    }
}
