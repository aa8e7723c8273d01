import Foundation
import TestSupport
import Testing

/// Identifiers go to the app, and once more to the tests of its user interface.
@Suite("Identifiers of a view's parts")
struct IdentifierOutputTests {
    private static let view = """
        view: Badge
        subviews: {label: {type: UILabel, identifier: badge}}

        """
    private static let output = "Generated/Badge.view.identifiers.swift"

    private static func with(_ project: String, _ body: (TemporaryFolder) throws -> Void) throws {
        try RememberScene.with { folder in
            try folder.write(view, to: "Specs/Badge.view.yaml")
            try folder.write("specs: [Specs/Badge*, Specs/Shop*]\n\(project)\n", to: "screenspec.yaml")
            try body(folder)
        }
    }

    @Test("come with the key, change with their spec alone, and go with the key")
    func comeAndGo() throws {
        try Self.with("identifiers: {uiTestOutput: UITests/Made}") { folder in
            #expect(try folder.compile().status == 0)
            #expect(try folder.read(Self.output).contains("enum BadgeIdentifiers {"))
            #expect(try folder.read(Self.output).contains("static let label = \"badge\""))
            #expect(try folder.read("UITests/Made/Badge.view.identifiers.swift") == folder.read(Self.output))
            #expect(!folder.exists("UITests/Made/ScreenSpecModule.swift"))
            #expect(try RememberScene.compiledCount(folder) == 0)

            try folder.write(Self.view.replacing("badge", with: "other"), to: "Specs/Badge.view.yaml")
            #expect(try folder.compile(["--check"]).errors.map(\.rule) == ["outdated-output", "outdated-output"])
            #expect(try RememberScene.compiledCount(folder) == 1)
            #expect(try folder.read("UITests/Made/Badge.view.identifiers.swift").contains("\"other\""))
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)

            try folder.write("specs: [Specs/Badge*, Specs/Shop*]\n", to: "screenspec.yaml")
            #expect(try folder.compile().status == 0)
            #expect(!folder.exists(Self.output))
        }
    }

    @Test("follow what an embedded view is given")
    func dependencies() throws {
        try Self.with("identifiers: {}") { folder in
            let card = "view: Card\nsubviews: {badge: Badge, name: {type: UILabel, identifier: name}}\n"
            try folder.write(card, to: "Specs/Badge.card.view.yaml")
            #expect(try folder.compile().status == 0)
            try folder.write(Self.view.replacing(": badge}", with: ": name}"), to: "Specs/Badge.view.yaml")
            #expect(try folder.compile().errors.map(\.rule) == ["duplicate-identifier"])
            #expect(try folder.compile(["--no-cache"]).errors.map(\.rule) == ["duplicate-identifier"])
        }
    }

    @Test("of UI tests are nothing that the app compiles")
    func folderOfTheApp() throws {
        try Self.with("identifiers: {uiTestOutput: Generated}") { folder in
            let compiled = try folder.compile()
            #expect(compiled.status == 1)
            #expect(compiled.errors.map(\.rule) == ["conflicting-keys"])
            #expect(!folder.exists(Self.output))
        }
    }
}
