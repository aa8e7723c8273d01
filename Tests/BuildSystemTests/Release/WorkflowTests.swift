import Foundation
import TestSupport
import Testing
import YAMLTree

/// A file that GitHub reads.
enum GitHubFile: String, CaseIterable {
    case workflow = ".github/workflows/release.yml"
    case action = ".github/actions/screenspec/action.yml"

    /// The schema that it has to meet, as check-jsonschema names it.
    var schema: String {
        switch self {
        case .workflow: "vendor.github-workflows"
        case .action: "vendor.github-actions"
        }
    }

    var path: String { Artifacts.packageFolder + "/" + rawValue }
}

/// The workflow that publishes when a tag is pushed, and the action that others use: against their schemas, and step by step.
@Suite("What GitHub runs")
struct WorkflowTests {
    private static let validator = BuildTools.find("check-jsonschema")

    @Test(
        "meets the schema",
        .enabled(if: validator != nil, "This needs check-jsonschema, a Python package."),
        arguments: GitHubFile.allCases
    )
    func meetsSchema(of file: GitHubFile) throws {
        let validator = try #require(Self.validator)
        let checked = try run(validator, ["--builtin-schema", file.schema, file.path])
        #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
        try TemporaryFolder.with { folder in
            let text = try URL(fileURLWithPath: file.path).readText()
            try folder.write(
                text.replacing("\n    steps:", with: "\n    step:").replacing("using:", with: "use:"),
                to: "wrong.yml"
            )
            #expect(try run(validator, ["--builtin-schema", file.schema, folder.path("wrong.yml")]).status == 1)
        }
    }

    private func recipe(_ file: GitHubFile) throws -> Recipe {
        try Recipe(URL(fileURLWithPath: file.path).readText())
    }

    /// The commands of a job or an action, in order, with what `${{ … }}` stands for.
    private func commands(_ path: [String], of recipe: Recipe, _ values: [String: String] = [:]) -> [String] {
        recipe.elements(path).compactMap { step in
            recipe.text(["run"], in: step).map { command in
                values.reduce(command) { $0.replacing("${{ \($1.key) }}", with: $1.value) }
            }
        }
    }

