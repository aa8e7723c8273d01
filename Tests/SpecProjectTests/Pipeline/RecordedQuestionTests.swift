import Foundation
import ScreenSpecConcurrency
import ScreenSpecReporting
import TestSupport
import Testing

@testable import SpecProject

/// Which specs are compiled again when another one has changed: those that asked for what has changed, and no others.
@Suite struct RecordedQuestionTests {
    private static let specs = [
        "A.models.yaml": "models:\n  Maker: {generate: true, properties: {name: String, town: String}}\n",
        "B.models.yaml": "models:\n  Product: {generate: true, properties: {maker: Maker, price: Int}}\n",
        "C.view.yaml": """
        view: ProductCell
        inherits: UITableViewCell
        viewModel:
          properties: {name: String}
          initializers:
            - {from: {product: Product}, set: {name: product.maker.name}}

        """,
        "D.screen.yaml": """
        screen: Products
        architecture: mvc
        entry: true
        subviews:
          list: {type: UITableView, rows: {products: ProductCell}}
        viewModel: {properties: {products: "[Product]"}}
        routes:
          showAbout: {to: About, presentation: push}

        """,
        "E.screen.yaml": "screen: About\narchitecture: mvc\nviewModel: {properties: {text: String}}\n",
        "F.view.yaml": "view: Badge\nviewModel: {properties: {text: String}}\n",
        "H.view.yaml": "view: Ribbon\nsubviews: {label: {type: UILabel, identifier: ribbon}}\n",
        "I.view.yaml": """
        view: Parcel
        subviews:
          ribbon: Ribbon
          label: {type: UILabel, identifier: parcel}

        """,
        "J.models.yaml": """
        models:
          Person: {generate: true, properties: {name: String}, examples: {ann: {name: Ann}}}

        """,
        "K.models.yaml": """
        models:
          Team: {generate: true, properties: {lead: Person}, examples: {blue: {lead: Person.ann}}}

        """,
        // Its roles hold one another, which is found whenever this file is compiled, and kept when it is not.
        "0.screen.yaml": """
        screen: Basket
        architecture: mvp
        protocols: {actions: {reference: strong}, displays: {reference: strong}}
        actions: {pay: {}}
        displays: {showTotal: {}}

        """,
    ]

    private static let gone = ""

    private struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// What is another text then; `gone` for a file that goes.
        let changes: [String: String]
        /// Of the files that are compiled, the first letters.
        let compiled: String

        init(_ testDescription: String, _ changes: [String: String], _ compiled: String) {
            self.testDescription = testDescription
            self.changes = changes
            self.compiled = compiled
        }
    }

    private static let cases = [
        Case("a comment", ["A.models.yaml": "# Said.\n" + (specs["A.models.yaml"] ?? "")], "A"),
        Case(
            "a property that nobody reads",
            [
                "B.models.yaml":
                    "models:\n  Product: {generate: true, properties: {maker: Maker, price: Int, size: Int}}\n"
            ],
            "BD"
        ),
        Case(
            "a property that a view reads through another type",
            ["A.models.yaml": "models:\n  Maker: {generate: true, properties: {name: Int, town: String}}\n"],
            "ABCD"
        ),
        Case(
            "what a described type stores, which nobody reads",
            ["F.view.yaml": "view: Badge\nviewModel: {properties: {label: String}}\n"],
            "F"
        ),
        Case(
            "the name of a screen that a route leads to",
            ["E.screen.yaml": "screen: Imprint\narchitecture: mvc\nviewModel: {properties: {text: String}}\n"],
            "DE"
        ),
        Case(
            "what a screen shows that a route leads to",
            ["E.screen.yaml": "screen: About\narchitecture: mvc\nviewModel: {properties: {title: String}}\n"],
            "E"
        ),
        Case(
            "a type that comes, of a name that nobody asked for",
            ["G.models.yaml": "models:\n  Shelf: {properties: {a: Int}}\n"],
            "G"
        ),
        Case(
            "a type of a name that is there already",
            ["G.models.yaml": "models:\n  Maker: {properties: {a: Int}}\n"],
            "ABCDG"
        ),
        // The project asks for neither identifiers nor examples, so that these are asked by those that write some.
        Case(
            "an identifier in a view that one with an identifier embeds",
            ["H.view.yaml": "view: Ribbon\nsubviews: {label: {type: UILabel, identifier: parcel}}\n"],
            "HI"
        ),
        Case(
            "an example that another one is made of",
            [
                "J.models.yaml":
                    "models:\n  Person: {generate: true, properties: {name: String}, examples: {eve: {name: Eve}}}\n"
            ],
            "JK"
        ),
        Case("a file that goes", ["E.screen.yaml": gone], "D"),
        Case("a file that goes and that nobody asked about", ["F.view.yaml": gone], ""),
    ]

    @Test("are those that asked for it", arguments: cases)
    private func compiled(_ test: Case) throws {
        try TemporaryFolder.with { folder in
            for (name, text) in Self.specs { try folder.write(text, to: name) }
            let request = CompileRequest(workingFolder: folder.path, jobs: Jobs(2))
            var statistics = RunStatistics()
            let before = ProjectInputs(request, &statistics)
            let read = before.analyse(&statistics)
            let known = SpecMemory(before, read)
            #expect(known.results.flatMap(\.findings.resolution).isEmpty)

            for (name, text) in test.changes {
                if text != Self.gone {
                    try folder.write(text, to: name)
                } else {
                    try FileManager.default.removeItem(atPath: folder.path(name))
                }
            }
            let inputs = ProjectInputs(request, &statistics)
            let changed = Set(test.changes.keys.compactMap(inputs.files.position))
            let analysis = try inputs.pipeline.run(
                known: known.known(of: inputs.files),
                changed: changed,
                &statistics
            )
            let names = analysis.targets.sorted().map { inputs.files.paths[$0].prefix(1) }
            #expect(names.joined() == test.compiled)
            // What is known afterwards is what a run would know that starts anew.
            let clean = inputs.analyse(&statistics)
            #expect(Set(analysis.found) == Set(clean.found))
            #expect(analysis.results.map(\.answers) == clean.results.map(\.answers))
            // As does one that takes over how files were parsed.
            let parsed = inputs.analyse(after: read.texts, &statistics)
            #expect(parsed.found == clean.found)
            #expect(parsed.results.map(\.answers) == clean.results.map(\.answers))
            #expect(parsed.sources.map(\.bytes) == clean.sources.map(\.bytes))
        }
    }
}
