import Foundation
import TestSupport
import Testing

@testable import DocumentationEmitter

@Suite("Graphs")
struct GraphEscapingTests {
    private static let dot = ["/usr/bin/dot", "/usr/local/bin/dot", "/opt/homebrew/bin/dot"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(
        "keep labels as written, drawn by Graphviz",
        .enabled(if: dot != nil, "needs Graphviz (apt-get install graphviz)")
    )
    func graphviz() throws {
        let texts = HostileTexts.all.map(HostileTexts.shown).filter { !$0.isEmpty }
        var graph = Graph(.right)
        for text in texts { _ = graph.add(Graph.Node(.role, [text])) }
        let result = try run(
            try #require(Self.dot),
            ["-Tsvg", "-Kosage"],
            input: DOTEmitter.text(of: graph)
        )
        #expect(result.status == 0)
        let shown = result.output.components(separatedBy: "<text ").dropFirst().map { part -> String in
            let text = part.components(separatedBy: "</text>")[0].drop { $0 != ">" }.dropFirst()
            return HostileTexts.shown(Self.decoded(String(text)))
        }
        #expect(Set(texts).subtracting(shown) == [])
    }

    private static func decoded(_ text: String) -> String {
        var text = text
        for (entity, character) in [
            ("&#160;", " "), ("&#39;", "'"), ("&#45;", "-"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""),
            ("&amp;", "&"),
        ] {
            text = text.replacing(entity, with: character)
        }
        return text
    }

    @Test("hold no character in a label of Mermaid's that could mean something", arguments: HostileTexts.all)
    func mermaid(text: String) {
        let label = MermaidEmitter.label([text])
        let expected = text.unicodeScalars.filter { !ShownText.isHidden($0) }.map { ShownText.isBreak($0) ? " " : $0 }
        #expect(decoded(label) == String(String.UnicodeScalarView(expected)))
        for sign in ["\"", "<", ">", "`", "%%", "[", "]", "{", "}", "|", "\\", "*", "&"] {
            #expect(!label.contains(sign), "\(label)")
        }
    }

    private func decoded(_ label: String) -> String {
        var result = ""
        var rest = label[...]
        while let sign = rest.firstIndex(of: "#") {
            result += rest[..<sign]
            let code = rest[rest.index(after: sign)...].prefix { $0.isNumber }
            if let scalar = UInt32(code).flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
            rest = rest[code.endIndex...].dropFirst()
        }
        return result + rest
    }
}