    @Test(
        "builds, bundles and publishes with every command of the workflow",
        .enabled(if: Artifacts.areMade && PackageRepository.isPossible, "needs python3, and git with a repository")
    )
    func release() throws {
        let recipe = try recipe(.workflow)
        try TemporaryFolder.with { folder in
            let artifacts = Artifacts(folder: folder)
            try writePrograms(artifacts)
            let clone = folder.path("clone")
            func shell(_ command: String, in place: String) throws {
                let done = try self.shell(command, in: place, artifacts)
                try #require(done.status == 0, "\(command)\n\(done.output)\(done.errors)")
            }
            try self.clone(artifacts)
            for name in ["ScreenSpecPlugins", "ScreenSpecCommand", "homebrew-screenspec"] {
                try shell("git init --quiet --bare 'packages/\(name)'", in: folder.path)
            }
            for (job, system) in [("linux", "x86_64-unknown-linux-gnu"), ("macos", "arm64-apple-macosx")] {
                try artifacts.folder.write(program: Artifacts.stub(system), to: "built")
                for command in commands(["jobs", job, "steps"], of: recipe) { try shell(command, in: clone) }
                try shell("mkdir -p variants && mv variant 'variants/variant-\(job)'", in: clone)
            }
            for command in commands(["jobs", "publish", "steps"], of: recipe) { try shell(command, in: clone) }
            let published = try folder.read("published")
            for name in [
                "screenspec-programs.txt", "screenspec.artifactbundle.zip", "SHA256SUMS", ".spdx.json", "-install.sh",
            ] {
                #expect(published.contains(name), "\(published)")
            }
            for package in ["ScreenSpecPlugins", "ScreenSpecCommand"] {
                try shell(
                    "git clone --quiet --branch 1.0.0 packages/\(package) \(package) 2>/dev/null",
                    in: folder.path
                )
                #expect(
                    try folder.read("\(package)/Package.swift").contains(
                        "releases/download/1.0.0/screenspec.artifactbundle.zip"
                    )
                )
            }
            try shell("git clone --quiet packages/homebrew-screenspec tap", in: folder.path)
            #expect(try folder.read("tap/Formula/screenspec.rb").contains("class Screenspec < Formula"))
        }
    }

    @Test(
        "can be built again and compared by anybody",
        .enabled(if: Artifacts.areMade && PackageRepository.isPossible, "needs python3, and git with a repository")
    )
    func verify() throws {
        try TemporaryFolder.with { folder in
            let artifacts = Artifacts(folder: folder)
            try writePrograms(artifacts)
            try artifacts.folder.write(program: Artifacts.stub("x86_64-unknown-linux-gnu"), to: "built")
            try clone(artifacts)
            func verify(_ arguments: String) throws -> Completed {
                try shell(".ci/release \(arguments)", in: folder.path("clone"), artifacts)
            }
            let twice = try verify("--verify")
            #expect(twice.status == 0, "\(twice.output)\(twice.errors)")
            #expect(twice.output.contains("Two builds are the same to the byte"))
            #expect(try verify("build --output variant").status == 0)
            #expect(try verify("--verify variant").status == 0)
            let other = Artifacts.stub("x86_64-unknown-linux-gnu") + "# Another.\n"
            try artifacts.folder.write(program: other, to: "built")
            let different = try verify("--verify variant")
            #expect(different.status == 1)
            #expect(different.errors.contains("Two builds differ in their bytes: variant/screenspec and "))
            #expect(try verify("--verify nowhere").errors.contains("nowhere is no variant: make one with"))
        }
    }

    @Test(
        "installs and runs the program with every command of the action",
        .enabled(if: Artifacts.areMade, "This needs python3 and git.")
    )
    func action() throws {
        let recipe = try recipe(.action)
        try Artifacts.with { artifacts in
            try artifacts.pretend("uname", says: "case $1 in -m) echo x86_64;; *) echo Linux;; esac")
            try artifacts.pretend("ldd", says: "echo 'ldd (Debian GLIBC 2.36-9) 2.36'")
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            let variables = [
                "PATH": "\(artifacts.folder.path("system")):\(path)", "INPUT_VERSION": "", "INPUT_SHA256": "",
                "INPUT_ARGUMENTS": "check --strict", "RUNNER_TEMP": artifacts.folder.path("temporary"),
                "GITHUB_PATH": artifacts.folder.path("paths"), "SCREENSPEC_DOWNLOADS": artifacts.output,
                "GITHUB_ACTION_PATH": Artifacts.packageFolder + "/.github/actions/screenspec",
            ]
            var outputs: [String] = []
            for command in commands(["runs", "steps"], of: recipe) {
                let done = try run("/bin/sh", ["-ec", command], environment: variables)
                #expect(done.status == 0, "\(done.output)\(done.errors)")
                outputs.append(done.output)
            }
            #expect(outputs.last == "screenspec check --strict\n")
            #expect(try artifacts.folder.read("paths") == artifacts.folder.path("temporary/screenspec") + "\n")
        }
    }

    private func shell(_ command: String, in place: String, _ artifacts: Artifacts) throws -> Completed {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let variables = ServiceRun.gitSettings.merging(
            [
                "PATH": "\(artifacts.folder.path("system")):\(path)", "HOME": artifacts.folder.path,
                "GITHUB_REF_NAME": "1.0.0", "GITHUB_REF_TYPE": "tag", "GITHUB_REPOSITORY": "example/ScreenSpec",
                "GITHUB_REPOSITORY_OWNER": "example", "SCREENSPEC_PACKAGES": artifacts.folder.path("packages"),
            ]
        ) { _, new in new }
        return try run("/bin/sh", ["-ec", command], environment: variables, in: place)
    }

    /// This repository; what has not been committed yet is tested, too.
    private func clone(_ artifacts: Artifacts) throws {
        let package = Artifacts.packageFolder
        let cloned = try shell(
            "git clone --quiet '\(PackageRepository.path)' clone && cp -R '\(package)/.ci' '\(package)/Sources' clone",
            in: artifacts.folder.path,
            artifacts
        )
        try #require(cloned.status == 0, "\(cloned.errors)")
    }

    /// Programs that stand for the network, for an administrator, and for the build, which takes minutes.
    private func writePrograms(_ artifacts: Artifacts) throws {
        for name in ["apt-get", "debootstrap"] { try artifacts.pretend(name, says: "exit 0") }
        try artifacts.pretend(
            "gh",
            says:
                "for file; do case $file in dist/*) [ -f \"$file\" ] || exit 65;; esac; done; echo \"$@\" > '\(artifacts.folder.path("published"))'"
        )
        try artifacts.pretend(
            "swift",
            says: """
                [ "$1 $2 $3 $4 $5" = 'build -c release --product screenspec' ] || exit 64
                while [ $# -gt 0 ]; do
                  case $1 in --scratch-path) scratch=$2;; --package-path) source=$2;; esac
                  shift
                done
                echo '{"pins":[{"identity":"swift-syntax","location":"","state":{"version":"603.0.1"}}]}' > "$source/Package.resolved"
                mkdir -p "$scratch/release" && cp '\(artifacts.folder.path("built"))' "$scratch/release/screenspec"
                """
        )
    }
}
