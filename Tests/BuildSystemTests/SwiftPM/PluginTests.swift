import Foundation
import TestSupport
import Testing

/// Client packages share a folder for what is built, so one test at a time.
@Suite("SwiftPM", .serialized, .waitsApart, .enabled(if: BuildTools.swift != nil, "swift is not on PATH"))
enum SwiftPMTests {}

extension SwiftPMTests {
    /// A program and a library with specs, of which the program names the library's types.
    @Suite("The build plugin")
    struct PluginTests {
        private static let cart = "Sources/Shop/Specs/Cart.screen.yaml"
        private static let product = "Sources/Catalog/Specs/Product.models.yaml"
        private static let printed = "2 products 24 true\nreceipt 1: Tea\nreceipt 2: Pot\n"

        private func client() throws -> ClientPackage {
            let client = try ClientPackage("Client")
            try client.build()
            return client
        }

        @Test("makes what the program is built with, in each target's own folder")
        func builds() throws {
            let client = try client()
            #expect(try client.launch("Shop") == Self.printed)
            #expect(
                try client.generated("Shop").keys.sorted() == [
                    "Cart.screen.swift", "Receipt.models.swift", "ScreenSpecModule.swift",
                ]
            )
            // Only the library's own project file asks for public access.
            let product = try client.generated("Catalog")["Product.models.swift"]
            #expect(product?.contains("public nonisolated struct Product") == true)
            #expect(product?.contains("// Spec: Specs/Product.models.yaml\n") == true)
            let cart = try client.generated("Shop")["Cart.screen.swift"]
            #expect(cart?.contains("\nimport Catalog\n") == true)
            #expect(cart?.contains("\nnonisolated struct CartViewModel") == true)
            #expect(cart?.contains("// Spec: Sources/Shop/Specs/Cart.screen.yaml\n") == true)
        }

