import TestSupport
import Testing

/// A small project that was compiled once.
enum RememberScene {
    static let cell = """
        view: ProductCell
        subviews:
          nameLabel: {type: UILabel, shows: {text: name}}
        viewModel:
          properties: {name: String, unshown: Int}
          initializers:
            - from: {product: Product}
              set: {name: product.name, unshown: product.count}

        """
    static let models = "models:\n  Product: {properties: {name: String, count: Int}}\n"
    static let other = "view: Badge\nviewModel: {properties: {text: String}}\n"

    static func with<Value>(_ body: (TemporaryFolder) throws -> Value) throws -> Value {
        try TemporaryFolder.with { folder in
            try folder.write("specs: [Specs]\n", to: "screenspec.yaml")
            try folder.write(Self.cell, to: "Specs/ProductCell.view.yaml")
            try folder.write(Self.models, to: "Specs/Shop.models.yaml")
            try folder.write(Self.other, to: "Specs/Badge.view.yaml")
            _ = try folder.compile()
            return try body(folder)
        }
    }

    /// How many specs a run compiles; `nil` where it compiles the whole project without asking.
    static func compiledCount(_ folder: TemporaryFolder, _ arguments: [String] = []) throws -> Int? {
        let errors = try folder.screenspec(["compile", "--stats"] + arguments).errors
        return errors.firstMatch(of: /specs compiled +([0-9]+)/).flatMap { Int($0.1) }
    }

    static func state(in folder: TemporaryFolder) throws -> String {
        try #require(try folder.files().first { $0.hasPrefix(".screenspec/compile-") && $0.hasSuffix(".state") })
    }
}
