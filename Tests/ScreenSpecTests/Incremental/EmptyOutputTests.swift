import Foundation
import TestSupport
import Testing

/// A spec that makes no Swift has no output, whoever compiles it, unless a build system has named one.
@Suite("A spec that makes nothing")
struct EmptyOutputTests {
    private static let generated = "models:\n  Product: {generate: true, properties: {name: String, count: Int}}\n"
    private static let output = "Generated/Shop.models.swift"

    @Test("has no output, and has one while it makes something")
    func comesAndGoes() throws {
        try RememberScene.with { folder in
            #expect(!folder.exists(Self.output))
            #expect(try RememberScene.compiledCount(folder) == 0)
            #expect(try folder.compile(["--check"]).status == 0)

            try folder.write(Self.generated, to: "Specs/Shop.models.yaml")
            #expect(try folder.compile().status == 0)
            #expect(folder.exists(Self.output))
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)

            try folder.write(RememberScene.models, to: "Specs/Shop.models.yaml")
            #expect(try RememberScene.compiledCount(folder) != nil)
            #expect(!folder.exists(Self.output))
            #expect(try RememberScene.compiledCount(folder) == 0)
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
        }
    }

    @Test("loses what an earlier compile has left, unless it was edited by hand")
    func leftover() throws {
        try RememberScene.with { folder in
            try folder.write(Self.generated, to: "Specs/Shop.models.yaml")
            #expect(try folder.compile().status == 0)
            let text = try folder.read(Self.output)
            try folder.write(RememberScene.models, to: "Specs/Shop.models.yaml")
            try folder.write(text + "// By hand.\n", to: Self.output)
            #expect(try folder.compile(["--no-cache"]).errors.map(\.rule) == ["edited-output"])
            try folder.write(text, to: Self.output)
            #expect(try folder.compile(["--no-cache", "--check"]).errors.map(\.rule) == ["outdated-output"])
            #expect(try folder.compile(["--no-cache"]).status == 0)
            #expect(!folder.exists(Self.output))
        }
    }

    @Test("gets its output after a mistake elsewhere was mended that stood beside its change")
    func waits() throws {
        try RememberScene.with { folder in
            try folder.write(RememberScene.other + "unknown: {}\n", to: "Specs/Badge.view.yaml")
            try folder.write(Self.generated, to: "Specs/Shop.models.yaml")
            #expect(try folder.compile().status == 1)
            #expect(!folder.exists(Self.output))
            try folder.write(RememberScene.other, to: "Specs/Badge.view.yaml")
            #expect(try folder.compile().status == 0)
            #expect(folder.exists(Self.output))

            try folder.write(RememberScene.other + "unknown: {}\n", to: "Specs/Badge.view.yaml")
            try folder.write(RememberScene.models, to: "Specs/Shop.models.yaml")
            #expect(try folder.compile().status == 1)
            #expect(folder.exists(Self.output))
            try folder.write(RememberScene.other, to: "Specs/Badge.view.yaml")
            #expect(try folder.compile().status == 0)
            #expect(!folder.exists(Self.output))
        }
    }

    @Test("has the output that a build description stands for, which names a file for each spec")
    func described() throws {
        try RememberScene.with { folder in
            let specs = ["ProductCell.view", "Shop.models", "Badge.view"].map { "\"Specs/\($0).yaml\"" }
            let description = """
                {"version": 1, "module": "Town", "modules": [{"name": "Town", "specs": [\(specs.joined(separator: ", "))]}]}

                """
            try folder.write(description, to: "description.json")
            let arguments = ["--build-description", "description.json", "--output", "Described"]
            #expect(try folder.compile(arguments).status == 0)
            #expect(try folder.read("Described/Shop.models.swift").hasSuffix("makes Swift.\n"))
        }
    }

    @Test("may have the name of another spec, until both make something")
    func name() throws {
        try RememberScene.with { folder in
            try folder.write("models: {Other: {generate: true}}\n", to: "Specs/Deep/Shop.models.yaml")
            #expect(try folder.compile().status == 0)
            #expect(try folder.compile(["--no-cache"]).status == 0)
            try folder.write(Self.generated, to: "Specs/Shop.models.yaml")
            #expect(try folder.compile().errors.map(\.rule) == ["case-clash"])
            #expect(try folder.compile(["--no-cache"]).errors.map(\.rule) == ["case-clash"])
        }
    }
}
