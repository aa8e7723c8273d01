import Foundation
import TestSupport
import Testing

/// What `--build-description` says is all there is, and what is wrong elsewhere is told elsewhere.
@Suite("A build description")
struct BuildDescriptionTests {
    private static let product = "models:\n  Product: {generate: true, properties: {name: String}}\n"
    private static let basket = "models:\n  Basket: {generate: true, properties: {products: '[Catalog.Product]'}}\n"
    private static let description = """
        {"version": 1, "module": "Shop", "modules": [
            {"name": "Shop", "specs": ["Shop/Basket.models.yaml"], "dependsOn": ["Catalog"]},
            {"name": "Catalog", "project": "Catalog", "specs": ["Catalog/Product.models.yaml"]}
        ]}

        """

    private func inProject(
        _ description: String = description,
        _ body: (TemporaryFolder) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            try folder.write("rules: {missing-summary: warning}\n", to: "screenspec.yaml")
            try folder.write("swift: {access: public}\n", to: "Catalog/screenspec.yaml")
            try folder.write(Self.product, to: "Catalog/Product.models.yaml")
            try folder.write(Self.basket, to: "Shop/Basket.models.yaml")
            try folder.write(description, to: "description.json")
            try body(folder)
        }
    }

    private func compile(_ folder: TemporaryFolder, _ arguments: [String] = []) throws -> Completed {
        try run(
            Products.executable("screenspec-compile"),
            ["--build-description", "description.json", "--output", "Out", "--report", "xcode"] + arguments,
            in: folder.path
        )
    }

    @Test("makes the outputs of its module, with the names of the others in theirs")
    func compiles() throws {
        try inProject { folder in
            let compiled = try compile(folder)
            #expect(compiled.status == 0, "\(compiled.errors)")
            #expect(
                try folder.files().filter { $0.hasSuffix(".swift") } == [
                    "Out/Basket.models.swift", "Out/ScreenSpecModule.swift",
                ]
            )
            let basket = try folder.read("Out/Basket.models.swift")
            #expect(basket.contains("\nimport Catalog\n"))
            #expect(basket.contains("    var products: [Catalog.Product]\n"))
        }
    }

    @Test("leaves the findings of other modules to their own builds")
    func reportsItsOwn() throws {
        try inProject { folder in
            let compiled = try compile(folder)
            #expect(compiled.output.contains("Shop/Basket.models.yaml"))
            #expect(compiled.output.contains("[missing-summary]"))
            #expect(!compiled.errors.contains("Catalog/Product.models.yaml"))
        }
    }

    @Test("says so where another module's spec can't be understood")
    func reportsTheUnreadable() throws {
        try inProject { folder in
            try folder.write(
                Self.product.replacing("{name: String}}", with: "{name: String"),
                to: "Catalog/Product.models.yaml"
            )
            let compiled = try compile(folder)
            #expect(compiled.status == 1)
            #expect(compiled.output.contains("Catalog/Product.models.yaml:"))
            #expect(!compiled.errors.contains("[unknown-type]"))
        }
    }

    @Test("holds each module to its own project file")
    func readsProjects() throws {
        try inProject { folder in
            try folder.write("swift: {access: internal}\n", to: "Catalog/screenspec.yaml")
            let hidden = try compile(folder)
            #expect(hidden.status == 1)
            #expect(hidden.output.contains("Shop/Basket.models.yaml:2:61: error:"), "\(hidden.output)")
            #expect(hidden.output.contains("[hidden-type]"))
        }
    }

    @Test("reads folders that are described only from the module's own folder")
    func readsFolderRules() throws {
        try inProject { folder in
            try folder.write("swift: {access: public}\ngenerate: {Described: false}\n", to: "Catalog/screenspec.yaml")
            try folder.write(Self.product, to: "Catalog/Described/Product.models.yaml")
            try folder.write(
                Self.description.replacing("Catalog/Product", with: "Catalog/Described/Product"),
                to: "description.json"
            )
            let compiled = try compile(folder)
            #expect(compiled.status == 0, "\(compiled.errors)")
        }
    }

    @Test("makes all else that was generated in the output folder stale")
    func prunes() throws {
        try inProject { folder in
            #expect(try compile(folder).status == 0)
            let more = "models:\n  Voucher: {generate: true, properties: {code: String}}\n"
            try folder.write(more, to: "Shop/Voucher.models.yaml")
            try folder.write(
                Self.description.replacing("Shop/Basket", with: "Shop/Voucher"),
                to: "description.json"
            )
            try folder.write("let mine = 1\n", to: "Out/Mine.swift")
            #expect(try compile(folder).status == 0)
            // The spec is still there, and no longer this module's.
            #expect(
                try folder.files().filter { $0.hasPrefix("Out/") } == [
                    "Out/Mine.swift", "Out/ScreenSpecModule.swift", "Out/Voucher.models.swift",
                ]
            )
        }
    }

    @Test("makes what it names and nothing else, each in its folder")
    func makesNamedOutputs() throws {
        let named = Self.description.replacing(
            #""version": 1,"#,
            with: """
                "version": 1,
                "outputs": {"doubles": "Tests/Made", "examples": "Tests/Made", "identifiers": "Ids"},
                """
        )
        try inProject(named) { folder in
            let compiled = try compile(folder)
            #expect(compiled.status == 0, "\(compiled.output)\(compiled.errors)")
            // A file for each spec and form, since a build system has named it before it read any.
            let files = try folder.files().filter { $0.hasSuffix(".swift") }
            #expect(
                files == [
                    "Ids/Basket.models.identifiers.swift", "Tests/Made/Basket.models.doubles.swift",
                    "Tests/Made/Basket.models.examples.swift", "Tests/Made/ScreenSpecDoubles.swift",
                ]
            )
            let examples = try folder.read("Tests/Made/Basket.models.examples.swift")
            #expect(examples.contains("\n@testable import Shop\n"))
            try folder.write(
                named.replacing(#""version": 1,"#, with: #""version": 1, "sharesSupport": false,"#),
                to: "description.json"
            )
            #expect(try compile(folder).status == 0)
            #expect(try !folder.files().contains("Tests/Made/ScreenSpecDoubles.swift"))
        }
    }

    @Test("makes previews for the app where it says that the app has the examples")
    func makesPreviews() throws {
        let named = Self.description.replacing(
            #""version": 1,"#,
            with: #""version": 1, "previews": true, "outputs": {"declarations": "Out", "examples": "Out"},"#
        )
        try inProject(named) { folder in
            let compiled = try compile(folder)
            #expect(compiled.status == 0, "\(compiled.output)\(compiled.errors)")
            let examples = try folder.read("Out/Basket.models.examples.swift")
            #expect(examples.contains("#if DEBUG"))
            #expect(!examples.contains("@testable"))
        }
    }

    @Test("makes robots with the identifiers by which they find things, and not without")
    func makesRobots() throws {
        let robots = #""version": 1, "outputs": {"robots": "Robots"},"#
        let both = #""version": 1, "outputs": {"robots": "Robots", "identifiers": "Robots"},"#
        try inProject(Self.description.replacing(#""version": 1,"#, with: robots)) { folder in
            let compiled = try compile(folder)
            #expect(compiled.status == 2)
            #expect(compiled.output.contains("'robots' without 'identifiers'"), "\(compiled.output)")
            try folder.write(
                Self.description.replacing(#""version": 1,"#, with: both),
                to: "description.json"
            )
            #expect(try compile(folder).status == 0)
            #expect(
                try folder.files().filter { $0.hasSuffix(".swift") } == [
                    "Robots/Basket.models.identifiers.swift", "Robots/Basket.models.robot.swift",
                ]
            )
        }
    }

    @Test("refuses what nobody makes")
    func refusesUnknownOutputs() throws {
        let wrong = Self.description.replacing(#""version": 1,"#, with: #""version": 1, "outputs": {"doubls": "Out"},"#)
        try inProject(wrong) { folder in
            let compiled = try compile(folder)
            #expect(compiled.status == 2)
            #expect(compiled.output.contains("'outputs' has 'doubls'"), "\(compiled.output)")
            #expect(try !folder.files().contains { $0.hasSuffix(".swift") })
        }
    }

    @Test("remembers where it says so, and nowhere else")
    func remembers() throws {
        let remembering = Self.description.replacing(
            #""version": 1,"#,
            with: #""version": 1, "memory": "Work/Memory","#
        )
        func compiledCount(_ folder: TemporaryFolder) throws -> Substring? {
            let compiled = try compile(folder, ["--stats"])
            #expect(compiled.status == 0, "\(compiled.errors)")
            return compiled.errors.firstMatch(of: /specs compiled +([0-9]+)/)?.1
        }
        try inProject { folder in
            #expect(try compiledCount(folder) == nil)
            #expect(try compiledCount(folder) == nil)
            #expect(try !folder.files().contains { $0.hasSuffix(".state") })

            try folder.write(remembering, to: "description.json")
            #expect(try compiledCount(folder) == nil)
            #expect(try folder.files().filter { $0.hasSuffix(".state") }.map { $0.hasPrefix("Work/Memory/") } == [true])
            #expect(try compiledCount(folder) == "0")
            try folder.write(Self.basket + "# A comment.\n", to: "Shop/Basket.models.yaml")
            #expect(try compiledCount(folder) == "1")

            let voucher = "models:\n  Voucher: {generate: true, properties: {code: String}}\n"
            try folder.write(voucher, to: "Shop/Voucher.models.yaml")
            try folder.write(
                remembering.replacing(
                    #""Shop/Basket.models.yaml""#,
                    with: #""Shop/Basket.models.yaml", "Shop/Voucher.models.yaml""#
                ),
                to: "description.json"
            )
            _ = try compiledCount(folder)
            #expect(folder.exists("Out/Voucher.models.swift"))
            // The settings of another module are no part of what may be remembered.
            try folder.write("swift: {access: internal}\n", to: "Catalog/screenspec.yaml")
            #expect(try compile(folder).output.contains("[hidden-type]"))
        }
    }

    @Test(
        "is refused where it is missing, damaged or of another version",
        arguments: [
            ("", "it is not JSON"), ("[1", "it is not JSON"), ("[]", "is of the wrong kind"),
            (#"{"version": 2, "module": "Shop", "modules": []}"#, "it says 2"),
            (#"{"version": 1, "modules": []}"#, "'module' is missing"),
            (#"{"version": 1, "module": "Shop", "modules": []}"#, "'modules' does not list 'Shop'"),
            (#"{"version": 1, "module": "Shop", "modules": [{"name": "Shop", "specs": 1}]}"#, "'modules.0.specs' is"),
            (#"{"version": 1, "module": "Shop", "modules": [{"name": "Shop", "interface": "S"}]}"#, "no 'interface'"),
        ]
    )
    func refuses(_ text: String, _ reason: String) throws {
        try inProject(text) { folder in
            let compiled = try compile(folder)
            #expect(compiled.status == 2)
            #expect(compiled.output.contains(reason), "\(compiled.output)")
            // Its rule, and nothing that follows from it.
            #expect(
                compiled.output.split(separator: "\n").map { $0.hasSuffix("[\("invalid-build-description")]") } == [
                    true
                ]
            )
            #expect(!folder.exists("Out"))
        }
    }

    /// The module that others depend on, compiled by itself into the folder `C`.
    private func compileCatalog(_ folder: TemporaryFolder) throws {
        try folder.write(
            #"{"version": 1, "module": "Catalog", "modules": [{"name": "Catalog", "specs": ["Catalog/Product.models.yaml"]}]}"#,
            to: "catalog.json"
        )
        let compiled = try run(
            Products.executable("screenspec-compile"),
            ["--project", "Catalog", "--build-description", "catalog.json", "--output", "C"],
            in: folder.path
        )
        try #require(compiled.status == 0, "\(compiled.errors)")
    }

    private static let withInterface = description.replacing(
        #""project": "Catalog", "specs": ["Catalog/Product.models.yaml"]"#,
        with: #""interface": "C/ScreenSpecModule.swift""#
    )

    @Test("may have the interface of a module in the place of its specs, with the same result")
    func readsInterface() throws {
        try inProject { folder in
            #expect(try compile(folder).status == 0)
            let expected = try folder.read("Out/Basket.models.swift")
            try compileCatalog(folder)
            try FileManager.default.removeItem(atPath: folder.path("Out"))
            try FileManager.default.removeItem(atPath: folder.path("Catalog"))
            try folder.write(Self.withInterface, to: "description.json")
            let compiled = try compile(folder)
            #expect(compiled.status == 0, "\(compiled.errors)")
            #expect(try folder.read("Out/Basket.models.swift") == expected)
        }
    }

    @Test("says so where there is no such interface")
    func missesInterface() throws {
        try inProject(Self.withInterface) { folder in
            let compiled = try compile(folder)
            #expect(compiled.status == 2)
            #expect(compiled.output.contains("'C/ScreenSpecModule.swift' does not exist. Compile 'Catalog' first"))
            #expect(compiled.output.split(separator: "\n").count { $0.contains("error: ") } == 1, "\(compiled.output)")
        }
    }

    @Test("names the specs, so that the command line does not")
    func refusesArguments() throws {
        try inProject { folder in
            #expect(try compile(folder, ["Shop"]).status == 64)
            #expect(try compile(folder, ["--module", "Shop"]).status == 64)
            let missing = try run(
                Products.executable("screenspec-compile"),
                ["--build-description", "none.json", "--output", "Out"],
                in: folder.path
            )
            #expect(missing.status == 2)
            #expect(missing.output.contains("'none.json' does not exist"))
        }
    }
}
