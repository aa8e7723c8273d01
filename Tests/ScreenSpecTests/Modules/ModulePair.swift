import TestSupport

/// A project of two modules: `Shop` names types of `Catalog`, shows its views and leads to its screen.
enum ModulePair {
    static let project = """
        modules:
          Catalog: {specs: [Catalog/Specs], output: Catalog/Generated}
          Shop: {specs: [Shop/Specs], output: Shop/Generated, dependsOn: [Catalog]}

        """

    static let cell = """
        view: ProductCell
        summary: A product in a list.
        inherits: BaseCell
        access: public
        subviews:
          nameLabel: {type: UILabel, shows: {text: name}}
        viewModel:
          properties: {name: String}
        actions:
          userTappedHeart: {trigger: nameLabel.tap}
        ---
        view: BaseCell
        inherits: UITableViewCell
        ---
        models:
          Product: {generate: true, access: public, properties: {name: String, call: "() -> Void"}}
          Price: {generate: true, access: package, conforms: [Codable, Equatable], properties: {amount: Int}}
          Secret: {generate: true, properties: {name: String}}
        ---
        screen: Detail
        architecture: mvc
        opens: {with: {product: Product, price: "Price?"}}

        """

    static let cart = """
        screen: Cart
        architecture: mvc
        entry: true
        subviews:
          tableView: {type: UITableView, rows: {products: Catalog.ProductCell}}
        viewModel:
          properties:
            products: "[Catalog.Product]"
            price: Catalog.Price
        routes:
          showDetail: {to: Catalog.Detail, presentation: push, parameters: {product: Catalog.Product, price: Catalog.Price}}

        """

    static func inProject(
        _ project: String = project,
        cell: String = cell,
        cart: String = cart,
        _ body: (TemporaryFolder) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            try folder.write(project, to: "screenspec.yaml")
            try folder.write(cell, to: "Catalog/Specs/Cell.view.yaml")
            try folder.write(cart, to: "Shop/Specs/Cart.screen.yaml")
            try body(folder)
        }
    }

    static let summary = "Catalog/Generated/ScreenSpecModule.swift"
}

extension TemporaryFolder {
    /// Compiles one module by itself.
    func compile(module: String, _ options: [String] = []) throws -> Compiled {
        try compile(["--module", module] + options)
    }
}
