import Foundation
import SourceText
import TestSupport
import Testing
import YAMLTree

/// The recipes of the documentation: what in them is a command of ours is run, in a project of a team.
@Suite("Recipes for servers")
struct RecipeTests {
    /// The blocks of the page in one language, in order: GitHub, GitLab, pre-commit.
    private static func blocks(_ language: String) throws -> [String] {
        let page = Fixtures.packageFolder().appendingPathComponent(
            "Sources/Documentation/ScreenSpec.docc/Continuous-integration.md"
        )
        return try page.readText().components(separatedBy: "```\(language)\n").dropFirst().map {
            $0.components(separatedBy: "\n```")[0] + "\n"
        }
    }

    private func recipe(_ index: Int) throws -> Recipe {
        let blocks = try Self.blocks("yml")
        try #require(blocks.count == 3)
        return try Recipe(blocks[index])
    }

    /// A project whose outputs are committed and up to date; the compiler is where the recipes have it.
    private func inProject(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\n", to: "screenspec.yaml")
            try folder.write("models:\n  A: {generate: true, properties: {b: String}}\n", to: "Specs/A.models.yaml")
            let compiler = URL(fileURLWithPath: try Products.executable("screenspec-compile"))
            let place = folder.url.appendingPathComponent(".screenspec-source/.build")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: place.appendingPathComponent("release"),
                withDestinationURL: compiler.deletingLastPathComponent()
            )
            #expect(try run(compiler.path, in: folder.path).status == 0)
            try body(folder)
        }
    }

    private func shell(_ command: String, in folder: TemporaryFolder) throws -> Completed {
        let products = folder.path(".screenspec-source/.build/release")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try run("/bin/sh", ["-ec", command], environment: ["PATH": "\(products):\(path)"], in: folder.path)
    }

    /// Runs a command where outputs are up to date, and where somebody forgot to compile.
    private func expectCheck(_ command: String) throws {
        try inProject { folder in
            let passed = try shell(command, in: folder)
            #expect(passed.status == 0, "\(passed.output)\(passed.errors)")
            try folder.write("models:\n  A: {generate: true, properties: {c: String}}\n", to: "Specs/A.models.yaml")
            let failed = try shell(command, in: folder)
            #expect(failed.status == 1, "\(failed.output)\(failed.errors)")
            #expect((failed.output + failed.errors).contains("outdated-output"))
        }
    }

    @Test("GitHub Actions: the step that checks")
    func gitHub() throws {
        let recipe = try recipe(0)
        let steps = recipe.elements(["jobs", "specs", "steps"])
        let commands = steps.compactMap { recipe.text(["run"], in: $0) }
        #expect(commands.count == 3)
        try expectCheck(try #require(commands.last))
        // Every other step is an action of a fixed version.
        let actions = steps.compactMap { recipe.text(["uses"], in: $0) }
        #expect(actions.count + commands.count == steps.count)
        #expect(actions.allSatisfy { $0.contains(/@v[0-9]+$/) })
    }

    @Test("GitLab: the job's script")
    func gitLab() throws {
        let recipe = try recipe(1)
        let script = recipe.elements(["specs", "script"]).map { recipe.text($0) }
        try expectCheck(script.joined(separator: "\n"))
        #expect(recipe.elements(["specs", "before_script"]).count == 3)
    }

    @Test("pre-commit: the hook and the files that call for it")
    func preCommit() throws {
        let recipe = try recipe(2)
        let repository = try #require(recipe.elements(["repos"]).first)
        let hook = try #require(recipe.elements(["hooks"], in: repository).first)
        try expectCheck(try #require(recipe.text(["entry"], in: hook)))
        let pattern = try Regex(try #require(recipe.text(["files"], in: hook)))
        for path in ["Specs/A.screen.yaml", "screenspec.yaml", "App/Generated/A.models.swift"] {
            #expect(path.contains(pattern), "\(path)")
        }
        for path in ["ci.yaml", "App/A.swift"] { #expect(!path.contains(pattern), "\(path)") }
    }

    @Test("A hook of Git's own stops a commit")
    func gitHook() throws {
        let hook = try #require(try Self.blocks("sh").last)
        try #require(hook.hasPrefix("#!/bin/sh\n"))
        try inProject { folder in
            func git(_ command: String) throws -> Completed {
                try shell("git -c user.name=Test -c user.email=test@example.com \(command)", in: folder)
            }
            #expect(try git("init --quiet").status == 0)
            try folder.write(hook, to: ".git/hooks/pre-commit")
            #expect(chmod(folder.path(".git/hooks/pre-commit"), 0o755) == 0)
            try folder.write(".screenspec-source/\n.screenspec/\n", to: ".gitignore")
            let first = try git("add . && git -c user.name=Test -c user.email=test@example.com commit -qm First")
            #expect(first.status == 0, "\(first.output)\(first.errors)")
            try folder.write("models:\n  A: {generate: true, properties: {c: String}}\n", to: "Specs/A.models.yaml")
            #expect(try git("commit -aqm Forgotten").status == 1)
            try folder.write("text\n", to: "notes.txt")
            #expect(
                try git("add notes.txt && git -c user.name=T -c user.email=t@example.com commit -qm Notes").status == 0
            )
        }
    }
}

/// A recipe as YAML, by the compiler's own reader.
private struct Recipe {
    private let tree: YAMLTree

    init(_ text: String) throws {
        let parsed = YAMLTree.parse(SourceFile(id: FileID(index: 0), path: "recipe.yml", bytes: Array(text.utf8)))
        try #require(parsed.1.isEmpty, "\(parsed.1)")
        tree = parsed.0
    }

    func elements(_ path: [String], in node: NodeID? = nil) -> [NodeID] {
        find(path, in: node).map { Array(tree.elements(of: $0)) } ?? []
    }

    func text(_ path: [String], in node: NodeID) -> String? {
        find(path, in: node).map(text)
    }

    func text(_ node: NodeID) -> String {
        tree.text(of: node)
    }

    private func find(_ path: [String], in node: NodeID?) -> NodeID? {
        path.reduce(node ?? tree.roots.first) { node, key in
            node.flatMap { tree.entries(of: $0).first { tree.text(of: $0.key) == key }?.value }
        }
    }
}
