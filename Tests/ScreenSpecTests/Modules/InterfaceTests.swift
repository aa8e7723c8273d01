import Foundation
import TestSupport
import Testing

/// A module compiled by itself reads what the modules that it depends on have left, and none of their specs.
@Suite("The interface of a module")
struct InterfaceTests {
    @Test("is a line for each type and screen, at the end of the module's own file")
    func isWritten() throws {
        try ModulePair.inProject { folder in
            let compiled = try folder.compile(module: "Catalog")
            #expect(compiled.errors.isEmpty, "\(compiled.text)")
            let lines = try folder.read(ModulePair.summary).split(separator: "\n").dropFirst(3)
            #expect(
                lines.joined(separator: "\n") == """
                    // The specs of this module share no code.
                    // Interface of Catalog, version 2: what specs of other modules may know of this one.
                    // {"type":"BaseCell","conforms":["Hashable","Sendable"],"view":{"class":"UITableViewCell"}}
                    // {"type":"DetailViewController","conforms":["Hashable","Sendable"],"view":{"class":"UIViewController"}}
                    // {"type":"Price","conforms":["Codable","Equatable"]}
                    // {"type":"Product"}
                    // {"type":"ProductCell","conforms":["Hashable","Sendable"],"view":{"class":"UITableViewCell","properties":["delegate","viewModel"],"events":["userTappedHeart"]}}
                    // {"type":"ProductCell.ViewModel","conforms":["Hashable","Sendable"]}
                    // {"type":"ProductCellDelegate","conforms":["Sendable"]}
                    // {"screen":"Detail","opens":[{"name":"product","type":"Catalog.Product"},{"name":"price","type":"Catalog.Price?"}]}
                    """
            )
        }
    }

    @Test("is all that another module needs: its specs may be gone")
    func standsForSpecs() throws {
        try ModulePair.inProject { folder in
            #expect(try folder.compile().errors.isEmpty)
            let whole = try folder.texts(in: "Shop/Generated")
            #expect(whole["Cart.screen.swift"]?.contains("nonisolated struct CartViewModel {\n") == true)
            try FileManager.default.removeItem(atPath: folder.path("Shop/Generated"))
            try FileManager.default.removeItem(atPath: folder.path("Catalog/Specs"))
            let compiled = try folder.compile(module: "Shop")
            #expect(compiled.errors.isEmpty, "\(compiled.text)")
            #expect(try folder.texts(in: "Shop/Generated") == whole)
        }
    }

    @Test(
        "keeps its bytes while only that changes which it does not show",
        arguments: [
            ("summary: A product in a list.", "summary: A product."),
            ("view: ProductCell\n", "# Said aside.\nview: ProductCell\n"),
            ("subviews:\n", "subviews:\n  priceLabel: {type: UILabel}\n"),
            ("viewModel:\n  properties: {name: String}", "viewModel:\n  properties: {name: String, title: String}"),
            ("{name: String, call:", "{name: String, count: Int, call:"),
            ("trigger: nameLabel.tap", "trigger: nameLabel.longPress"),
            ("Secret: {generate: true, properties: {name: String}}", "Other: {generate: true, properties: {a: Int}}"),
            ("opens: {with: {product: Product,", "opens: {with: {product:  Product,"),
        ]
    )
    func isStable(_ old: String, _ new: String) throws {
        let changed = ModulePair.cell.replacing(old, with: new)
        try #require(changed != ModulePair.cell)
        try ModulePair.inProject { folder in
            #expect(try folder.compile(module: "Catalog").errors.isEmpty)
            let before = try folder.read(ModulePair.summary)
            try folder.write(changed, to: "Catalog/Specs/Cell.view.yaml")
            let compiled = try folder.compile(module: "Catalog")
            #expect(compiled.errors.isEmpty, "\(compiled.text)")
            #expect(try folder.read(ModulePair.summary) == before)
        }
    }

    @Test(
        "says what has changed for others, also where only a part of the module is compiled",
        arguments: [
            ("properties: {amount: Int}", "properties: {amount: Int, call: \"() -> Void\"}"),
            ("Secret: {generate: true,", "Secret: {generate: true, access: package,"),
            ("opens: {with: {product: Product,", "opens: {with: {product: \"[Product]\","),
            ("inherits: UITableViewCell", "inherits: UICollectionViewCell"),
            ("actions:\n  userTappedHeart: {trigger: nameLabel.tap}\n", ""),
        ]
    )
    func changes(_ old: String, _ new: String) throws {
        let first = ModulePair.cell.replacing("conforms: [Codable, Equatable], ", with: "")
        let changed = first.replacing(old, with: new)
        try #require(changed != first)
        try ModulePair.inProject(cell: first) { folder in
            for number in 0..<3 {
                let badge = "view: Badge\(number)\nviewModel: {properties: {text: String}}\n"
                try folder.write(badge, to: "Catalog/Specs/\(number).view.yaml")
            }
            #expect(try folder.compile(module: "Catalog").errors.isEmpty)
            let before = try folder.read(ModulePair.summary)
            try folder.write(changed, to: "Catalog/Specs/Cell.view.yaml")
            #expect(try folder.compile(module: "Catalog").errors.isEmpty)
            #expect(try folder.read(ModulePair.summary) != before)
            #expect(try folder.compile(module: "Catalog", ["--check", "--no-cache"]).status == 0)
        }
    }

    // MARK: Build systems

    @Test("is an input that build systems hear of, and that decides whether anything is compiled")
    func isAnInput() throws {
        try ModulePair.inProject { folder in
            #expect(try folder.compile(module: "Catalog").errors.isEmpty)
            let options = ["--depfile", "shop.d", "--stamp", "shop.stamp", "--xcfilelist", "Lists", "--stats"]
            // Once compiled, and once remembered.
            for _ in 0..<2 {
                #expect(try folder.compile(module: "Shop", options).errors.isEmpty)
                #expect(
                    try folder.read("Lists/ScreenSpec-Shop.input.xcfilelist") == """
                        $(SRCROOT)/screenspec.yaml
                        $(SRCROOT)/Catalog/Generated/ScreenSpecModule.swift
                        $(SRCROOT)/Shop/Specs/Cart.screen.yaml

                        """
                )
                #expect(
                    try folder.read("Lists/ScreenSpec-Shop.output.xcfilelist") == """
                        $(SRCROOT)/Shop/Generated/Cart.screen.swift
                        $(SRCROOT)/Shop/Generated/ScreenSpecModule.swift

                        """
                )
                #expect(try folder.read("shop.d").contains("  Catalog/Generated/ScreenSpecModule.swift \\\n"))
                #expect(try !folder.read("shop.d").contains("Catalog/Specs"))
            }
            #expect(try folder.compile(module: "Shop", ["--stats"]).completed.errors.contains(/specs compiled +0/))
            try folder.write(
                ModulePair.cell.replacing(", call: \"() -> Void\"", with: "")
                    .replacing("conforms: [Codable, Equatable], ", with: ""),
                to: "Catalog/Specs/Cell.view.yaml"
            )
            #expect(try folder.compile(module: "Shop", ["--stats"]).completed.errors.contains(/specs compiled +0/))
            #expect(try folder.compile(module: "Catalog").errors.isEmpty)
            #expect(try folder.compile(module: "Shop").errors.isEmpty)
            #expect(
                try folder.read("Shop/Generated/Cart.screen.swift").contains("struct CartViewModel: Hashable, Sendable")
            )
        }
    }
}
