import Foundation
import TestSupport
import Testing
import YAMLTree

/// The recipes of the documentation, run command by command in a clone of a team's repository.
@Suite("Recipes for servers", .enabled(if: ServiceRun.isPossible, "this package is no Git repository"))
struct RecipeTests {
    private func recipe(_ index: Int) throws -> Recipe {
        let blocks = try Recipe.blocks("yml")
        try #require(blocks.count == 3)
        return try Recipe(blocks[index])
    }

    // MARK: GitHub

    /// Runs all steps of the job in order; returns the step that has failed, if one has, and the artifacts.
    private func runGitHub(_ recipe: Recipe, _ service: ServiceRun) throws -> (failed: Completed?, artifacts: [String])
    {
        var failed: Completed?
        var artifacts: [String] = []
        for step in recipe.elements(["jobs", "specs", "steps"]) {
            let condition = recipe.text(["if"], in: step)
            try #require(condition == nil || condition == "failure()")
            guard (condition == "failure()") == (failed != nil) else { continue }
            if let command = recipe.text(["run"], in: step) {
                let completed = try service.shell(command)
                if completed.status != 0 { failed = completed }
                continue
            }
            // Every other step is an action of a fixed version.
            let action = try #require(recipe.text(["uses"], in: step))
            #expect(action.contains(/@v[0-9]+$/))
            let path = recipe.text(["with", "path"], in: step)
            switch action.prefix(while: { $0 != "@" }) {
            case "actions/checkout":
                guard let repository = recipe.text(["with", "repository"], in: step) else {
                    try service.checkOut()
                    continue
                }
                #expect(repository == "example/ScreenSpec")
                try service.checkOutPackage(to: try #require(path))
            case "actions/cache":
                #expect(try #require(path).hasPrefix(".screenspec-source/") && service.exists(".screenspec-source"))
            case "actions/upload-artifact": artifacts.append(try service.read(try #require(path)))
            default: Issue.record("unknown action \(action)")
            }
        }
        return (failed, artifacts)
    }

    @Test("GitHub Actions: every step of the job")
    func gitHub() throws {
        let recipe = try recipe(0)
        #expect(recipe.text(["permissions", "contents"]) == "read")
        #expect(recipe.elements(["on"]).map { recipe.text($0) } == ["push", "pull_request"])
        try ServiceRun.with { service in
            let passed = try runGitHub(recipe, service)
            #expect(passed.failed == nil, "\(passed.failed?.output ?? "")\(passed.failed?.errors ?? "")")
            #expect(passed.artifacts == [])
            #expect(try service.installed() == ["libyaml-dev", "pkg-config"])

            try service.forgetToCompile()
            let failed = try runGitHub(recipe, service)
            #expect(failed.failed?.status == 1)
            #expect(failed.failed?.errors.contains("outdated-output") == true)
            #expect(failed.artifacts.count == 1)
            #expect(failed.artifacts.first?.contains("\"outdated-output\"") == true)
        }
    }

    // MARK: GitLab

    @Test("GitLab: the whole job")
    func gitLab() throws {
        let recipe = try recipe(1)
        let commands = ["before_script", "script"].flatMap { recipe.elements(["specs", $0]).map { recipe.text($0) } }
        #expect(commands.count == 4)
        let artifacts = recipe.elements(["specs", "artifacts", "paths"]).map { recipe.text($0) }
        try ServiceRun.with { service in
            try service.checkOut()
            let passed = try service.shell(commands.joined(separator: "\n"))
            #expect(passed.status == 0, "\(passed.output)\(passed.errors)")
            #expect(try service.installed() == ["git", "libyaml-dev", "pkg-config"])
            // A second job finds the clone in its cache.
            #expect(service.exists(".screenspec-source/Package.swift"))
            #expect(try service.shell(commands.joined(separator: "\n")).status == 0)

            try service.forgetToCompile()
            try service.checkOut()
            let failed = try service.shell(commands.joined(separator: "\n"))
            #expect(failed.status == 1)
            #expect(failed.errors.contains("outdated-output"))
            for artifact in artifacts { #expect(try service.read(artifact).contains("\"outdated-output\"")) }
            #expect(artifacts.count == 1)
        }
    }
}
