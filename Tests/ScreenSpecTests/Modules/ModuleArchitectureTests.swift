import Foundation
import TestSupport
import Testing

/// Which module may have which architecture is the same whether modules are compiled together or one by one.
@Suite("The architectures of a module")
struct ModuleArchitectureTests {
    private static let architecture = """
        architecture: team
        extends: mvp
        summary: "Ours: a presenter, and \\"events\\"."
        channels:
          actions: {protocol: "{screen}Events"}

        """

    @Test("hands architectures on, through modules in between")
    func handsArchitecturesOn() throws {
        let project = """
            architecture: team
            modules:
              Base: {specs: [Base]}
              Catalog: {specs: [Catalog/Specs], output: Catalog/Generated, dependsOn: [Base]}
              Shop: {specs: [Shop/Specs], output: Shop/Generated, dependsOn: [Catalog]}

            """
        let screen = "screen: Cart\nactions: {userTappedBuy: {}}\n"
        try ModulePair.inProject(project, cell: "models: {Product: {}}\n", cart: screen) { folder in
            try folder.write(Self.architecture, to: "Base/team.architecture.yaml")
            let whole = try folder.compile()
            #expect(whole.errors.isEmpty, "\(whole.text)")
            let expected = try folder.texts(in: "Shop/Generated")
            #expect(expected["Cart.screen.swift"]?.contains("protocol CartEvents: AnyObject") == true)
            for name in ["Base", "Catalog/Specs"] { try FileManager.default.removeItem(atPath: folder.path(name)) }
            try FileManager.default.removeItem(atPath: folder.path("Shop/Generated"))
            let alone = try folder.compile(module: "Shop")
            #expect(alone.errors.isEmpty, "\(alone.text)")
            #expect(try folder.texts(in: "Shop/Generated") == expected)
        }
    }

    @Test("is the only way to an architecture of another module")
    func keepsArchitecturesApart() throws {
        let project = """
            architecture: team
            modules:
              Base: {specs: [Base]}
              Shop: {specs: [Shop/Specs], output: Shop/Generated}

            """
        try ModulePair.inProject(project, cart: "screen: Cart\nactions: {userTappedBuy: {}}\n") { folder in
            try folder.write(Self.architecture, to: "Base/team.architecture.yaml")
            let compiled = try folder.compile()
            #expect(compiled.errors.map(\.rule) == ["unknown-architecture"], "\(compiled.text)")
            #expect(compiled.errors.first?.position == "Shop/Specs/Cart.screen.yaml:1:9")
            #expect(compiled.errors.first?.message.contains("add 'Base' to its 'dependsOn'") == true)
            #expect(try folder.compile(module: "Shop").errors.map(\.rule) == ["unknown-architecture"])
        }
    }
}
