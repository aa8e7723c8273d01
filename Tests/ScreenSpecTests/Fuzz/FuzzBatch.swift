import Foundation
import TestSupport
import Testing

/// Several damaged copies of a project, each a module of one large project, so that one run compiles them all.
///
/// The run is a process of its own: a crash is then a finding of the test and not its end.
struct FuzzBatch {
    /// Copies of this many specs together keep a run short.
    private static let specs = 24
    /// The most memory that a run may take.
    private static let megabytes = 256
    private static let timeout = 120

    private let project: SpecProject
    private let seed: UInt64
    private let copies: [Copy]
    private let projectFile: String

    private struct Copy {
        let name: String
        /// The specs by their paths in the project.
        let specs: [String: [UInt8]]
    }

    /// - Parameter damagesAll: Whether to damage every spec rather than one, after which little compiles.
    init(_ project: SpecProject, seed: UInt64, damagesAll: Bool) throws {
        self.project = project
        self.seed = seed
        var mutator = Mutator(seed: seed)
        let paths = try project.specs().filter { $0 != "screenspec.yaml" }
        let texts = try paths.map { try project.folder.appendingPathComponent($0).readText() }
        // Architectures are those of all modules, so that two copies would clash.
        let isSingle = paths.contains { $0.hasSuffix(".architecture.yaml") }
        let count = isSingle || paths.isEmpty ? 1 : max(1, Self.specs / paths.count)
        copies = (0..<count).map { number in
            let damaged = mutator.number(in: 0...max(paths.count - 1, 0))
            var specs: [String: [UInt8]] = [:]
            for (index, path) in paths.enumerated() {
                let isDamaged = damagesAll || index == damaged
                specs[path] = isDamaged ? mutator.mutate(texts[index]) : Array(texts[index].utf8)
            }
            return Copy(name: "M\(number)", specs: specs)
        }
        let lines = try project.folder.appendingPathComponent("screenspec.yaml").readText().split(separator: "\n")
        projectFile =
            lines.filter { !$0.hasPrefix("specs:") && !$0.hasPrefix("output:") }.joined(separator: "\n") + "\n"
    }

    /// Compiles all copies; what is made of those without an error is returned.
    func run() throws -> [String] {
        try TemporaryFolder.with { folder in
            for copy in copies {
                for (path, bytes) in copy.specs { try folder.write(bytes, to: "\(copy.name)/\(path)") }
            }
            var remaining = copies
            // One mistake of several copies, such as a type of one name, is reported in the first of them: what is left
            // when that is taken away may have it too.
            while !remaining.isEmpty {
                guard let compiled = try compile(remaining, in: folder) else {
                    try blame(in: folder)
                    return []
                }
                try expectBoundedMemory(compiled)
                guard compiled.status != 0 else { break }
                let wrong = Set(
                    compiled.errors.compactMap { $0.place?.path.split(separator: "/").first.map(String.init) }
                )
                let right = remaining.filter { !wrong.contains($0.name) }
                guard right.count < remaining.count else {
                    Issue.record("A run fails without an error in any copy: \(compiled.text)\(origin)")
                    return []
                }
                remaining = right
            }
            return try folder.texts(in: "Generated").sorted { $0.key < $1.key }.map(\.value)
        }
    }

    private var origin: String { "\(project.path), batch seed \(seed)" }

    /// `nil` where the run crashed or did not end.
    private func compile(_ copies: [Copy], in folder: TemporaryFolder) throws -> Compiled? {
        let modules = copies.map { "  \($0.name): {specs: [\($0.name)], output: Generated/\($0.name)}\n" }.joined()
        try folder.write(projectFile + "modules:\n" + modules, to: "screenspec.yaml")
        guard let compiled = try? folder.compile(["--stats"], timeout: Self.timeout), !compiled.completed.wasKilled,
            [0, 1, 2].contains(compiled.status)
        else { return nil }
        return compiled
    }

    /// Finds the copy that ends the compiler, and shows it.
    private func blame(in folder: TemporaryFolder) throws {
        for copy in copies where try compile([copy], in: folder) == nil {
            let texts = copy.specs.sorted { $0.key < $1.key }.map {
                "\($0.key):\n\(String(decoding: $0.value, as: UTF8.self))"
            }
            Issue.record("The compiler crashes or hangs on \(origin), \(copy.name):\n\(texts.joined(separator: "\n"))")
            return
        }
        Issue.record("The compiler crashes or hangs on \(origin), on all copies together only")
    }

    private func expectBoundedMemory(_ compiled: Compiled) throws {
        let line = compiled.completed.errors.split(separator: "\n").last { $0.hasPrefix("peak memory") }
        let megabytes = try #require(line?.split(separator: " ").compactMap { Double($0) }.first)
        #expect(megabytes < Double(Self.megabytes), "\(origin)")
    }
}
