/// Appends blocks to one buffer.
struct MarkdownWriter {
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
        case .code(let code): writeFenced(code.language == .text ? "" : code.language.rawValue, code.text)
        case .diagram(let diagram): writeFenced("mermaid", MermaidEmitter.text(of: diagram.graph))
        case .callout(let callout):
            write(callout.kind == .warning ? "> [!WARNING]\n> " : "> [!NOTE]\n> ")
            write(callout.text, .line)
            write("\n")
        }
    }

    // MARK: Blocks

    private mutating func write(_ table: Table) {
        writeRow(table.columns.map { [.text($0)] })
        write("|")
        for _ in table.columns { write(" --- |") }
        write("\n")
        for row in table.rows { writeRow(row) }
    }

    private mutating func writeRow(_ cells: [Table.Cell]) {
        write("|")
        for cell in cells {
            write(" ")
            write(cell, .cell)
            write(" |")
        }
        write("\n")
    }

    private mutating func write(_ items: [ListItem], depth: Int) {
        for item in items {
            for _ in 0..<depth { write("  ") }
            write("- ")
            write(item.text, .line)
            write("\n")
            write(item.children, depth: depth + 1)
        }
    }

    /// With more backticks than any run in the text.
    private mutating func writeFenced(_ language: String, _ text: String) {
        let fence = String(repeating: "`", count: max(3, MarkdownText.longestBacktickRun(in: text) + 1))
        write(fence)
        write(language)
        write("\n")
        write(text)
        if text.utf8.last != UInt8(ascii: "\n") { write("\n") }
        write(fence)
        write("\n")
    }

    // MARK: Inlines

    /// Where inlines stand, which decides how a line may break.
    enum Place {
        case paragraph
        case line
        case cell
    }

    private mutating func write(_ inlines: [Inline], _ place: Place) {
        var isAtStart = place != .cell
        for inline in inlines {
            write(inline, place, isAtStart: isAtStart)
            isAtStart = false
            if case .lineBreak = inline, place == .paragraph { isAtStart = true }
        }
    }

    private mutating func write(_ inline: Inline, _ place: Place, isAtStart: Bool) {
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
            case .line: write(" ")
            case .cell: write("<br>")
            }
        }
    }

    /// One link around the whole where only one name leads somewhere, or else pieces of code side by side.
    private mutating func write(_ runs: [Inline.CodeRun], _ place: Place) {
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

    private mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}
