import TestSupport
import Testing

/// Classes that go to another module than their spec.
@Suite("A screen that moves to another module")
struct MovedScreenTests {
    private static let project = """
        architecture: mvc
        modules:
          Home: {specs: [Home/Specs], sources: [Home/Sources]}
          Shop: {specs: [Shop/Specs], sources: [Shop/Sources]}

        """
    private static let code = "import UIKit\n\nfinal class CartViewController: UIViewController {}\n"

    private func project(_ spec: String, _ code: String, _ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.project, to: "screenspec.yaml")
            try folder.write(spec, to: "Home/Specs/Cart.screen.yaml")
            try folder.write("screen: Shop\ngenerate: false\n", to: "Shop/Specs/Shop.screen.yaml")
            try folder.write(
                "import UIKit\n\nfinal class ShopViewController: UIViewController {}\n",
                to: "Shop/Sources/Shop.swift"
            )
            try folder.write("struct Price {}\n", to: "Home/Sources/Price.swift")
            try folder.write(code, to: "Shop/Sources/Cart.swift")
            try body(folder)
        }
    }

    @Test("is told with both modules, and its spec stays")
    func moved() throws {
        try project("screen: Cart\ngenerate: false\n", Self.code) { folder in
            let found = try folder.screenspec(["check"])
            #expect(
                found.output.contains(
                    "'CartViewController', the view of 'Cart', is in the module 'Shop', and its spec in 'Home'."
                ),
                "\(found.output)"
            )
            #expect(found.output.contains("\n1 error"), "\(found.output)")
            _ = try folder.screenspec(["extract", "--update", "--prune"])
            #expect(try folder.read("Home/Specs/Cart.screen.yaml") == "screen: Cart\ngenerate: false\n")
        }
    }

    @Test(
        "is not meant by a spec that chooses the class, or whose module the class imports",
        arguments: [
            ("screen: Cart\ngenerate: false\ntypes: {view: CartViewController}\n", code),
            ("screen: Cart\ngenerate: false\n", "import Home\n\(code)"),
        ]
    )
    func right(_ spec: String, _ code: String) throws {
        try project(spec, code) { folder in
            let found = try folder.screenspec(["check"])
            #expect(found.status == 0, "\(found.output)")
        }
    }
}
