import Foundation
import TestSupport
import Testing

/// A project of two modules, of which one names types of the other.
@Suite("Modules")
struct ModuleTests {
    private static let project = """
        architecture: mvc
        swift: {access: public}
        modules:
          Shop: {specs: [Shop/Specs], output: Shop/Generated, dependsOn: [Catalog]}
          Catalog: {specs: [Catalog/Specs], output: Catalog/Generated}

        """

    private static let cell = """
        view: ProductCell
        inherits: UITableViewCell
        subviews:
          nameLabel: {type: UILabel, shows: {text: name}}
        viewModel:
          properties: {name: String}
          initializers:
            - from: {product: Product}
              set: {name: product.name}
        ---
        models:
          Product: {generate: true, properties: {name: String}}

        """

    private static let screen = """
        screen: Cart
        entry: true
        subviews:
          tableView: {type: UITableView, rows: {products: Catalog.ProductCell}}
        viewModel:
          properties:
            products: "[Catalog.Product]"

        """

    private func inProject<Result>(
        _ project: String = project,
        cell: String = cell,
        screen: String = screen,
        _ body: (TemporaryFolder) throws -> Result
    ) throws -> Result {
        try TemporaryFolder.with { folder in
            try folder.write(project, to: "screenspec.yaml")
            try folder.write(cell, to: "Catalog/Specs/ProductCell.view.yaml")
            try folder.write(screen, to: "Shop/Specs/Cart.screen.yaml")
            return try body(folder)
        }
    }

    @Test("write their outputs to their own folders, with an import of what they name")
    func writesBoth() throws {
        try inProject { folder in
            let compiled = try folder.compile()
            #expect(compiled.text == "")
            #expect(compiled.status == 0)
            #expect(
                try folder.files().filter { $0.hasSuffix(".swift") } == [
                    "Catalog/Generated/ProductCell.view.swift", "Catalog/Generated/ScreenSpecModule.swift",
                    "Shop/Generated/Cart.screen.swift", "Shop/Generated/ScreenSpecModule.swift",
                ]
            )
            let screen = try folder.read("Shop/Generated/Cart.screen.swift")
            #expect(screen.contains("\nimport Catalog\n"))
            #expect(screen.contains("public nonisolated struct CartViewModel: Hashable, Sendable {\n"))
            #expect(screen.contains("    public let products: [Catalog.Product]\n"))
            let cell = try folder.read("Catalog/Generated/ProductCell.view.swift")
            #expect(!cell.contains("import Catalog"))
        }
    }

    @Test("can be compiled one at a time")
    func compilesOne() throws {
        try inProject { folder in
            #expect(try folder.compile(["--module", "Catalog"]).status == 0)
            #expect(try folder.files().allSatisfy { !$0.hasPrefix("Shop/Generated") })
            #expect(folder.exists("Catalog/Generated/ProductCell.view.swift"))

            let misspelt = try folder.compile(["--module", "Catalo"])
            #expect(misspelt.rules == ["unknown-module"])
            #expect(misspelt.findings.first?.message.contains("did you mean 'Catalog'?") == true)
            #expect(misspelt.status == 1)
        }
    }

    @Test(
        "go below one folder with --output, each in its own",
        .enabled(if: Tools.swiftc != nil, "swiftc is not on PATH")
    )
    func compilesBesideEachOther() throws {
        let models = "models:\n  Product: {generate: true, properties: {name: String}}\n"
        let names = "models:\n  Cart: {generate: true, properties: {products: '[Catalog.Product]'}}\n"
        try inProject(cell: models, screen: names) { folder in
            try #require(try folder.compile(["--output", "Out"]).status == 0)
            let catalog = folder.path("Out/Catalog/ProductCell.view.swift")
            let shop = folder.path("Out/Shop/Cart.screen.swift")
            let compiler = try #require(Tools.swiftc)
            let settings = ["-swift-version", "6", "-warnings-as-errors"]
            let module = try run(
                compiler,
                settings + [
                    "-emit-module", "-module-name", "Catalog", catalog, "-o", folder.path("Catalog.swiftmodule"),
                ]
            )
            try #require(module.status == 0, "\(module.errors)")
            let check = try run(compiler, settings + ["-typecheck", "-module-name", "Shop", "-I", folder.path, shop])
            #expect(check.status == 0, "\(check.errors)")
        }
    }

    @Test("may not be named without 'dependsOn', and not if there is no such module")
    func reportsUnknownModules() throws {
        try inProject(Self.project.replacing(", dependsOn: [Catalog]", with: "")) { folder in
            let compiled = try folder.compile()
            #expect(
                compiled.errors.contains {
                    $0.description.hasPrefix("Shop/Specs/Cart.screen.yaml:7:17 unknown-module:")
                }
            )
            #expect(compiled.status == 1)
        }
        try inProject(Self.project.replacing("[Catalog]", with: "[Catalog, Cataloge]")) { folder in
            let compiled = try folder.compile()
            #expect(compiled.errors.map(\.rule) == ["unknown-module"])
            #expect(compiled.errors.first?.position == "screenspec.yaml:4:76")
            #expect(compiled.errors.first?.message.contains("did you mean 'Catalog'?") == true)
            #expect(compiled.status == 1)
        }
    }

    @Test("hide what is internal to them, at every place that names it")
    func reportsHiddenTypes() throws {
        let more = Self.screen + "    model: Catalog.ProductCell.ViewModel\n"
        try inProject(Self.project.replacing("access: public", with: "access: internal"), screen: more) { folder in
            let compiled = try folder.compile()
            #expect(compiled.errors.map(\.rule) == ["hidden-type", "hidden-type"])
            #expect(compiled.errors.map(\.place?.start.line) == [7, 8])
            #expect(compiled.status == 1)
        }
        let visible = Self.cell.replacing("Product: {generate", with: "Product: {access: package, generate")
        try inProject(Self.project.replacing("access: public", with: "access: internal"), cell: visible) { folder in
            let compiled = try folder.compile()
            #expect(compiled.errors.map(\.rule) == [])
        }
    }

    @Test("have no types but those that they declare")
    func reportsUnknownTypes() throws {
        try inProject(screen: Self.screen + "    other: Catalog.Prodct\n    another: Catalog.Produkt\n") { folder in
            let errors = try folder.compile().errors
            #expect(errors.map(\.rule) == ["unknown-type", "unknown-type"])
            #expect(errors.allSatisfy { $0.message.contains("did you mean 'Product'?") })
        }
    }

    @Test("do not depend on one another in a circle")
    func reportsCycles() throws {
        let project = Self.project.replacing("output: Catalog/Generated", with: "dependsOn: [Shop]")
        try inProject(project) { folder in
            let compiled = try folder.compile()
            let cycles = compiled.errors.filter { $0.rule == "module-cycle" }
            #expect(cycles.map(\.position) == ["screenspec.yaml:5:49"])
            #expect(cycles.first?.message.contains("Shop → Catalog → Shop") == true)
            #expect(compiled.status == 1)
        }
    }

    @Test("do not share a spec")
    func reportsSharedSpecs() throws {
        try inProject(Self.project.replacing("[Shop/Specs]", with: "[Shop/Specs, Catalog/Specs]")) { folder in
            let compiled = try folder.compile()
            #expect(compiled.rules.contains("shared-spec"))
            let finding = compiled.errors.first { $0.rule == "shared-spec" }
            #expect(finding?.message.contains("'Catalog/Specs/ProductCell.view.yaml'") == true)
            #expect(finding?.notes.count == 1)
            #expect(compiled.status == 1)
        }
    }
}
