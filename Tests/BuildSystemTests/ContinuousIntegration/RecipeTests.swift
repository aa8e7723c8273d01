import Foundation
import TestSupport
import Testing
import YAMLTree

/// The recipes of the documentation, run command by command in a clone of a team's repository.
@Suite("Recipes for servers", .enabled(if: PackageRepository.isPossible, "this package is no Git repository"))
struct RecipeTests {
    private func recipe(_ index: Int, of page: Recipe.Page = .compile) throws -> Recipe {
        let blocks = try Recipe.blocks("yml", of: page)
        try #require(blocks.count == (page == .compile ? 3 : 2))
        return try Recipe(blocks[index])
    }

    // MARK: GitHub

    /// Runs all steps of the job in order; returns the step that has failed, if one has, and the artifacts.
    private func runGitHub(
        _ recipe: Recipe,
        job: String = "specs",
        _ service: ServiceRun
    ) throws -> (failed: Completed?, artifacts: [String]) {
        var failed: Completed?
        var artifacts: [String] = []
        for step in recipe.elements(["jobs", job, "steps"]) {
            switch recipe.text(["if"], in: step) {
            case nil: if failed != nil { continue }
            case "failure()": if failed == nil { continue }
            case "always()": break
            case .some(let condition): Issue.record("unknown condition \(condition)")
            }
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
                let path = try #require(path)
                #expect(path == ".screenspec" || path.hasPrefix(".screenspec-source/"))
                #expect(path == ".screenspec" || service.exists(".screenspec-source"))
            case "github/codeql-action/upload-sarif":
                artifacts.append(try service.read(try #require(recipe.text(["with", "sarif_file"], in: step))))
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

    @Test("GitHub Actions: the check of what a pull request changes")
    func gitHubCheck() throws {
        let recipe = try recipe(0, of: .check)
        #expect(recipe.text(["on"]) == "pull_request")
        try ServiceRun.with { service in
            var service = service
            service.variables = [
                "GITHUB_BASE_REF": "main", "GITHUB_WORKSPACE": service.workspace,
                "GITHUB_STEP_SUMMARY": service.folder.path("summary.md"), "HOME": service.folder.path,
            ]
            try service.propose(ServiceRun.rightView)
            let passed = try runGitHub(recipe, job: "architecture", service)
            #expect(passed.failed == nil, "\(passed.failed?.output ?? "")\(passed.failed?.errors ?? "")")
            #expect(try service.installed() == ["git", "libyaml-dev", "pkg-config"])

            try service.propose(ServiceRun.wrongView)
            let failed = try runGitHub(recipe, job: "architecture", service)
            #expect(failed.failed?.status == 1)
            #expect(failed.failed?.output.contains("::error file=Sources/ShopView.swift,line=4") == true)
            #expect(failed.artifacts.map { $0.contains("\"private-subviews\"") } == [true])
            #expect(try service.folder.read("summary.md").contains("private-subviews"))
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

    @Test("GitLab: the check of what a merge request changes")
    func gitLabCheck() throws {
        let recipe = try recipe(1, of: .check)
        let commands = ["before_script", "script"].flatMap {
            recipe.elements(["architecture", $0]).map { recipe.text($0) }
        }.joined(separator: "\n")
        try ServiceRun.with { service in
            var service = service
            service.variables = ["CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main"]
            try service.propose(ServiceRun.rightView)
            try service.checkOut()
            let passed = try service.shell(commands)
            #expect(passed.status == 0, "\(passed.output)\(passed.errors)")

            try service.propose(ServiceRun.wrongView)
            try service.checkOut()
            let failed = try service.shell(commands)
            #expect(failed.status == 1)
            for report in ["codequality", "junit"] {
                let file = try #require(recipe.text(["architecture", "artifacts", "reports", report]))
                #expect(try service.read(file).contains("private-subviews"), "\(report)")
            }
        }
    }
}
