import TestSupport
import Testing

extension SwiftPMTests {
    /// A package whose generated Swift is committed: one project file for the package, one for a target.
    @Suite("The command plugin")
    struct CommandPluginTests {
        private static let outputs = [
            "Sources/Catalog/Generated/Product.models.swift", "Sources/Shop/Generated/Basket.models.swift",
        ]

        private func command(_ client: ClientPackage, _ arguments: [String] = []) throws -> Completed {
            try client.swift("package", ["--allow-writing-to-package-directory", "screenspec-compile"] + arguments)
        }

        @Test("writes what is committed, which then builds, and checks that it was")
        func writes() throws {
            let client = try ClientPackage("Committed")
            let missing = try command(client, ["--check"])
            #expect(missing.status != 0)
            #expect(!client.exists(Self.outputs[0]))

            let written = try command(client)
            #expect(written.status == 0, "\(written.output)\(written.errors)")
            #expect(try client.read(Self.outputs[0]).contains("public nonisolated struct Product"))
            #expect(try client.read(Self.outputs[1]).contains("\nnonisolated struct Basket"))
            #expect(try command(client, ["--check"]).status == 0)
            try client.build()

            try client.replace("price: Decimal", with: "cost: Decimal", in: "Sources/Catalog/Specs/Product.models.yaml")
            let outdated = try command(client, ["--check"])
            #expect(outdated.status != 0)
            #expect((outdated.output + outdated.errors).contains("[outdated-output]"))
        }

        @Test("keeps to the targets that are named")
        func picksTargets() throws {
            let client = try ClientPackage("Committed")
            #expect(try command(client, ["--target", "Shop"]).status == 0)
            #expect(Self.outputs.map(client.exists) == [false, true])
            let other = try command(client, ["--target", "Catalog"])
            #expect(other.status != 0)
            #expect((other.output + other.errors).contains("The folder of 'Catalog' has no screenspec.yaml"))
        }
    }
}
