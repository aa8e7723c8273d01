import Foundation
import TestSupport
import Testing

/// Examples are outputs like all others, and share a folder with doubles where nobody gives them one.
@Suite("Examples of a spec's types")
struct ExampleOutputTests {
    private static let view = """
        view: Badge
        viewModel:
          properties: {products: "[Product]"}
          examples:
            some: {products: [Product.example]}

        """
    private static let models = """
        models:
          Product:
            generate: true
            properties: {name: String}
            examples: {chair: {name: Chair}}

        """

    private static func with(_ project: String, _ body: (TemporaryFolder) throws -> Void) throws {
        try RememberScene.with { folder in
            try folder.write(view, to: "Specs/Badge.view.yaml")
            try folder.write(models, to: "Specs/Shop.models.yaml")
            try folder.write("specs: [Specs/Badge*, Specs/Shop*]\n\(project)\n", to: "screenspec.yaml")
            try body(folder)
        }
    }

    @Test("come with the key, follow those of other specs, and go with their type")
    func comeAndGo() throws {
        try Self.with("examples: {}") { folder in
            #expect(try folder.compile().status == 0)
            let text = try folder.read("Examples/Badge.view.examples.swift")
            #expect(text.contains("static let some = Badge.ViewModel(products: [Product.chair])"))
            #expect(text.contains("static let emptyExample = Badge.ViewModel(products: [])"))
            #expect(try RememberScene.compiledCount(folder) == 0)

            try folder.write(Self.models.replacing("chair", with: "table"), to: "Specs/Shop.models.yaml")
            #expect(try folder.compile(["--check"]).errors.map(\.rule) == ["outdated-output", "outdated-output"])
            #expect(try RememberScene.compiledCount(folder) == 2)
            #expect(try folder.read("Examples/Badge.view.examples.swift").contains("[Product.table]"))
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)

            try folder.write("view: Badge\n", to: "Specs/Badge.view.yaml")
            #expect(try RememberScene.compiledCount(folder) == 1)
            #expect(!folder.exists("Examples/Badge.view.examples.swift"))
            #expect(folder.exists("Examples/Shop.models.examples.swift"))
        }
    }

    @Test("lie beside the doubles, and neither removes the others")
    func besideDoubles() throws {
        try Self.with("doubles: {output: Tests/Made}\nexamples: {}") { folder in
            let view = Self.view + "delegate: {methods: {chose: {returns: Product}}}\n"
            try folder.write(view, to: "Specs/Badge.view.yaml")
            for _ in 0..<2 {
                #expect(try folder.compile(["--no-cache"]).status == 0)
                #expect(folder.exists("Tests/Made/Badge.view.examples.swift"))
                #expect(folder.exists("Tests/Made/ScreenSpecDoubles.swift"))
            }
            // What has an example needs no word of the test.
            #expect(try folder.read("Tests/Made/Badge.view.doubles.swift").contains("{ _ in Product.chair }"))
            #expect(try folder.compile(["--check"]).status == 0)
            let project = "specs: [Specs/Badge*, Specs/Shop*]\ndoubles: {output: Tests/Made}\n"
            try folder.write(project, to: "screenspec.yaml")
            #expect(try folder.compile().status == 0)
            #expect(!folder.exists("Tests/Made/Badge.view.examples.swift"))
            #expect(try folder.read("Tests/Made/Badge.view.doubles.swift").contains("(badgeChoseHandler:"))
        }
    }

    @Test("are nothing that the app compiles, and are written with no error", arguments: ["Generated", "Generated/In"])
    func folderOfTheApp(output: String) throws {
        try Self.with("examples: {output: \(output)}") { folder in
            let compiled = try folder.compile()
            #expect(compiled.status == 1)
            #expect(compiled.errors.map(\.rule) == ["conflicting-keys"])
            #expect(compiled.text.contains("screenspec.yaml:2:"))
            #expect(!folder.exists("\(output)/Badge.view.examples.swift"))
        }
    }

    @Test("are checked where nobody asks for them")
    func unasked() throws {
        try Self.with("") { folder in
            #expect(try folder.compile().status == 0)
            #expect(!folder.exists("Examples"))
            try folder.write(Self.models.replacing("chair", with: "Chair: {}\n#"), to: "Specs/Shop.models.yaml")
            try folder.write(Self.view.replacing("Product.example", with: "3"), to: "Specs/Badge.view.yaml")
            #expect(try folder.compile().status == 1)
        }
    }

    @Test("have a folder and an import for each module")
    func modules() throws {
        try Self.with("") { folder in
            let project = """
                examples: {output: Tests}
                modules:
                  Shop: {specs: [Specs/Shop*]}
                  Look: {specs: [Specs/Badge*], dependsOn: [Shop], examples: {output: LookTests, module: LookKit}}

                """
            try folder.write(project, to: "screenspec.yaml")
            let view = Self.view.replacing("[Product]", with: "[String]").replacing("Product.example", with: "a")
            try folder.write(view, to: "Specs/Badge.view.yaml")
            #expect(try folder.compile().status == 0)
            #expect(try folder.read("Tests/Shop/Shop.models.examples.swift").contains("@testable import Shop\n"))
            #expect(try folder.read("LookTests/Badge.view.examples.swift").contains("@testable import LookKit\n"))
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
        }
    }
}
