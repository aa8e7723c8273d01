import Foundation
import TestSupport
import Testing

/// `architecture show` prints what a team can save and edit.
@Suite("Architectures on the command line")
struct ArchitectureTests {
    private static let builtIn = [
        "cvd", "mvc", "mvp", "mvvm", "vip", "viper", "viper-input-output", "viper-interfaces",
    ]

    private static let screen = """
        screen: Home
        entry: true
        subviews: {startButton: UIButton}
        actions:
          userTappedStart: {trigger: startButton.touchUpInside}
        viewModel: {properties: {}}

        """

    @Test("are listed, each with a summary")
    func list() throws {
        try TemporaryFolder.with { folder in
            let completed = try folder.screenspec(["architecture", "list"])
            #expect(completed.status == 0)
            let rows = completed.output.split(separator: "\n").map { $0.split(separator: " ") }
            #expect(rows.compactMap { $0.first.map(String.init) }.sorted() == Self.builtIn)
            #expect(rows.allSatisfy { $0.count > 2 })
        }
    }

    @Test("compile when they are saved, under their own name or a new one, to the same Swift", arguments: builtIn)
    func show(_ name: String) throws {
        try TemporaryFolder.with { folder in
            let shown = try folder.screenspec(["architecture", "show", name])
            #expect(shown.status == 0)
            let heading = "architecture: \(name)\n"
            try #require(shown.output.contains(heading), "\(shown.output)")

            func compile(_ architecture: String?, _ name: String, in subfolder: String) throws -> [String: String] {
                try folder.write("version: 1\narchitecture: \(name)\n", to: "\(subfolder)/screenspec.yaml")
                try folder.write(Self.screen, to: "\(subfolder)/Specs/Home.screen.yaml")
                if let architecture {
                    try folder.write(architecture, to: "\(subfolder)/Specs/team.architecture.yaml")
                }
                let compiled = try folder.compile(["--strict"], in: subfolder)
                #expect(compiled.text == "")
                #expect(compiled.status == 0)
                var files = try folder.texts(in: "\(subfolder)/Generated")
                files["team.architecture.swift"] = nil
                return files
            }
            let original = try compile(nil, name, in: "BuiltIn")
            #expect(original["Home.screen.swift"] != nil)
            #expect(try compile(shown.output, name, in: "SameName") == original)
            let renamed = shown.output.replacing(heading, with: "architecture: team\n")
            #expect(try compile(renamed, "team", in: "NewName") == original)
        }
    }

    @Test("of a team are shown as they stand in its file")
    func team() throws {
        try TemporaryFolder.with { folder in
            let text = "architecture: ours\nextends: viper   # a comment\nsummary: As we like it.\n"
            try folder.write("screen: Home\n---\n" + text, to: "Home.screen.yaml")
            #expect(try folder.screenspec(["architecture", "show", "ours"]).output.contains(text))
            #expect(try folder.screenspec(["architecture", "list"]).output.contains("As we like it."))
        }
    }
}
