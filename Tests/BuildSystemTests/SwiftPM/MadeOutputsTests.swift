import Foundation
import Testing

/// What a plugin makes for targets of apps and of tests, by what project files ask for.
@Suite("What a plugin makes for a target")
struct MadeOutputsTests {
    /// `Tests` and `UITests`, which have no specs, test `App`, which depends on `Shop`.
    private static let dependencies = ["App": ["Shop"], "Shop": [], "Tests": ["App", "Shop"], "UITests": ["App"]]

    private func outputs(
        for name: String,
        _ purpose: MadeOutputs.Purpose,
        _ projects: [String: String] = [:]
    ) -> MadeOutputs {
        MadeOutputs(
            for: TargetNode.node(name, in: Self.dependencies, without: ["Tests", "UITests"]),
            purpose,
            keys: { ProjectKeys(projects[$0.lastPathComponent] ?? "") }
        )
    }

    @Test("is the Swift of the app, and with it identifiers and previews where they are asked for")
    func servesApps() {
        #expect(outputs(for: "App", .app).runs.map(\.forms) == [[.declarations]])
        let asked = outputs(for: "App", .app, ["App": "examples: {previews: true}\nidentifiers: {}\nrobots: {}\n"])
        #expect(asked.runs.map(\.forms) == [[.declarations, .examples, .identifiers]])
        #expect(asked.runs.map(\.hasPreviews) == [true])
        #expect(
            asked.runs[0].swiftNames == [
                "App.screen.swift", "ScreenSpecModule.swift", "App.screen.examples.swift",
                "App.screen.identifiers.swift",
            ]
        )
        #expect(outputs(for: "App", .app, ["App": "examples: {}\n"]).runs.map(\.forms) == [[.declarations]])
    }

    @Test("is doubles for tests of what they depend on, with the examples that the app has not")
    func servesTests() {
        let made = outputs(
            for: "Tests",
            .tests,
            ["App": "examples:\n  output: E\n", "Shop": "examples: {previews: true}\n"]
        )
        #expect(made.runs.map(\.module.name) == ["App", "Shop"])
        #expect(made.runs.map(\.forms) == [[.doubles, .examples], [.doubles]])
        #expect(made.runs.map(\.hasPreviews) == [false, true])
        #expect(made.runs.map(\.sharesSupport) == [true, false])
        #expect(made.clashes == [])
    }

    @Test("is robots and identifiers of all that is below tests of the user interface, where they are asked for")
    func servesUITests() {
        #expect(outputs(for: "UITests", .uiTests).runs.isEmpty)
        let made = outputs(for: "UITests", .uiTests, ["App": "robots: {}\n", "Shop": "identifiers: {}\nrobots: {}\n"])
        #expect(made.runs.map(\.module.name) == ["App", "Shop"])
        #expect(made.runs[0].swiftNames == ["App.screen.identifiers.swift", "App.screen.robot.swift"])
    }

    @Test("tells two specs of one name in two modules")
    func findsClashes() {
        func module(_ name: String) -> TargetNode {
            TargetNode(
                name: name,
                project: URL(fileURLWithPath: "/\(name)"),
                specs: SpecFiles(among: [URL(fileURLWithPath: "/\(name)/Login.screen.yaml")])
            ) { [] }
        }
        let tests = TargetNode(name: "Tests", project: URL(fileURLWithPath: "/"), specs: SpecFiles(among: [])) {
            [module("A"), module("B")]
        }
        #expect(
            MadeOutputs(for: tests, .tests).clashes == [
                "'/A/Login.screen.yaml' and '/B/Login.screen.yaml' would both make 'Login.screen.doubles.swift';"
                    + " rename one of them."
            ]
        )
    }

    @Test(
        "follows keys at the start of a line, and what belongs to them",
        arguments: [
            ("examples: {previews: true}", true), ("examples:\n  previews: true # now\n", true),
            ("examples:\n  # previews: true\n  output: E\n", false), ("examples: {previews: false}\n", false),
            ("identifiers: {}\n# examples: {previews: true}\n", false),
            ("modules:\n  A:\n    examples: {previews: true}\n", false),
            ("examples: {}\nrules: {previews: true}\n", false), ("examples:\r\n  previews:   true\r\n", true),
        ]
    )
    func readsKeys(_ text: String, _ hasPreviews: Bool) {
        #expect(ProjectKeys(text).hasPreviews == hasPreviews)
    }
}
