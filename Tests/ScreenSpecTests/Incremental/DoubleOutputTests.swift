import Foundation
import TestSupport
import Testing

/// Doubles are outputs like all others, in a folder of their own.
@Suite("Doubles of a spec's protocols")
struct DoubleOutputTests {
    private static let view = """
        view: Badge
        delegate:
          methods:
            grew: {parameters: {by height: Double}}

        """
    private static let output = "Doubles/Badge.view.doubles.swift"

    private static func double(_ folder: TemporaryFolder, holds text: String) throws -> Bool {
        try folder.read(output).contains(text)
    }

    private static func with(_ project: String, _ body: (TemporaryFolder) throws -> Void) throws {
        try RememberScene.with { folder in
            try folder.write(view, to: "Specs/Badge.view.yaml")
            try folder.write("specs: [Specs]\n\(project)\n", to: "screenspec.yaml")
            try body(folder)
        }
    }

    @Test("come with the key, change with their spec alone, and go with the key")
    func comeAndGo() throws {
        try Self.with("doubles: {}") { folder in
            #expect(try folder.compile().status == 0)
            #expect(folder.exists(Self.output))
            #expect(folder.exists("Doubles/ScreenSpecDoubles.swift"))
            #expect(!folder.exists("Doubles/Shop.models.doubles.swift"))
            #expect(try RememberScene.compiledCount(folder) == 0)

            try folder.write(Self.view.replacing("grew", with: "shrank"), to: "Specs/Badge.view.yaml")
            #expect(try folder.compile(["--check"]).errors.map(\.rule) == ["outdated-output", "outdated-output"])
            #expect(try RememberScene.compiledCount(folder) == 1)
            #expect(try Self.double(folder, holds: "case badge(Badge, shrankBy: Double)"))
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)

            // A spec whose protocol is gone, and a file that somebody has removed.
            try folder.write(RememberScene.other, to: "Specs/Badge.view.yaml")
            #expect(try RememberScene.compiledCount(folder) == 1)
            #expect(!folder.exists(Self.output))
            try folder.write(Self.view, to: "Specs/Badge.view.yaml")
            #expect(try folder.compile().status == 0)
            try FileManager.default.removeItem(atPath: folder.path(Self.output))
            #expect(try RememberScene.compiledCount(folder) == 1)
            #expect(folder.exists(Self.output))
        }
    }

    @Test("follow what a model of another spec is known to be")
    func dependencies() throws {
        try Self.with("doubles: {}") { folder in
            let view = Self.view + "    chose: {parameters: {_ product: Product}}\n"
            try folder.write(view, to: "Specs/Badge.view.yaml")
            #expect(try folder.compile().status == 0)
            #expect(try Self.double(folder, holds: "chose: ArgumentPresence"))
            let models = "models:\n  Product: {properties: {name: String, count: Int}, conforms: [Hashable]}\n"
            try folder.write(models, to: "Specs/Shop.models.yaml")
            #expect(try RememberScene.compiledCount(folder) != nil)
            #expect(try Self.double(folder, holds: "chose: Product"))
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
        }
    }

    @Test("go where the command line says")
    func option() throws {
        try Self.with("") { folder in
            let compiled = try folder.compile(["--doubles", "Tests/Made"])
            #expect(compiled.status == 0)
            #expect(folder.exists("Tests/Made/Badge.view.doubles.swift"))
            #expect(try folder.compile(["--doubles", "Tests/Made", "--check"]).status == 0)
            // Without the option nobody asks for them, and they stay.
            #expect(try folder.compile().status == 0)
            #expect(folder.exists("Tests/Made/Badge.view.doubles.swift"))
        }
    }

    @Test("are nothing that the app compiles", arguments: ["Generated", "Generated/Doubles"])
    func folderOfTheApp(output: String) throws {
        try Self.with("doubles: {output: \(output)}") { folder in
            let compiled = try folder.compile()
            #expect(compiled.status == 1)
            #expect(compiled.errors.map(\.rule) == ["conflicting-keys"])
            #expect(compiled.text.contains("screenspec.yaml:2:"))
            #expect(!folder.exists(Self.output))
        }
    }

    @Test("have a folder and an import for each module")
    func modules() throws {
        try RememberScene.with { folder in
            try folder.write(Self.view, to: "Specs/Badge.view.yaml")
            let project = """
                doubles: {output: Tests, name: "{protocol}Spy"}
                modules:
                  Shop: {specs: [Specs/*Cell*, Specs/Shop*]}
                  Look: {specs: [Specs/Badge*]}
                  Bare: {doubles: {output: BareTests, module: Other}}

                """
            try folder.write(project, to: "screenspec.yaml")
            #expect(try folder.compile().status == 0)
            let text = try folder.read("Tests/Look/Badge.view.doubles.swift")
            #expect(text.contains("@testable import Look\n"))
            #expect(text.contains("final class BadgeDelegateSpy: BadgeDelegate"))
            #expect(folder.exists("BareTests/ScreenSpecDoubles.swift"))
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
        }
    }
}
