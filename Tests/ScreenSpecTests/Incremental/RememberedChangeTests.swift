import Foundation
import TestSupport
import Testing

/// How much a compile does after changes that concern more than the text of one spec.
@Suite("What a compile does after")
struct RememberedChangeTests {
    @Test("other severities: nothing, but to show findings by them")
    func otherSeverities() throws {
        try RememberScene.with { folder in
            try folder.write("specs: [Specs]\nrules: {unshown-property: error}\n", to: "screenspec.yaml")
            #expect(try folder.compile().errors.map(\.rule) == ["unshown-property"])
            try folder.write("specs: [Specs]\nrules: {unshown-property: off}\n", to: "screenspec.yaml")
            #expect(try folder.compile().findings.isEmpty)
        }
    }

    @Test("specs come and go: those and what depends on them")
    func newAndGone() throws {
        try RememberScene.with { folder in
            try folder.write("view: Late\nviewModel: {properties: {text: String}}\n", to: "Specs/New/Late.view.yaml")
            #expect(try folder.compile().status == 0)
            #expect(folder.exists("Generated/Late.view.swift"))
            try FileManager.default.removeItem(atPath: folder.path("Specs/New"))
            #expect(try folder.compile().status == 0)
            #expect(!folder.exists("Generated/Late.view.swift"))
        }
    }

    @Test("a spec was renamed: that, and what names what it makes")
    func renamed() throws {
        try RememberScene.with { folder in
            try folder.write(RememberScene.other, to: "Specs/Shop/Badge.view.yaml")
            try FileManager.default.removeItem(atPath: folder.path("Specs/Badge.view.yaml"))
            #expect(try RememberScene.compiledCount(folder) == 1)
            #expect(try folder.read("Generated/Badge.view.swift").contains("// Spec: Specs/Shop/Badge.view.yaml"))
            rename(folder.path("Specs/Shop.models.yaml"), folder.path("Specs/Product.models.yaml"))
            #expect(try RememberScene.compiledCount(folder) == 2)
            #expect(!folder.exists("Generated/Shop.models.swift"))
            #expect(try RememberScene.compiledCount(folder) == 0)
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
        }
    }

    @Test("a mistake: what depends on it, and nothing while it stands there")
    func mistake() throws {
        try RememberScene.with { folder in
            let before = try folder.read("Generated/Badge.view.swift")
            try folder.write(RememberScene.cell + "unknown: [\n", to: "Specs/ProductCell.view.yaml")
            #expect(try RememberScene.compiledCount(folder) == 1)
            let first = try folder.screenspec(["compile"])
            #expect(first.status == 1)
            #expect(try RememberScene.compiledCount(folder) == 0)
            #expect(try folder.screenspec(["compile"]).errors == first.errors)
            #expect(try folder.screenspec(["compile", "--no-cache"]).errors == first.errors)

            // Another spec changes meanwhile: the mistake is shown again, and nothing is written.
            // What is wrong has asked nothing that the other one answers.
            try folder.write(RememberScene.other.replacing("text", with: "label"), to: "Specs/Badge.view.yaml")
            #expect(try RememberScene.compiledCount(folder) == 1)
            #expect(try folder.screenspec(["compile"]).errors == first.errors)
            #expect(try folder.read("Generated/Badge.view.swift") == before)

            // The mended spec brings up to date what has waited for it.
            try folder.write(RememberScene.cell, to: "Specs/ProductCell.view.yaml")
            #expect(try RememberScene.compiledCount(folder) == 2)
            #expect(try folder.read("Generated/Badge.view.swift").contains("let label"))
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
        }
    }

    @Test("mistakes in the first compile of all: they are shown again without a compile")
    func mistakesFromTheStart() throws {
        try RememberScene.with { folder in
            for name in [".screenspec", "Generated"] {
                try FileManager.default.removeItem(atPath: folder.path(name))
            }
            try folder.write(
                RememberScene.cell.replacing("product.name", with: "product.nam"),
                to: "Specs/ProductCell.view.yaml"
            )
            try folder.write("view: Badge\nviewModel: {properties: {text: Strin}}\n", to: "Specs/Badge.view.yaml")
            let first = try folder.screenspec(["compile"])
            #expect(first.status == 1)
            #expect(try RememberScene.compiledCount(folder) == 0)
            try folder.write(RememberScene.cell, to: "Specs/ProductCell.view.yaml")
            #expect(try RememberScene.compiledCount(folder) == 1)
            #expect(try folder.compile().rules.contains("unknown-type"))
            #expect(!folder.exists("Generated"))
            try folder.write(RememberScene.other, to: "Specs/Badge.view.yaml")
            #expect(try folder.compile().status == 0)
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
        }
    }

    @Test("a name was proposed that has come or gone: the finding that proposes it")
    func proposals() throws {
        try RememberScene.with { folder in
            try folder.write(
                RememberScene.other.replacing("String", with: "Produc"),
                to: "Specs/Badge.view.yaml"
            )
            #expect(try folder.compile().errors.first?.message.contains("'Product'") == true)
            try folder.write("models:\n  Produce: {properties: {name: String}}\n", to: "Specs/A.models.yaml")
            let result = try folder.screenspec(["compile"])
            #expect(result.errors == (try folder.screenspec(["compile", "--no-cache"]).errors))
            #expect(result.output.contains("'Produc'"))
        }
    }

