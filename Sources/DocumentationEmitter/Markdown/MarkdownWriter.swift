/// Appends blocks to one buffer.
struct MarkdownWriter: MarkdownBlocks {
    private(set) var bytes: [UInt8] = []
    private let path: String
    private let addresses: RelativeAddresses

    init(from path: String, addresses: RelativeAddresses) {
        self.path = path
        self.addresses = addresses
        bytes.reserveCapacity(8192)
    }

    mutating func writeTitle(_ title: String) {
        write("# ")
        write([.text(title)], .line)
        write("\n")
    }

    mutating func write(_ block: Block) {
        if case .gallery = block { return }
        write("\n")
        switch block {
        case .heading(let heading):
            for _ in 0..<heading.level { write("#") }
            write(" ")
            write(heading.text, .line)
            write("\n")
        case .paragraph(let text):
            write(text, .paragraph)
            write("\n")
        case .table(let table): write(table)
        case .list(let items): write(items, depth: 0)
        case .code(let code): write(code)
        case .diagram(let diagram): writeFenced("mermaid", MermaidEmitter.text(of: diagram.graph))
        case .layout(let picture): write(picture)
        case .gallery: break
        case .callout(let callout):
            write(callout.kind == .warning ? "> [!WARNING]\n> " : "> [!NOTE]\n> ")
            write(callout.text, .line)
            write("\n")
        }
    }

    /// The picture lies beside the page.
    private mutating func write(_ picture: LayoutPicture) {
        write("![")
        write([.text(picture.caption)], .line)
        write("](")
        write(addresses.encoded(Self.pictureName(of: path)))
        write(")\n")
    }

    static func pictureName(of path: String) -> String {
        (path.split(separator: "/").last.map(String.init) ?? path) + ".svg"
    }

    // MARK: Inlines

    mutating func write(_ inlines: [Inline], _ place: MarkdownPlace) {
        var isAtStart = place != .cell
        for inline in inlines {
            write(inline, place, isAtStart: isAtStart)
            isAtStart = false
            if case .lineBreak = inline, place == .paragraph { isAtStart = true }
        }
    }

    private mutating func write(_ inline: Inline, _ place: MarkdownPlace, isAtStart: Bool) {
        switch inline {
        case .text(let text): MarkdownText.write(text, isAtStart: isAtStart, to: &bytes)
        case .code(let code): MarkdownText.writeCode(code, isInCell: place == .cell, to: &bytes)
        case .linkedCode(let runs): write(runs, place)
        case .strong(let content):
            write("**")
            for inline in content { write(inline, place, isAtStart: false) }
            write("**")
        case .emphasis(let content):
            write("*")
            for inline in content { write(inline, place, isAtStart: false) }
            write("*")
        case .link(let destination, let content):
            write("[")
            for inline in content { write(inline, place, isAtStart: false) }
            writeAddress(destination)
        case .lineBreak:
            switch place {
            case .paragraph: write("\\\n")
            case .line, .item: write(" ")
            case .cell: write("<br>")
            }
        }
    }

    /// One link around the whole where only one name leads somewhere, or else pieces of code side by side.
    private mutating func write(_ runs: [Inline.CodeRun], _ place: MarkdownPlace) {
        let linked = runs.compactMap(\.destination)
        if let destination = linked.first, linked.count == 1 {
            write("[")
            MarkdownText.writeCode(runs.reduce(into: "") { $0 += $1.text }, isInCell: place == .cell, to: &bytes)
            writeAddress(destination)
            return
        }
        for run in runs {
            if run.destination != nil { write("[") }
            MarkdownText.writeCode(run.text, isInCell: place == .cell, to: &bytes)
            if let destination = run.destination { writeAddress(destination) }
        }
    }

    private mutating func writeAddress(_ destination: Destination) {
        write("](")
        write(addresses.address(of: destination, from: path))
        write(")")
    }

    mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}
