/// Appends blocks to one article.
struct DocCWriter: MarkdownBlocks {
    private(set) var text = ""
    private let page: PageID
    private let names: DocCNames
    /// The name of a diagram's image; `nil` where nobody has drawn it.
    private let image: (Diagram) -> String?

    init(_ page: PageID, names: DocCNames, image: @escaping (Diagram) -> String?) {
        self.page = page
        self.names = names
        self.image = image
    }

    mutating func writeTitle(_ title: String) {
        text += "# \(DocCText.escaped(title))\n"
    }

    /// Makes this the page that all others hang from.
    mutating func writeTechnologyRoot() {
        text += "\n@Metadata {\n    @TechnologyRoot\n}\n"
    }

    mutating func write(_ block: Block) {
        if case .gallery = block { return }
        text += "\n"
        switch block {
        case .heading(let heading):
            text += String(repeating: "#", count: heading.level) + " "
            write(heading.text, .line)
            // A section that DocC would take for its own.
            if ["Topics", "See Also"].contains(heading.text.plainText) { text += "\u{2060}" }
            text += "\n"
        case .paragraph(let content):
            write(content, .paragraph)
            text += "\n"
        case .table(let table): write(table)
        case .list(let items): write(items, depth: 0)
        case .code(let code): write(code)
        case .diagram(let diagram): write(diagram)
        case .layout(let picture): write(picture)
        case .gallery: break
        case .callout(let callout):
            text += callout.kind == .warning ? "> Warning: " : "> Note: "
            write(callout.text, .line)
            text += "\n"
        }
    }

    /// The pages that DocC is to show below this one, in groups with a title each.
    mutating func writeTopics(_ groups: [(title: String, pages: [PageID])]) {
        let groups = groups.filter { !$0.pages.isEmpty }
        guard !groups.isEmpty else { return }
        text += "\n## Topics\n"
        for group in groups {
            text += "\n### \(DocCText.escaped(group.title))\n\n"
            for page in group.pages { text += "- <doc:\(names[page])>\n" }
        }
    }

    // MARK: Blocks

    private mutating func write(_ diagram: Diagram) {
        guard let image = image(diagram) else {
            text += "\(DocCText.escaped(diagram.caption))\n\n"
            write(diagram.fallback, depth: 0)
            return
        }
        text += "![\(DocCText.escaped(diagram.caption))](\(image))\n"
    }

    private mutating func write(_ picture: LayoutPicture) {
        text += "![\(DocCText.escaped(picture.caption))](\(Self.layoutImage(names[page])))\n"
    }

    static func layoutImage(_ name: String) -> String { "\(name)--layout" }

    // MARK: Inlines

    mutating func write(_ more: String) {
        text += more
    }

    /// DocC takes a word and a colon at the start of an item for a remark of its own kind.
    mutating func write(_ inlines: [Inline], _ place: MarkdownPlace) {
        if place == .item, case .text(let content)? = inlines.first, content.contains(":") { text += "\u{2060}" }
        for inline in inlines { write(inline, place) }
    }

    private mutating func write(_ inline: Inline, _ place: MarkdownPlace) {
        switch inline {
        case .text(let content): DocCText.append(content, to: &text)
        case .code(let code): DocCText.appendCode(code, to: &text)
        case .linkedCode(let runs): write(runs)
        case .strong(let content): write(content, around: "**", place)
        case .emphasis(let content): write(content, around: "*", place)
        case .link(let destination, let content):
            guard let name = name(of: destination) else {
                for inline in content { write(inline, place) }
                return
            }
            text += "["
            for inline in content { write(inline, .line) }
            text += "](doc:\(name))"
        case .lineBreak: text += place == .paragraph ? "\\\n" : ", "
        }
    }

    private mutating func write(_ content: [Inline], around mark: String, _ place: MarkdownPlace) {
        guard !content.isEmpty else { return }
        text += mark
        for inline in content { write(inline, place) }
        text += mark
    }

    private mutating func write(_ runs: [Inline.CodeRun]) {
        let names = runs.map { $0.destination.flatMap(name) }
        guard names.contains(where: { $0 != nil }) else {
            return DocCText.appendCode(runs.reduce(into: "") { $0 += $1.text }, to: &text)
        }
        for (run, name) in zip(runs, names) {
            if name != nil { text += "[" }
            DocCText.appendCode(run.text, to: &text)
            if let name { text += "](doc:\(name))" }
        }
    }

    /// `nil` for the page itself, and for specs, which are not in the catalogue.
    private func name(of destination: Destination) -> String? {
        guard let target = destination.page, target != page else { return nil }
        return names[target]
    }
}