    @Test("an architecture: the screens that have it, or one that extends it")
    func architecture() throws {
        try RememberScene.with { folder in
            let house = "architecture: house\nextends: mvp\nroles:\n  presenter: {type: \"{screen}Host\"}\n"
            try folder.write(house, to: "Specs/House.architecture.yaml")
            try folder.write("architecture: annex\nextends: house\n", to: "Specs/Annex.architecture.yaml")
            for (name, architecture) in [("Login", "house"), ("Shop", "annex"), ("About", "mvc")] {
                let screen = "screen: \(name)\narchitecture: \(architecture)\nactions: {userLeft: {via: channel}}\n"
                try folder.write(
                    architecture == "mvc" ? "screen: \(name)\narchitecture: mvc\n" : screen,
                    to: "Specs/\(name).screen.yaml"
                )
            }
            #expect(try folder.compile().status == 0)
            #expect(try RememberScene.compiledCount(folder) == 0)
            let other = house.replacing("extends: mvp\n", with: "extends: mvp\nchannels: {actions: \"{screen}Told\"}\n")
            try folder.write(other, to: "Specs/House.architecture.yaml")
            // Both architectures and both screens.
            #expect(try RememberScene.compiledCount(folder) == 4)
            #expect(try folder.read("Generated/Shop.screen.swift").contains("protocol ShopTold"))
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
        }
    }

    @Test("an architecture that a module shows to others: what it shows")
    func shownArchitecture() throws {
        try TemporaryFolder.with { folder in
            try folder.write("modules: {Core: {specs: [Core], output: Generated/Core}}\n", to: "screenspec.yaml")
            try folder.write(
                "architecture: ours\nextends: viper\nsummary: The first.\n",
                to: "Core/A.architecture.yaml"
            )
            try folder.write("screen: Home\narchitecture: ours\nentry: true\n", to: "Core/Home.screen.yaml")
            _ = try folder.compile(["--module", "Core"])
            #expect(try folder.read("Generated/Core/ScreenSpecModule.swift").contains("The first."))
            try folder.write("architecture: ours\nextends: viper\nsummary: Another.\n", to: "Core/A.architecture.yaml")
            _ = try folder.compile(["--module", "Core"])
            #expect(try folder.read("Generated/Core/ScreenSpecModule.swift").contains("Another."))
        }
    }

    @Test("one of several modules, of which one has an architecture: no more than what depends on it")
    func besideAnArchitecture() throws {
        try TemporaryFolder.with { folder in
            try folder.write("modules: {Core: {specs: [Core]}, Shop: {specs: [Shop]}}\n", to: "screenspec.yaml")
            try folder.write("architecture: ours\nextends: viper\n", to: "Core/A.architecture.yaml")
            try folder.write("screen: Home\narchitecture: ours\nentry: true\n", to: "Core/Home.screen.yaml")
            try folder.write(RememberScene.cell, to: "Shop/ProductCell.view.yaml")
            try folder.write(RememberScene.models, to: "Shop/Shop.models.yaml")
            try folder.write(RememberScene.other, to: "Shop/Badge.view.yaml")
            #expect(try folder.compile().status == 0)
            try folder.write(RememberScene.other.replacing("text", with: "label"), to: "Shop/Badge.view.yaml")
            #expect(try RememberScene.compiledCount(folder) == 1)
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
        }
    }

    @Test("the project file: all specs, where it says how they are compiled")
    func project() throws {
        try RememberScene.with { folder in
            try folder.write("# Ours.\nspecs: [Specs]\nsources: [App]\n", to: "screenspec.yaml")
            #expect(try RememberScene.compiledCount(folder) == 0)
            try folder.write("specs: [Specs]\nswift: {access: public}\n", to: "screenspec.yaml")
            #expect(try RememberScene.compiledCount(folder) == nil)
            #expect(try folder.read("Generated/Badge.view.swift").contains("public"))
            try folder.write("view: Late\nviewModel: {properties: {text: String}}\n", to: "More/Late.view.yaml")
            try folder.write("specs: [Specs, More]\nswift: {access: public}\n", to: "screenspec.yaml")
            #expect(try RememberScene.compiledCount(folder) == 1)
            #expect(folder.exists("Generated/Late.view.swift"))
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
        }
    }

    @Test("a change under --check: no more than without it, and nothing is written")
    func check() throws {
        try RememberScene.with { folder in
            try folder.write(RememberScene.other.replacing("text", with: "label"), to: "Specs/Badge.view.yaml")
            let files = try folder.files()
            let clean = try folder.screenspec(["compile", "--check", "--no-cache"])
            for _ in 0..<2 {
                #expect(try RememberScene.compiledCount(folder, ["--check"]) == 1)
                let result = try folder.screenspec(["compile", "--check"])
                #expect(result.status == 1)
                #expect(result.output == clean.output)
                #expect(result.errors == clean.errors)
            }
            #expect(clean.output.contains("let label: String"))
            #expect(try folder.files() == files)
        }
    }
}
