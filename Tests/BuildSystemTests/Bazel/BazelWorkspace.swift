import Foundation
import TestSupport

/// A workspace of many modules, as a team that builds with Bazel has it.
struct BazelWorkspace {
    let folder: TemporaryFolder
    private let home: String
    private let cache: String

    /// - Parameters:
    ///   - home: Where Bazel keeps what is its own.
    ///   - cache: The address of a remote cache.
    init(in folder: TemporaryFolder, home: String, cache: String, moduleCount: Int) throws {
        self.folder = folder
        self.home = home
        self.cache = cache
        let rules = Fixtures.packageFolder().appendingPathComponent("Sources/Bazel").path
        try folder.write(
            """
            workspace(name = "app")

            local_repository(
                name = "screenspec",
                path = "\(rules)",
            )

            """,
            to: "WORKSPACE"
        )
        try folder.write("exports_files([\"screenspec\", \"screenspec-compile\"])\n", to: "tools/BUILD")
        for name in ["screenspec", "screenspec-compile"] {
            try FileManager.default.copyItem(
                atPath: Products.executable(name),
                toPath: folder.path("tools/\(name)")
            )
        }
        try folder.write("swift: {access: public}\n", to: "screenspec.yaml")
        try folder.write("exports_files([\"screenspec.yaml\"])\n", to: "BUILD")
        try writeCoverageTools()
        for index in 0..<moduleCount { try write(module: index) }
    }

    /// Every rule for tests wants Bazel's tools for coverage, which it would download; no test here uses them.
    private func writeCoverageTools() throws {
        try folder.write("", to: "coverage/WORKSPACE")
        try folder.write("#!/bin/sh\n", to: "coverage/tool.sh")
        try folder.write(
            """
            [filegroup(
                name = name,
                srcs = ["tool.sh"],
                visibility = ["//visibility:public"],
            ) for name in ["coverage_report_generator", "lcov_merger"]]

            """,
            to: "coverage/BUILD"
        )
        try folder.write("coverage\n", to: ".bazelignore")
        try folder.write(
            """
            build --@screenspec//:compiler=//tools:screenspec-compile
            build --@screenspec//:checker=//tools:screenspec
            build --override_repository=remote_coverage_tools=\(folder.path("coverage"))

            """,
            to: ".bazelrc"
        )
    }

    /// The module that another one depends on; the first depends on none.
    static func dependency(of index: Int) -> Int { (index - 1) / 3 }

    /// Each module depends on one of those before it, and names its model.
    private func write(module index: Int) throws {
        let parent = Self.dependency(of: index)
        try folder.write(
            """
            load("@screenspec//:defs.bzl", "screenspec_check_test", "screenspec_library")

            screenspec_library(
                name = "Module\(index)",
                srcs = glob(["*.models.yaml"]),
                project = "//:screenspec.yaml",
                visibility = ["//visibility:public"],
                deps = [\(index > 0 ? "\"//module\(parent):Module\(parent)\"" : "")],
            )

            screenspec_check_test(
                name = "check",
                srcs = glob(["*.models.yaml"]),
                generated = glob(["Generated/*.swift"]),
                module_name = "Module\(index)",
                project = "//:screenspec.yaml",
                deps = [\(index > 0 ? "\"//module\(parent):Module\(parent)\"" : "")],
            )

            """,
            to: "module\(index)/BUILD"
        )
        let property = index > 0 ? "Module\(parent).Model\(parent)" : "String"
        try write(spec: index, "models:\n  Model\(index): {generate: true, properties: {value: \(property)}}\n")
    }

    /// A package with a screen, whose doubles, examples, identifiers, robots and previews are asked for.
    func writeTested() throws {
        try folder.write(
            """
            load(
                "@screenspec//:defs.bzl",
                "screenspec_doubles",
                "screenspec_identifiers",
                "screenspec_library",
                "screenspec_robots",
            )

            screenspec_library(
                name = "Tested",
                srcs = glob(["*.screen.yaml"]),
                project = "//:screenspec.yaml",
            )

            screenspec_library(
                name = "Previewed",
                srcs = glob(["*.screen.yaml"]),
                previews = True,
                project = "//:screenspec.yaml",
            )

            screenspec_doubles(
                name = "previewed_doubles",
                examples = True,
                library = ":Previewed",
            )

            screenspec_doubles(
                name = "doubles",
                library = ":Tested",
                examples = True,
            )

            screenspec_identifiers(
                name = "identifiers",
                library = ":Tested",
            )

            screenspec_robots(
                name = "robots",
                library = ":Tested",
            )

            """,
            to: "tested/BUILD"
        )
        try folder.write(
            """
            screen: Login
            architecture: mvp
            subviews: {loginButton: UIButton}
            viewModel:
              properties: {attemptsLeft: Int}
              examples: {locked: {attemptsLeft: 0}}
            actions:
              userTappedLogin: {trigger: loginButton.touchUpInside}
            displays:
              display: {parameters: {_ viewModel: ViewModel}}

            """,
            to: "tested/Login.screen.yaml"
        )
    }

    /// The class that goes with the view of the package `checked`.
    static let badge = """
        import UIKit

        final class Badge: UIView {
            private let label = UILabel()

            var viewModel: ViewModel? {
                didSet { label.text = viewModel?.title }
            }
        }

        """

    /// A package with a view and its class, which the checker looks at.
    func writeChecked() throws {
        try folder.write("specs: [Specs]\nsources: [Sources]\n", to: "checked/screenspec.yaml")
        try folder.write(
            """
            view: Badge
            summary: A word.
            subviews:
              label: {type: UILabel, shows: {text: title}}
            viewModel: {properties: {title: String}}

            """,
            to: "checked/Specs/Badge.view.yaml"
        )
        try folder.write(Self.badge, to: "checked/Sources/Badge.swift")
        try folder.write(
            """
            load("@screenspec//:defs.bzl", "screenspec_check_test")

            screenspec_check_test(
                name = "check",
                srcs = glob(["Specs/*.yaml"]),
                project = "screenspec.yaml",
                sources = glob(["Sources/*.swift"]),
            )

            """,
            to: "checked/BUILD"
        )
    }

    func write(spec index: Int, _ text: String) throws {
        try folder.write(text, to: "module\(index)/Model\(index).models.yaml")
    }

    func read(spec index: Int) throws -> String {
        try folder.read("module\(index)/Model\(index).models.yaml")
    }

    /// Runs Bazel, with nothing from the network but the cache.
    func bazel(_ arguments: [String]) throws -> Completed {
        let start = ["--output_user_root=\(home)", "--max_idle_secs=60", "--nohome_rc"]
        let bazel = BuildTools.bazel ?? "bazel"
        return try run(bazel, start + arguments, in: folder.path, timeout: 300)
    }

    /// Builds targets; how many actions compiled specs, and how many came from the cache.
    func build(_ targets: String = "//...") throws -> (completed: Completed, run: Int, cached: Int) {
        let completed = try bazel([
            "build", targets, "--remote_cache=\(cache)", "--noshow_progress", "--color=no", "--curses=no",
        ])
        let text = completed.output + completed.errors
        // "INFO: 201 processes: 200 remote cache hit, 1 internal."
        func count(_ what: Regex<(Substring, Substring)>) -> Int {
            text.matches(of: what).compactMap { Int($0.output.1) }.reduce(0, +)
        }
        return (
            completed,
            count(/(\d+) (?:linux-sandbox|darwin-sandbox|processwrapper-sandbox|local)\b/),
            count(/(\d+) remote cache hit/)
        )
    }

    func shutDown() {
        _ = try? bazel(["shutdown"])
    }
}
