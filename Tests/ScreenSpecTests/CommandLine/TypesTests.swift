import Foundation
import TestSupport
import Testing

/// The file of types as a team lives with it: written, read by compiles, told when it is out of date, and merged.
@Suite("The file of types")
struct TypesTests {
    private static let spec = """
        screen: Wallet
        summary: What a person owns.
        subviews:
          amountLabel: {type: AmountLabel, shows: {text: text}}
        viewModel:
          summary: What is shown.
          properties:
            amount: {type: Amount, summary: How much.}
            kind: {type: Wallet.Kind, summary: Which.}
            box: {type: "Box<Int>", summary: A box.}
            total: {type: Total, summary: In all.}
            both: {type: Both, summary: Of two types.}
          derived: {text: {type: String, summary: In words., swift: '"\\(amount), \\(kind), \\(box), \\(total), \\(both)"'}}

        """

    private static let code = """
        import UIKit

        class BrandLabel: UILabel {}
        final class AmountLabel: BrandLabel {}
        struct Amount: Money, Sendable {}
        protocol Money: Hashable, CustomStringConvertible {}
        enum Wallet {
            enum Kind: String { case own, shared }
            enum Unnamed {}
        }
        struct Box<Value: Sendable>: Sendable {}
        extension Box: Equatable where Value: Equatable {}
        typealias Total = Decimal
        #if DEBUG
        struct Both: Sendable {}
        #else
        struct Both: Hashable {}
        #endif
        private struct Hidden {}
        struct Unnamed {}

        """

    private static let list = """
        # The types that the sources declare and the specs name, for 'externalTypes: {file: …}' in the project file.
        # Written by 'screenspec types --write App.types.yaml'.
        Amount: {conforms: [CustomStringConvertible, Equatable, Hashable, Money, Sendable]}
        AmountLabel: {inherits: BrandLabel, conforms: [Equatable, Hashable]}
        Both: {}
        "Box<Value: Sendable>": {conforms: [Sendable]}
        BrandLabel: {inherits: UILabel, conforms: [Equatable, Hashable]}
        Total: {conforms: [Codable, Equatable, Hashable, Sendable]}
        Wallet: {conforms: [Sendable]}
        Wallet.Kind: {conforms: [Equatable, Hashable, Sendable]}

        """

