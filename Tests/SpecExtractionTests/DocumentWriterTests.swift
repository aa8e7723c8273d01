import ScreenSpecDiagnostics
import SpecExtraction
import TestSupport
import Testing
import YAMLTree

@Suite("The writer of documents")
struct DocumentWriterTests {
    @Test("What it writes reads back as what it was given", arguments: 0..<400)
    func readsBack(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let entries = Self.entries(depth: 0, &random)
        let writer = DocumentWriter(entries)
        let file = SourceFile(id: FileID(index: 0), path: "a.yaml", bytes: Array(writer.text.utf8))
        let (tree, diagnostics) = YAMLTree.parse(file)
        #expect(diagnostics.isEmpty, "\(writer.text)")
        #expect(
            tree.roots.map { Self.value($0, in: tree) }
                == [DocumentValue.mapping(entries.map(\.withoutComments))],
            "\(writer.text)"
        )
    }

    @Test("It knows where each entry stands", arguments: 0..<50)
    func knowsPlaces(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let writer = DocumentWriter(Self.entries(depth: 0, &random))
        let file = SourceFile(id: FileID(index: 0), path: "a.yaml", bytes: Array(writer.text.utf8))
        let (tree, _) = YAMLTree.parse(file)
        let starts = Dictionary(
            writer.places.map { ($0.path, $0.range.lowerBound) },
            uniquingKeysWith: { first, _ in first }
        )
        for root in tree.roots { check(root, [], tree, starts) }
    }

    @Test("Short mappings stand in braces, and what documents are made of in lines")
    func choosesForms() {
        let writer = DocumentWriter([
            DocumentEntry("screen", "Login"),
            DocumentEntry(
                "subviews",
                .mapping([DocumentEntry("title", .mapping([DocumentEntry("type", "[UILabel]")]))])
            ),
            DocumentEntry(
                "actions",
                .mapping([
                    DocumentEntry(
                        "tap",
                        .empty,
                        openPoints: [OpenPoint("trigger", because: "who knows", in: "Login.tap")]
                    ),
                    DocumentEntry("func add<T>(_ item: T, to list: [T: Int])", .empty),
                ])
            ),
            DocumentEntry("conforms", .texts(["A", "true", ""])),
        ])
        #expect(
            writer.text == """
                screen: Login
                subviews:
                  title: {type: "[UILabel]"}
                actions:
                  # screenspec:open trigger because who knows in 'Login.tap'
                  tap: {}
                  "func add<T>(_ item: T, to list: [T: Int])": {}
                conforms: [A, "true", ""]

                """
        )
    }

    private func check(_ node: NodeID, _ path: [String], _ tree: YAMLTree, _ starts: [[String]: Int]) {
        for (key, value) in tree.entries(of: node) {
            let inner = path + [tree.text(of: key)]
            #expect(starts[inner] == tree.range(of: key).offsets.lowerBound)
            check(value, inner, tree, starts)
        }
    }

    // MARK: Values

    private static let pieces = [
        "a", "title", "true", "No", "null", "12", "~", " ", ":", ": ", " #", "#", ",", "[", "]", "{", "}", "\"", "'",
        "\\",
        "\n", "\t", "\r", "é", "日本", "😀", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{7F}", "\u{1}", "-", "- ", "?", "!", "&",
        "*", "@", "`", "%",
        "|", ">", "<", "=", "func f(_ a: Int)", "Observable<[String: Int]?>", ".", "..", "---", "...",
    ]

    private static func text(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }

    private static func entries(depth: Int, _ random: inout SeededGenerator) -> [DocumentEntry] {
        var keys: Set<String> = []
        return (0..<Int.random(in: depth == 0 ? 1...5 : 0...4, using: &random)).compactMap { _ in
            let key = text(&random)
            guard keys.insert(key).inserted else { return nil }
            let points = random.happens(onceIn: 6) ? [OpenPoint("trigger", because: "it is so", in: "A.b")] : []
            return DocumentEntry(key, value(depth: depth + 1, &random), openPoints: points)
        }
    }

    private static func value(depth: Int, _ random: inout SeededGenerator) -> DocumentValue {
        switch Int.random(in: 0..<(depth > 4 ? 2 : 6), using: &random) {
        case 0: .flag(Bool.random(using: &random))
        case 1, 2: .text(text(&random))
        case 3: .list((0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: 5, &random) })
        default: .mapping(entries(depth: depth, &random))
        }
    }

    /// Plain `true` and `false` are what they say, and all other scalars are texts.
    private static func value(_ node: NodeID, in tree: YAMLTree) -> DocumentValue {
        switch tree.kind(of: node) {
        case .scalar:
            let text = tree.text(of: node)
            if tree.style(of: node) == .plain, text == "true" || text == "false" { return .flag(text == "true") }
            return .text(text)
        case .sequence: return .list(tree.elements(of: node).map { value($0, in: tree) })
        case .mapping:
            // Comments are no part of the tree.
            return .mapping(
                tree.entries(of: node).map { DocumentEntry(tree.text(of: $0.key), value($0.value, in: tree)) }
            )
        }
    }
}

extension DocumentEntry {
    fileprivate var withoutComments: DocumentEntry {
        guard case .mapping(let entries) = value else { return DocumentEntry(key, value) }
        return DocumentEntry(key, .mapping(entries.map(\.withoutComments)))
    }
}
