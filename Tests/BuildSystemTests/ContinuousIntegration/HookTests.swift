import Foundation
import TestSupport
import Testing
import YAMLTree

/// The hooks of the documentation, in a repository with commits.
@Suite("Hooks before a commit")
struct HookTests {
    private static let spec = "models:\n  A: {generate: true, properties: {b: String}}\n"
    private static let changed = spec.replacing("{b:", with: "{c:")

    /// A repository whose outputs are up to date and not committed yet.
    private func inRepository(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\n", to: "screenspec.yaml")
            try folder.write(Self.spec, to: "Specs/A.models.yaml")
            try folder.write(".screenspec/\n", to: ".gitignore")
            #expect(try shell("screenspec compile", in: folder).status == 0)
            #expect(try shell("git init --quiet", in: folder).status == 0)
            try body(folder)
        }
    }

    private func shell(_ command: String, in folder: TemporaryFolder) throws -> Completed {
        let products = URL(fileURLWithPath: try Products.executable("screenspec")).deletingLastPathComponent().path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try run(
            "/bin/sh",
            ["-ec", command],
            environment: ServiceRun.gitSettings.merging(["PATH": "\(products):\(path)"]) { _, new in new },
            in: folder.path
        )
    }

    @Test("of Git itself refuse what is stale, and pass what is not")
    func gitHook() throws {
        let hook = try #require(try Recipe.blocks("sh").last)
        try #require(hook.hasPrefix("#!/bin/sh\n"))
        try inRepository { folder in
            // A file that this process has written may be open in a child that it starts meanwhile, and can't be executed then.
            try folder.write(hook, to: ".git/hook")
            let install = "cp .git/hook .git/hooks/pre-commit && chmod 755 .git/hooks/pre-commit"
            #expect(try shell(install, in: folder).status == 0)
            func commit(_ paths: String) throws -> Completed {
                try shell("git add \(paths) && git commit --quiet --message Change", in: folder)
            }
            let first = try commit(".")
            #expect(first.status == 0, "\(first.output)\(first.errors)")

            try folder.write(Self.changed, to: "Specs/A.models.yaml")
            let forgotten = try commit(".")
            #expect(forgotten.status == 1)
            #expect((forgotten.output + forgotten.errors).contains("[outdated-output]"))

            // Compiled, and the outputs left out of the commit: the folder is right, and what is staged is not.
            #expect(try shell("screenspec compile", in: folder).status == 0)
            #expect(try commit("Specs").status == 1)
            // Edits that are not part of the commit are no reason to refuse it.
            let whole = try shell(
                "git add . && echo '# later' >> Specs/A.models.yaml && git commit --quiet -m All",
                in: folder
            )
            #expect(whole.status == 0, "\(whole.output)\(whole.errors)")

            try folder.write(
                try folder.read("Generated/A.models.swift") + "// Edited.\n",
                to: "Generated/A.models.swift"
            )
            let edited = try commit("Generated")
            #expect(edited.status == 1)
            #expect((edited.output + edited.errors).contains("[edited-output]"))

            try folder.write("text\n", to: "notes.txt")
            #expect(
                try shell("git reset --quiet && git add notes.txt && git commit --quiet -m Notes", in: folder).status
                    == 0
            )
            #expect(try shell("git rev-list --count HEAD", in: folder).output == "3\n")
        }
    }

    @Test("of pre-commit run for the files that they are for")
    func preCommit() throws {
        let blocks = try Recipe.blocks("yml")
        let recipe = try Recipe(try #require(blocks.last))
        let repository = try #require(recipe.elements(["repos"]).first)
        #expect(recipe.text(["repo"], in: repository) == "local")
        let hook = try #require(recipe.elements(["hooks"], in: repository).first)
        #expect(recipe.text(["language"], in: hook) == "system")
        #expect(recipe.text(["pass_filenames"], in: hook) == "false")
        let entry = try #require(recipe.text(["entry"], in: hook))
        let pattern = try Regex(try #require(recipe.text(["files"], in: hook)))
        for path in [
            "Specs/A.screen.yaml", "screenspec.yaml", "App/screenspec.yaml", "Generated/A.models.swift",
            "App/Generated/A.models.swift",
        ] {
            #expect(path.contains(pattern), "\(path)")
        }
        for path in ["ci.yaml", "App/A.swift", "NotGenerated/A.swift"] { #expect(!path.contains(pattern), "\(path)") }

        try inRepository { folder in
            // As pre-commit does: if a staged file meets the pattern, the entry is run in the folder of the repository.
            func commit() throws -> Int32 {
                let staged = try shell("git add . && git diff --cached --name-only", in: folder).output
                if staged.split(separator: "\n").contains(where: { $0.contains(pattern) }) {
                    let checked = try shell(entry, in: folder)
                    guard checked.status == 0 else { return checked.status }
                }
                return try shell("git commit --quiet --message Change", in: folder).status
            }
            #expect(try commit() == 0)
            try folder.write(Self.changed, to: "Specs/A.models.yaml")
            #expect(try commit() == 1)
            #expect(try shell("screenspec compile", in: folder).status == 0)
            #expect(try commit() == 0)
            try folder.write("text\n", to: "notes.txt")
            #expect(try commit() == 0)
        }
    }

    @Test(
        "of pre-commit pass and refuse where pre-commit itself runs them",
        .enabled(if: BuildTools.find("pre-commit") != nil, "This needs pre-commit, a Python package.")
    )
    func preCommitItself() throws {
        let configuration = try #require(try Recipe.blocks("yml").last)
        try inRepository { folder in
            try folder.write(configuration, to: ".pre-commit-config.yaml")
            let installed = try shell("pre-commit install", in: folder)
            try #require(installed.status == 0, "\(installed.output)\(installed.errors)")
            func commit() throws -> Completed {
                try shell("git add . && git commit --quiet --message Change", in: folder)
            }
            let first = try commit()
            #expect(first.status == 0, "\(first.output)\(first.errors)")
            try folder.write(Self.changed, to: "Specs/A.models.yaml")
            let forgotten = try commit()
            #expect(forgotten.status == 1)
            #expect((forgotten.output + forgotten.errors).contains("[outdated-output]"))
            #expect(try shell("screenspec compile", in: folder).status == 0)
            #expect(try commit().status == 0)
        }
    }
}