        @Test("leaves the names of its folders to targets of the client")
        func takesNoNames() throws {
            let products = try client().products()
            for name in ["Cache", "Diagnostics", "FileSystem"] {
                #expect(products.contains { $0.hasSuffix("/\(name).swiftmodule") }, "\(name)")
                #expect(
                    products.contains {
                        $0.hasSuffix("/ScreenSpec\(name).swiftmodule") || $0.contains("ScreenSpec\(name)")
                    }
                )
            }
        }

        @Test("does not need swift-syntax without traits")
        func needsLittle() throws {
            let client = try client()
            let dependencies = try client.dependencies()
            #expect(!dependencies.isEmpty)
            #expect(dependencies.allSatisfy { $0.hasPrefix("swift-argument-parser") }, "\(dependencies)")
            #expect(try !client.read("Package.resolved").contains("swift-syntax"))
            let products = try client.products()
            #expect(products.contains { $0.contains("CompileDriver") })
            #expect(!products.contains { $0.contains("SwiftSyntax") })
        }

        @Test("does nothing where nothing has changed")
        func restsWhenUnchanged() throws {
            let client = try client()
            let before = try client.times(in: client.generatedPath(of: "Shop"), suffix: ".swift")
            let built = try client.build()
            for work in ["Compiling the specs", "Compiling Shop", "Compiling Catalog", "Linking"] {
                #expect(!built.output.contains(work), "\(built.output)")
            }
            #expect(try client.times(in: client.generatedPath(of: "Shop"), suffix: ".swift") == before)
        }

        @Test("has only that compiled again which a change concerns")
        func compilesWhatChanged() throws {
            let client = try client()
            let swift = try client.times(in: client.generatedPath(of: "Shop"), suffix: ".swift")
            let objects = try client.times(in: "debug/Shop.build", suffix: ".swift.o")
            let library = try client.times(in: client.generatedPath(of: "Catalog"), suffix: ".swift")
            try client.replace(#"\(products.count) products"#, with: #"\(products.count) things"#, in: Self.cart)
            let built = try client.build()
            // One command for all specs of a target.
            #expect(
                Set(built.output.matches(of: /Compiling the specs of \w+/).map { String($0.0) }) == [
                    "Compiling the specs of Shop"
                ]
            )
            #expect(!built.output.contains("Compiling the specs of Catalog"))
            #expect(try client.launch("Shop") == Self.printed.replacing("products", with: "things"))
            let newSwift = try client.times(in: client.generatedPath(of: "Shop"), suffix: ".swift")
            #expect(newSwift.keys.filter { newSwift[$0] != swift[$0] } == ["Cart.screen.swift"])
            let newObjects = try client.times(in: "debug/Shop.build", suffix: ".swift.o")
            #expect(newObjects.keys.filter { newObjects[$0] != objects[$0] } == ["Cart.screen.swift.o"])
            #expect(try client.times(in: client.generatedPath(of: "Catalog"), suffix: ".swift") == library)
            let memory = client.generatedPath(of: "Shop").replacing(/Generated$/, with: "Memory")
            #expect(try !client.times(in: memory, suffix: ".state").isEmpty)
        }

        @Test("compiles specs that are added and forgets those that are removed")
        func followsFiles() throws {
            let client = try client()
            let spec = "Sources/Shop/Specs/Checkout/Voucher.models.yaml"
            try client.write("models:\n  Voucher: {generate: true, properties: {code: String}}\n", to: spec)
            try client.replace("import Catalog", with: "import Catalog\n\nlet voucher = Voucher(code: \"A\")", in: main)
            try client.build()
            #expect(try client.generated("Shop").keys.contains("Voucher.models.swift"))
            try client.remove(spec)
            try client.replace("\n\nlet voucher = Voucher(code: \"A\")", with: "", in: main)
            try client.build()
            #expect(
                try client.generated("Shop").keys.sorted() == [
                    "Cart.screen.swift", "Receipt.models.swift", "ScreenSpecModule.swift",
                ]
            )
            #expect(try client.launch("Shop") == Self.printed)
        }

        @Test("leads from a mistake to the line of the spec, and writes nothing while there is one")
        func showsMistakes() throws {
            let client = try client()
            let before = try client.generated("Shop")
            try client.replace("canPay}", with: "canPai}", in: Self.cart)
            let failed = try client.swift("build")
            #expect(failed.status != 0)
            let message = "Neither the view model nor a message has 'canPai'; did you mean 'canPay'?"
            let place = "\(client.path(Self.cart)):14:24: error: \(message)"
            #expect((failed.output + failed.errors).contains(place), "\(failed.output)\(failed.errors)")
            #expect(try client.generated("Shop") == before)
            try client.replace("canPai}", with: "canPay}", in: Self.cart)
            try client.build()
        }

        @Test("names both of two specs that would make files of one name")
        func refusesClashes() throws {
            let client = try client()
            try client.write("models: {}\n", to: "Sources/Shop/Specs/receipt.models.yaml")
            let failed = try client.swift("build")
            #expect(failed.status != 0)
            let text = failed.output + failed.errors
            #expect(
                text.contains(
                    "error: '\(client.path("Sources/Shop/Specs/Checkout/Receipt.models.yaml"))' and"
                        + " '\(client.path("Sources/Shop/Specs/receipt.models.yaml"))' would both make"
                ),
                "\(text)"
            )
        }

        @Test("sees what changes in the specs of another target, and what it hides")
        func followsDependencies() throws {
            let client = try client()
            try client.replace("price: Decimal", with: "price: Int", in: Self.product)
            let built = try client.build()
            #expect(built.output.contains("Compiling the specs of Catalog"))
            #expect(built.output.contains("Compiling the specs of Shop"))
            #expect(try client.launch("Shop") == Self.printed)

            try client.replace("    generate: true", with: "    generate: true\n    access: internal", in: Self.product)
            let hidden = try client.swift("build")
            #expect(hidden.status != 0)
            #expect(
                (hidden.output + hidden.errors).contains("\(client.path(Self.cart)):20:23: error:"),
                "\(hidden.output)\(hidden.errors)"
            )
            #expect((hidden.output + hidden.errors).contains("[hidden-type]"))
        }

        @Test("takes the settings of the target's project file, or else of the package's")
        func followsProjectFiles() throws {
            let client = try client()
            let library = try client.generated("Catalog")
            try client.write("version: 1\narchitecture: mvp\nswift: {indentation: 2}\n", to: "screenspec.yaml")
            try client.build()
            #expect(try client.generated("Shop")["Receipt.models.swift"]?.contains("\n  var number: Int\n") == true)
            #expect(try client.generated("Catalog") == library)
        }

        @Test("gives a target of tests the doubles and examples of what it tests, and the app its identifiers")
        func serves() throws {
            let client = try client()
            try client.replace(
                "    ],\n    swiftLanguageModes",
                with: """
                            .testTarget(
                                name: "ShopTests",
                                dependencies: ["Catalog", "Shop"],
                                plugins: [.plugin(name: "ScreenSpecPlugin", package: "ScreenSpec")]
                            ),
                        ],
                        swiftLanguageModes
                    """,
                in: "Package.swift"
            )
            try client.write("version: 1\narchitecture: mvp\nexamples: {}\nidentifiers: {}\n", to: "screenspec.yaml")
            try client.write(Self.test, to: "Tests/ShopTests/CartTests.swift")
            let tested = try client.swift("test")
            #expect(tested.status == 0, "\(tested.output)\(tested.errors)")
            #expect((tested.output + tested.errors).contains("Test run with 1 test"))
            #expect(try client.generated("Shop").keys.contains("Cart.screen.identifiers.swift"))
            let made = try client.generated("ShopTests", "Shop")
            #expect(
                made.keys.sorted() == [
                    "Cart.screen.doubles.swift", "Cart.screen.examples.swift", "Receipt.models.doubles.swift",
                    "Receipt.models.examples.swift",
                ]
            )
            // What all doubles need is there once.
            #expect(
                try client.generated("ShopTests", "Catalog").keys.sorted() == [
                    "Product.models.doubles.swift", "ScreenSpecDoubles.swift",
                ]
            )
        }

        @Test("gives what helps tests of the user interface its robots, and the app its previews")
        func servesUITests() throws {
            let client = try client()
            try client.replace(
                "    ],\n    swiftLanguageModes",
                with: """
                            .target(
                                name: "ShopRobots",
                                dependencies: ["Shop"],
                                plugins: [.plugin(name: "ScreenSpecPlugin", package: "ScreenSpec")]
                            ),
                        ],
                        swiftLanguageModes
                    """,
                in: "Package.swift"
            )
            let project = "version: 1\narchitecture: mvp\nexamples: {previews: true}\nidentifiers: {}\nrobots: {}\n"
            try client.write(project, to: "screenspec.yaml")
            try client.write("", to: "Sources/ShopRobots/Empty.swift")
            // Robots need XCUITest and previews UIKit, which this system may not have: nothing else is missing.
            let built = try client.swift("build", ["--target", "ShopRobots"])
            let text = built.output + built.errors
            #expect(text.contains("Compiling the identifiers and robots of Shop"), "\(text)")
            let errors = text.split(separator: "\n").filter { $0.contains(" error: ") }
            #expect(
                errors.allSatisfy { line in ["XC", "'UIKit'", "emit-module"].contains { line.contains($0) } },
                "\(text)"
            )
            let made = try client.generated("ShopRobots", "Shop")
            #expect(
                made.keys.sorted() == [
                    "Cart.screen.identifiers.swift", "Cart.screen.robot.swift", "Receipt.models.identifiers.swift",
                    "Receipt.models.robot.swift",
                ]
            )
            #expect(made["Cart.screen.robot.swift"]?.contains("struct CartRobot {") == true)
            let app = try client.generated("Shop")
            #expect(app["Cart.screen.examples.swift"]?.contains("#if DEBUG") == true)
            #expect(app["Cart.screen.identifiers.swift"] != nil)
            // What is no longer asked for is gone.
            try client.write("version: 1\narchitecture: mvp\n", to: "screenspec.yaml")
            try client.build()
            #expect(try client.generated("Shop").keys.filter { $0.contains(".examples.") || $0.contains(".id") } == [])
        }

        private static let test = """
            import Testing

            @testable import Shop

            @MainActor
            @Test func showsTheCart() {
                let view = CartViewInterfaceDouble()
                let presenter = CartPresenter(products: [])
                presenter.view = view
                presenter.start()
                #expect(view.calls == [.display(CartViewModel(products: []))])
                #expect(!CartViewModel.examples.isEmpty)
            }

            """

        private var main: String { "Sources/Shop/main.swift" }
    }
}
