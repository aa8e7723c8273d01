import DocumentationEmitter
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A layout in each form.
@Suite("A layout")
struct LayoutFormTests {
    private static let layout = ScreenLayout(
        width: 375,
        height: 200,
        boxes: [
            .init(x: 0, y: 0, width: 375, height: 60, kind: .group, name: "headerView"),
            .init(x: 0, y: 0, width: 375, height: 20, kind: .bar, name: "statusBar"),
            .init(x: 330, y: 64, width: 60, height: 60, kind: .image, name: "tooLongForItsImage"),
            .init(x: 16, y: 20, width: 200, height: 20, kind: .label, text: "Log <in> & \"out\"", name: "titleLabel"),
            .init(x: 16, y: 60, width: 200, height: 34.5, kind: .field, text: "Name", name: "nameField"),
            .init(x: 16, y: 100, width: 80, height: 30, kind: .button, text: "Log in with a long title"),
            .init(x: 230, y: 100, width: 51, height: 31, kind: .control, isHidden: true),
            .init(x: 16, y: 140, width: 100, height: 50, kind: .label, text: "Some words that need more than one line"),
            .init(x: 0, y: 900, width: 375, height: 60, kind: .cell, text: "Below the screen"),
        ],
        source: "Main.storyboard"
    )

    private static func page(_ layout: ScreenLayout = layout) -> Page {
        HandMadePage.page([
            .layout(
                LayoutPicture(
                    layout: layout,
                    caption: "LoginViewController, as 'Main.storyboard' lays it out",
                    anchors: ["nameField": "subview-nameField"]
                )
            ),
            .table(
                Table(
                    ["Subview", "Type"],
                    rows: [[[.code("nameField")], [.text("field")]]],
                    anchors: ["subview-nameField"]
                )
            ),
        ])
    }

    @Test("lies beside a page in Markdown, in the colours that its reader likes")
    func markdown() throws {
        let files = MarkdownEmitter(HandMadePage.site, projectFolder: "..").files(for: Self.page())
        #expect(files.map(\.path) == ["README.md", "index.svg"])
        #expect(files[0].text.contains("![LoginViewController, as 'Main.storyboard' lays it out](index.svg)"))
        Golden.expect(files[1].text, at: Fixtures.url("../Drawing/Layouts/login.svg"))
    }

    @Test("is an image for light and one for dark in DocC")
    func docc() {
        let files = DocCEmitter(HandMadePage.site, drawing: NoPictures()).files(for: Self.page())
        let pictures = files.filter { $0.path.hasSuffix(".svg") }
        #expect(pictures.map { $0.path.hasSuffix("--layout.svg") } == [true, false])
        #expect(pictures.last?.path.hasSuffix("--layout~dark.svg") == true)
        #expect(pictures.map { $0.text.contains("prefers-color-scheme") } == [false, false])
        #expect(pictures.first?.text != pictures.last?.text)
        #expect(files[0].text.contains("--layout)"))
    }

    @Test("is part of a page in HTML, and each subview leads to its row")
    func html() {
        let emitter = HTMLEmitter(HandMadePage.site, projectFolder: "..", drawing: NoPictures())
        let text = emitter.files(for: Self.page())[0].text
        #expect(text.contains("<a href=\"#subview-nameField\"><g class=\"field named\">"))
        #expect(text.contains("<tr id=\"subview-nameField\">"))
        #expect(text.contains("Log &lt;in&gt; &amp; &quot;out&quot;"))
        #expect(!text.contains("<title>titleLabel</title><a"))
    }

    @Test("is small on pages that list others, without words, and in HTML alone")
    func gallery() throws {
        let small = try #require(
            SmallLayout(page: HandMadePage.page([]).outline.id, title: "Log <in>", layout: Self.layout)
        )
        #expect(small.layout.boxes.map(\.kind) == [.group, .bar, .image, .label, .field, .button, .label, .cell])
        #expect(small.layout.boxes.allSatisfy { $0.text.isEmpty && $0.name == nil })
        let page = HandMadePage.page([.gallery([small])])
        let html = HTMLEmitter(HandMadePage.site, projectFolder: "..", drawing: NoPictures()).files(for: page)[0].text
        #expect(html.contains("<ul class=\"gallery\">") && html.contains("<span>Log &lt;in&gt;</span>"))
        #expect(!html.contains("titleLabel") && html.contains("<svg class=\"layout\" aria-hidden=\"true\""))
        let empty = HandMadePage.page([])
        let markdown = MarkdownEmitter(HandMadePage.site, projectFolder: "..")
        #expect(markdown.files(for: page).map(\.text) == markdown.files(for: empty).map(\.text))
        let docc = DocCEmitter(HandMadePage.site, drawing: NoPictures())
        #expect(docc.files(for: page).map(\.text) == docc.files(for: empty).map(\.text))
    }

    @Test("is left out where nothing would be seen of it")
    func emptyGallery() {
        let boxes = [ScreenLayout.Box(x: 0, y: 0, width: 375, height: 200, kind: .group)]
        let layout = ScreenLayout(width: 375, height: 200, boxes: boxes, source: "Main.storyboard")
        #expect(SmallLayout(page: HandMadePage.page([]).outline.id, title: "Login", layout: layout) == nil)
    }

    @Test("says whatever a document holds as it is, and is an XML document", arguments: HostileTexts.written)
    func hostile(text: String) throws {
        var layout = Self.layout
        layout.boxes[1].text = text
        layout.boxes[1].width = 4_000
        layout.boxes[1].name = text
        let files = MarkdownEmitter(HandMadePage.site, projectFolder: "..").files(for: Self.page(layout))
        let parser = XMLParser(data: Data(files[1].body))
        #expect(parser.parse(), "\(files[1].text)")
    }

    @Test("has numbers that no machine writes otherwise")
    func numbers() {
        var layout = Self.layout
        layout.boxes = [.init(x: 1.0 / 3, y: -0.04, width: 1e30, height: .nan, kind: .group)]
        layout.boxes.append(.init(x: 0, y: 0, width: 1e30, height: 1e30, kind: .label, text: "Vast"))
        layout.boxes.append(.init(x: -1.25, y: 2.0 / 3, width: 10, height: 10, kind: .image))
        let text = MarkdownEmitter(HandMadePage.site, projectFolder: "..").files(for: Self.page(layout))[1].text
        #expect(text.contains("x=\"0\" y=\"0.7\" width=\"8.8\" height=\"10\""))
        #expect(!text.contains("nan") && !text.contains("e+"))
    }
}
