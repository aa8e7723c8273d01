import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecCache
@testable import ScreenSpecConcurrency
@testable import SpecProject

/// Which spec files concern which others.
@Suite struct DependencyGraphTests {
    private static let specs = [
        "A.models.yaml": "models:\n  Maker: {generate: true, properties: {name: String}}\n",
        "B.models.yaml": "models:\n  Product: {generate: true, properties: {maker: Maker}}\n",
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
    ]

    /// The graph of the specs above, with other ones in their place or beside them.
    private func graph(_ others: [String: String] = [:]) throws -> DependencyGraph {
        try TemporaryFolder.with { folder in
            for (name, text) in Self.specs.merging(others, uniquingKeysWith: { _, new in new }) {
                try folder.write(text, to: name)
            }
            var request = CompileRequest(workingFolder: folder.path, jobs: Jobs(2))
            request.isRemembered = true
            let compilation = Compilation(request)
            #expect(compilation.findings.isEmpty, "\(compilation.findings.map(\.message))")
            return DependencyGraph(try #require(compilation.memory).records, everywhere: NameSet())
        }
    }

    private func dependants(of index: Int, in graph: DependencyGraph) -> [Int] {
        graph.dependants(of: [index], making: NameSet(graph.records.names(.declared, of: index))).sorted()
    }

    private func slice(_ index: Int, of graph: DependencyGraph) -> [Int] {
        graph.slice(around: [index], naming: graph.records.names(.mentioned, of: index)).sorted()
    }

    @Test func aModelConcernsWhateverIsMadeFromIt() throws {
        let graph = try graph()
        // The cell never names the maker: it comes to it through the product.
        #expect(dependants(of: 0, in: graph) == [0, 1, 2, 3])
        #expect(dependants(of: 1, in: graph) == [1, 2, 3])
    }

    @Test func aViewConcernsTheScreensThatShowIt() throws {
        #expect(dependants(of: 2, in: try graph()) == [2, 3])
    }

    @Test func aScreenConcernsThoseThatLeadToIt() throws {
        #expect(dependants(of: 4, in: try graph()) == [3, 4])
        #expect(dependants(of: 5, in: try graph()) == [5])
    }

    @Test func aFileIsCompiledBesideThoseThatItLooksInto() throws {
        let graph = try graph()
        #expect(slice(0, of: graph) == [0])
        #expect(slice(2, of: graph) == [0, 1, 2])
        // Where a route leads is looked at, and not what lies behind that.
        #expect(slice(3, of: graph) == [0, 1, 2, 3, 4])
    }

    @Test func anArchitectureConcernsAll() throws {
        let text = "architecture: house\nextends: mvc\n"
        let graph = try graph(["0.architecture.yaml": text])
        #expect(graph.architectureFiles == [0])
        #expect(slice(6, of: graph) == [0, 6])
    }

    @Test func whatAnArchitectureAddsIsAnEdge() throws {
        let graph = try graph([
            "0.architecture.yaml": """
            architecture: house
            extends: viper
            channels:
              displays: {members: {show: {parameters: {_ state: "{screen}State"}}}}

            """,
            "E.screen.yaml": "screen: About\narchitecture: house\nviewModel: {properties: {text: String}}\n",
            "G.models.yaml": "models:\n  AboutState: {generate: true, properties: {text: String}}\n",
        ])
        #expect(dependants(of: 7, in: graph).contains(5))
    }

    @Test func recordsSurviveTheDisk() throws {
        let records = try graph().records
        let (starts, bytes) = records.compact
        var copy = try RecordTable(starts: starts, bytes: bytes)
        for index in 0..<records.count {
            let file = FileID(index: index)
            #expect(copy.names(.mentioned, of: index) == records.names(.mentioned, of: index))
            #expect(try copy.screens(index, in: file) == records.screens(index, in: file))
            #expect(try copy.moduleNames(index) == records.moduleNames(index))
        }
        #expect(try copy.screens(3, in: FileID(index: 7)).map(\.place.file.index) == [7])
        #expect(throws: ByteReader.Damage.self) {
            try RecordTable(starts: starts, bytes: Array(bytes.dropLast(8)))
        }
        try copy.replace(2, withEncoded: records.encoded(5))
        #expect(copy.names(.declared, of: 2) == records.names(.declared, of: 5))
        #expect(copy.names(.declared, of: 3) == records.names(.declared, of: 3))
        #expect(copy.indexes(where: .declared, meets: NameSet(records.names(.declared, of: 5))) == [2, 5])
        let again = try RecordTable(starts: copy.compact.starts, bytes: copy.compact.bytes)
        #expect(again.encoded(2) == records.encoded(5))
        #expect(throws: ByteReader.Damage.self) { try copy.replace(2, withEncoded: Array(bytes.prefix(16))) }
    }
}