    private func withApp(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            let project =
                "specs: [Specs]\nsources: [Sources]\nexternalTypes: {file: App.types.yaml}\nrules: {missing-type: off}\n"
            try folder.write(project, to: "screenspec.yaml")
            try folder.write(Self.spec, to: "Specs/Wallet.screen.yaml")
            try folder.write(Self.code, to: "Sources/Types.swift")
            try body(folder)
        }
    }

    @Test("is written from the sources, whatever is wrong with it, and makes specs compile")
    func written() throws {
        try withApp { folder in
            #expect(try folder.compile().errors.map(\.rule) == ["unusable-types"])
            #expect(try folder.screenspec(["types"]).output == Self.list.replacing("App.types.yaml", with: "FILE"))
            let written = try folder.screenspec(["types", "--write", "App.types.yaml"])
            #expect(written.errors == "8 types in App.types.yaml.\n")
            #expect(try folder.read("App.types.yaml") == Self.list)
            #expect(try folder.compile().findings.isEmpty)
            #expect(try folder.read("Generated/Wallet.screen.swift").contains("struct WalletViewModel {"))
            #expect(try folder.screenspec(["check"]).status == 0)
        }
    }

    @Test("decides what is generated, and is an input as the project file is")
    func input() throws {
        try withApp { folder in
            let claiming = Self.list.replacing("Both: {}", with: "Both: {conforms: [Sendable]}")
            try folder.write(claiming, to: "App.types.yaml")
            #expect(try folder.compile(["--depfile", "specs.d"]).status == 0)
            #expect(try folder.read("specs.d").contains("App.types.yaml"))
            #expect(try folder.read("Generated/Wallet.screen.swift").contains("struct WalletViewModel: Sendable {"))
            try folder.write(Self.list, to: "App.types.yaml")
            #expect(try folder.compile().status == 0)
            #expect(try folder.read("Generated/Wallet.screen.swift").contains("struct WalletViewModel {"))
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
        }
    }

    @Test(
        "is told to be out of date where the sources say something else",
        arguments: [
            (
                "class BrandLabel: UILabel", "class BrandLabel: UIView",
                "The sources say something else of 'BrandLabel'."
            ),
            ("typealias Total = Decimal", "", "No spec names 'Total', or no source declares it."),
            ("struct Unnamed", "typealias Amount2 = Amount; struct Unnamed", nil),
            (
                "struct Box<Value: Sendable>", "struct Box<Element: Sendable>",
                "The sources say something else of 'Box'."
            ),
            ("case own, shared", "case own, shared, lent", nil),
        ]
    )
    func outdated(_ text: String, _ other: String, _ message: String?) throws {
        try withApp { folder in
            try folder.write(Self.list, to: "App.types.yaml")
            try folder.write(Self.code.replacing(text, with: other), to: "Sources/Types.swift")
            let output = try folder.screenspec(["check"]).output
            if let message {
                #expect(output.contains("warning[outdated-types]: \(message)\n"), "\(output)")
            } else {
                #expect(!output.contains("outdated-types"), "\(output)")
            }
            _ = try folder.screenspec(["types", "--write", "App.types.yaml"])
            #expect(try !folder.screenspec(["check"]).errors.contains("outdated-types"))
        }
    }

    @Test("is written anew by --fix, and that once")
    func fixed() throws {
        try withApp { folder in
            try folder.write(Self.list, to: "App.types.yaml")
            try folder.write(
                Self.code.replacing("struct Box<Value: Sendable>", with: "struct Box<Element: Sendable>"),
                to: "Sources/Types.swift"
            )
            let result = try folder.screenspec(["check", "--fix"])
            #expect(result.errors.contains("1 fix in 1 file made.\n"))
            #expect(!result.output.contains("outdated-types") && !result.output.contains("refused-fix"))
            let fixed = try folder.read("App.types.yaml")
            _ = try folder.screenspec(["types", "--write", "App.types.yaml"])
            #expect(try folder.read("App.types.yaml") == fixed)
        }
    }

    @Test("lacks a type that a spec names from now on")
    func lacking() throws {
        try withApp { folder in
            try folder.write(Self.list, to: "App.types.yaml")
            try folder.write(
                Self.spec.replacing("type: Total,", with: "type: Unnamed,"),
                to: "Specs/Wallet.screen.yaml"
            )
            #expect(try folder.compile().errors.map(\.rule) == ["unknown-type"])
            let output = try folder.screenspec(["check"]).output
            #expect(output.contains("warning[outdated-types]: No spec names 'Total', or no source declares it.\n"))
            #expect(output.contains("note: The file is wrong about 1 more."))
        }
    }

    @Test("is no second mistake where a spec calls a screen otherwise")
    func renamedScreen() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                "version: 1\narchitecture: viper\nsources: [Sources]\nexternalTypes: {file: App.types.yaml}\n",
                to: "screenspec.yaml"
            )
            let screen = "generate: false\nactions:\n  open: {trigger: screen.willAppear, parameters: {view: %}}\n"
            let spec = screen.replacing("%", with: "OrdersViewController")
            try folder.write("screen: Orders\n\(spec)", to: "Specs/Orders.screen.yaml")
            let swift = """
                import UIKit

                final class OrdersViewController: UIViewController {
                    var presenter: OrdersViewToPresenterInterface?
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        presenter?.open(view: self)
                    }
                }
                protocol OrdersViewToPresenterInterface { func open(view: OrdersViewController) }
                final class OrdersPresenter: OrdersViewToPresenterInterface {
                    func open(view: OrdersViewController) {}
                }

                """
            try folder.write(swift, to: "Sources/Orders.swift")
            _ = try folder.screenspec(["types", "--write", "App.types.yaml"])
            #expect(try !folder.screenspec(["check"]).output.contains("outdated-types"))
            try folder.write("screen: Purchases\n\(spec)", to: "Specs/Orders.screen.yaml")
            let output = try folder.screenspec(["check"]).output
            #expect(output.contains("missing-type") && !output.contains("outdated-types"), "\(output)")
        }
    }

    @Test("gives way to what somebody writes into the project file")
    func byHand() throws {
        try withApp { folder in
            try folder.write(Self.list, to: "App.types.yaml")
            try folder.write(
                "specs: [Specs]\nexternalTypes:\n  file: App.types.yaml\n  Amount: {}\n",
                to: "screenspec.yaml"
            )
            #expect(try folder.compile().status == 0)
            #expect(try folder.read("Generated/Wallet.screen.swift").contains("struct WalletViewModel {"))
            try folder.write("sources: [Sources]\nexternalTypes: {Amount: {}}\n", to: "screenspec.yaml")
            #expect(try !folder.screenspec(["types"]).output.contains("Amount:"))
        }
    }

    @Test("that a merge has left broken is one mistake")
    func merged() throws {
        try withApp { folder in
            try folder.write(
                Self.list.replacing("Both: {}", with: "<<<<<<< ours\nBoth: {}\n=======\n>>>>>>> theirs"),
                to: "App.types.yaml"
            )
            let output = try folder.screenspec(["compile"]).output
            #expect(output.hasPrefix("error[unusable-types]: 'App.types.yaml' holds the marks of a merge.\n"))
            #expect(output.hasSuffix("\n1 error\n"))
        }
    }

    @Test(
        "that somebody has broken is one mistake",
        arguments: [
            ("Both: {}", "Both: {conform: []}", "unknown-key"),
            ("Both: {}", "Both: {", "yaml-syntax"),
            ("Box<Value: Sendable>", "Box<[Value]>", "invalid-type"),
        ]
    )
    func broken(_ text: String, _ other: String, _ rule: String) throws {
        try withApp { folder in
            try folder.write(Self.list.replacing(text, with: other), to: "App.types.yaml")
            #expect(try folder.compile().errors.map(\.rule) == [rule])
        }
    }

    @Test("has a name by which build plugins know it")
    func named() throws {
        try withApp { folder in
            try folder.write("externalTypes: {file: types.yaml}\n", to: "screenspec.yaml")
            try folder.write(Self.list, to: "types.yaml")
            #expect(try folder.compile().errors.map(\.rule) == ["wrong-shape"])
            let refused = try folder.screenspec(["types", "--write", "other.yaml"])
            #expect(refused.status == 64)
            #expect(!folder.exists("other.yaml"))
        }
    }

    @Test("goes to a folder that is made for it, and to none that cannot be")
    func folders() throws {
        try withApp { folder in
            #expect(try folder.screenspec(["types", "--write", "new/App.types.yaml"]).status == 0)
            #expect(folder.exists("new/App.types.yaml"))
            let refused = try folder.screenspec(["types", "--write", "screenspec.yaml/App.types.yaml"])
            #expect(refused.status == 2)
            #expect(refused.output.contains("'screenspec.yaml/App.types.yaml' cannot be written: a part of the path"))
        }
    }

    @Test("names the module of each type in a project of several")
    func modules() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                externalTypes: {file: App.types.yaml}
                rules: {missing-type: off, unshown-property: off}
                modules:
                  Shop: {specs: [Shop/Specs], sources: [Shop/Sources], dependsOn: [Core]}
                  Core: {sources: [Core/Sources]}

                """,
                to: "screenspec.yaml"
            )
            try folder.write(
                "screen: Cart\nviewModel: {properties: {price: Price, item: Item, secret: Secret}}\n",
                to: "Shop/Specs/Cart.screen.yaml"
            )
            try folder.write("struct Item {}\n", to: "Shop/Sources/Item.swift")
            try folder.write("public struct Price: Sendable {}\nstruct Secret {}\n", to: "Core/Sources/Price.swift")
            #expect(
                try folder.screenspec(["types"]).output.hasSuffix(
                    "\nItem: {module: Shop}\nPrice: {module: Core, conforms: [Sendable]}\n"
                )
            )
            _ = try folder.screenspec(["types", "--write", "App.types.yaml"])
            #expect(
                try folder.compile().errors.map(\.message) == [
                    "Nothing declares the type 'Secret'; did you mean 'SecKey'?"
                ]
            )
            try folder.write(
                "screen: Cart\nviewModel: {properties: {price: Price, item: Item}}\n",
                to: "Shop/Specs/Cart.screen.yaml"
            )
            #expect(try folder.compile().status == 0)
            let swift = try folder.read("Generated/Shop/Cart.screen.swift")
            #expect(swift.contains("import Core\n"))
            #expect(!swift.contains("import Shop\n"))
        }
    }
}
