import DocumentationEmitter
import Foundation
import TestSupport
import Testing

/// What GitHub's own parser shows of a page is what was written.
@Suite("Markdown", .enabled(if: GitHubMarkdown.tool != nil, "needs cmark-gfm (apt-get install cmark-gfm)"))
struct MarkdownEscapingTests {
    private let texts = HostileTexts.all.filter { !HostileTexts.shown($0).isEmpty }

    @Test("shows text in paragraphs as written")
    func paragraphs() throws {
        let html = try GitHubMarkdown.html(HandMadePage.markdown(texts.map { .paragraph([.text($0)]) }))
        #expect(html.texts(of: "p") == texts.map(HostileTexts.shown))
    }

    @Test("shows text behind other text, and after a line break, as written")
    func laterText() throws {
        let html = try GitHubMarkdown.html(
            HandMadePage.markdown(
                texts.map { .paragraph(["start ", .code("x"), " ", .text($0), .lineBreak, .text($0)]) }
            )
        )
        #expect(
            html.texts(of: "p") == texts.map { HostileTexts.shown("start x \($0) \($0)") }
        )
    }

    @Test("shows text and code in cells as written")
    func cells() throws {
        let rows = texts.map { [[Inline.text($0)], [.code($0)], ["x ", .strong([.text("b")]), " ", .text($0)]] }
        let html = try GitHubMarkdown.html(HandMadePage.markdown([.table(Table(["A", "B", "C"], rows: rows))]))
        let expected = texts.flatMap { text in
            [HostileTexts.shown(text), HostileTexts.shown(text), HostileTexts.shown("x b \(text)")]
        }
        #expect(html.texts(of: "td") == expected)
    }

    @Test("shows text in headings, lists and links as written")
    func others() throws {
        let outline = HandMadePage.site.outlines[0]
        let html = try GitHubMarkdown.html(
            HandMadePage.markdown(
                texts.map { .heading(Heading(level: 3, text: [.text($0)], anchor: "x")) }
                    + [.list(texts.map { ListItem([.text($0)]) })]
                    + texts.map { .paragraph(["a ", .link(.page(outline.id), [.text($0)]), " b"]) }
            )
        )
        let shown = texts.map(HostileTexts.shown)
        #expect(html.texts(of: "h3") == shown)
        #expect(html.texts(of: "li") == shown)
        #expect(html.texts(of: "p") == texts.map { HostileTexts.shown("a \($0) b") })
    }

    @Test("shows code in lines and in blocks as written")
    func code() throws {
        let html = try GitHubMarkdown.html(
            HandMadePage.markdown(
                texts.map { .paragraph([.text("a "), .code($0), .text(" b")]) }
                    + texts.filter { !$0.contains("\u{0}") }.map { .code(CodeBlock(.text, $0 + "\n")) }
            )
        )
        #expect(html.texts(of: "p") == texts.map { HostileTexts.shown("a \($0) b") })
        #expect(html.rawTexts(of: "pre") == texts.filter { !$0.contains("\u{0}") }.map { $0 + "\n" })
    }

    @Test("leaves nothing that GitHub takes for the name of a picture or for mathematics")
    func extras() throws {
        let html = try GitHubMarkdown.html(HandMadePage.markdown(texts.map { .paragraph([.text($0)]) }))
        for node in html.textNodes {
            #expect(node.firstMatch(of: /:[a-z0-9_+-]+:/) == nil, "\(node)")
            #expect(node == "$" || !node.contains("$"), "\(node)")
        }
    }
}

/// HTML that cmark-gfm makes, GitHub's parser.
struct GitHubMarkdown {
    static let tool = ["/usr/bin/cmark-gfm", "/usr/local/bin/cmark-gfm", "/opt/homebrew/bin/cmark-gfm"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    private let text: String

    static func html(_ markdown: String) throws -> GitHubMarkdown {
        let tool = try #require(tool)
        let result = try run(
            tool,
            ["--unsafe", "-e", "table", "-e", "strikethrough", "-e", "autolink", "-e", "tasklist"],
            input: markdown
        )
        try #require(result.status == 0, "\(result.errors)")
        return GitHubMarkdown(text: result.output)
    }

    /// What is read in each element of a name.
    func texts(of element: String) -> [String] {
        rawTexts(of: element).map(HostileTexts.shown)
    }

    func rawTexts(of element: String) -> [String] {
        text.components(separatedBy: "<\(element)>").dropFirst().map { part in
            let inside = part.components(separatedBy: "</\(element)>")[0]
            return Self.nodes(in: inside).joined()
        }
    }

    var textNodes: [String] { Self.nodes(in: text) }

    private static func nodes(in html: String) -> [String] {
        var nodes: [String] = []
        var rest = html[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: "<") ?? rest.endIndex
            if end > rest.startIndex { nodes.append(decoded(rest[..<end])) }
            rest = rest[end...]
            guard !rest.isEmpty else { break }
            if rest.hasPrefix("<!--"), let close = rest.range(of: "-->") {
                rest = rest[close.upperBound...]
            } else {
                // A line break is white space to who reads.
                if rest.hasPrefix("<br") { nodes.append(" ") }
                rest = rest.firstIndex(of: ">").map { rest[rest.index(after: $0)...] } ?? ""
            }
        }
        return nodes
    }

    private static func decoded(_ text: Substring) -> String {
        String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }
}
