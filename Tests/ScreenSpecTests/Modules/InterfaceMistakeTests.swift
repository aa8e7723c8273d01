import Foundation
import TestSupport
import Testing

/// What a module that is compiled by itself may not do, and what it says where others have left nothing of use.
@Suite("The interface of a module, where something is wrong,")
struct InterfaceMistakeTests {
    private func expectUnusable(_ reason: String, _ remedy: String, in folder: TemporaryFolder) throws {
        let compiled = try folder.compile(module: "Shop")
        #expect(compiled.status == 2)
        // Names of the module that nothing is known of are not told of as well.
        #expect(compiled.errors.map(\.rule) == ["unusable-interface"], "\(compiled.text)")
        let message = compiled.errors.first?.message ?? ""
        #expect(message.contains(reason), "\(message)")
        #expect(compiled.errors.first?.help == ["Run '\(remedy)' first."], "\(compiled.text)")
        #expect(compiled.errors.first?.position == "screenspec.yaml:3:67")
        #expect(!folder.exists("Shop/Generated"))
    }

    @Test("is asked for where it is missing, and the remedy helps")
    func missing() throws {
        try ModulePair.inProject { folder in
            let remedy = "screenspec compile --module Catalog"
            try expectUnusable("'\(ModulePair.summary)' does not exist", remedy, in: folder)
            #expect(try folder.screenspec(remedy.split(separator: " ").dropFirst().map(String.init)).status == 0)
            #expect(try folder.compile(module: "Shop").errors.isEmpty)
        }
    }

    @Test("is refused where it was edited, cut short, or is of another version or module")
    func damaged() throws {
        try ModulePair.inProject { folder in
            #expect(try folder.compile(module: "Catalog").errors.isEmpty)
            let text = try folder.read(ModulePair.summary)
            let remedy = "screenspec compile --module Catalog"
            let edited = "'\(ModulePair.summary)' was edited by hand, or is damaged"
            for damaged in [
                text.replacing("Product\"}", with: "Product\",\"conforms\":[\"Hashable\"]}"), String(text.dropLast(9)),
                text.replacing("version 2:", with: "version 3:"),
            ] {
                try folder.write(damaged, to: ModulePair.summary)
                try expectUnusable(edited, remedy + " --force", in: folder)
            }
            try folder.write("// Not generated.\n", to: ModulePair.summary)
            try expectUnusable("was not generated", remedy, in: folder)
            try folder.write(text, to: ModulePair.summary)
            #expect(try folder.compile(module: "Shop").errors.isEmpty)
        }
    }

    @Test("of another module is no substitute")
    func foreign() throws {
        try ModulePair.inProject { folder in
            let renamed = ModulePair.project.replacing("Catalog:", with: "Other:").replacing(
                "[Catalog]",
                with: "[Other]"
            )
            try folder.write(renamed, to: "screenspec.yaml")
            #expect(try folder.compile(module: "Other").errors.isEmpty)
            try folder.write(ModulePair.project, to: "screenspec.yaml")
            try expectUnusable(
                "'\(ModulePair.summary)' holds the interface of the module 'Other'",
                "screenspec compile --module Catalog",
                in: folder
            )
        }
    }

    @Test("of a project without modules is none")
    func absent() throws {
        try ModulePair.inProject { folder in
            try folder.write("specs: [Catalog/Specs]\noutput: Catalog/Generated\n", to: "screenspec.yaml")
            #expect(try folder.compile().errors.isEmpty)
            #expect(try !folder.read(ModulePair.summary).contains("Interface of"))
            try folder.write(ModulePair.project, to: "screenspec.yaml")
            try expectUnusable("holds no interface", "screenspec compile --module Catalog", in: folder)
        }
    }

    // MARK: What a module may not do

    @Test("does not show what is internal, nor what there is not")
    func hides() throws {
        try ModulePair.inProject(
            cart: ModulePair.cart.replacing(
                "    price: Catalog.Price\n",
                with: "    price: Catalog.Secret\n    other: Catalog.Prodct\n"
            )
            .replacing(", price: Catalog.Price}", with: ", price: Int}")
        ) { folder in
            #expect(try folder.compile(module: "Catalog").errors.isEmpty)
            let compiled = try folder.compile(module: "Shop")
            let types = compiled.errors.filter { $0.rule == "unknown-type" }
            #expect(types.map(\.position) == ["Shop/Specs/Cart.screen.yaml:9:20", "Shop/Specs/Cart.screen.yaml:10:20"])
            #expect(types.first?.help?.first?.contains("'access: public'") == true, "\(compiled.text)")
            #expect(types.last?.message.contains("did you mean 'Product'?") == true)
            #expect(compiled.status == 1)
        }
    }

    @Test("holds what a route must bring")
    func holdsOpenings() throws {
        try ModulePair.inProject(
            cart: ModulePair.cart.replacing(
                "parameters: {product: Catalog.Product,",
                with: "parameters: {name: String,"
            )
        ) {
            folder in
            #expect(try folder.compile(module: "Catalog").errors.isEmpty)
            let compiled = try folder.compile(module: "Shop")
            #expect(compiled.errors.map(\.rule) == ["route-payload"])
            #expect(compiled.errors.first?.message.contains("'product: Catalog.Product'") == true)
        }
    }

    @Test("is of no use to a module that does not depend on it")
    func undeclared() throws {
        try ModulePair.inProject(ModulePair.project.replacing(", dependsOn: [Catalog]", with: "")) { folder in
            #expect(try folder.compile(module: "Catalog").errors.isEmpty)
            let compiled = try folder.compile(module: "Shop")
            let first = compiled.errors.first { $0.rule == "unknown-module" }
            #expect(first?.position == "Shop/Specs/Cart.screen.yaml:8:17", "\(compiled.text)")
            #expect(first?.message.contains("does not depend on 'Catalog'") == true)
            #expect(compiled.status == 1)
        }
    }

    @Test("can't be had in a circle, whose path is shown")
    func circle() throws {
        let project = ModulePair.project.replacing("Catalog/Generated}", with: "Catalog/Generated, dependsOn: [Shop]}")
        try ModulePair.inProject(project) { folder in
            let compiled = try folder.compile(module: "Catalog")
            #expect(compiled.errors.map(\.rule) == ["module-cycle"], "\(compiled.text)")
            let cycle = compiled.errors.first
            #expect(cycle?.message.contains("Catalog → Shop → Catalog") == true, "\(compiled.text)")
            #expect(cycle?.position.hasPrefix("screenspec.yaml:") == true)
        }
    }
}
