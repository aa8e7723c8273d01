/// Where inlines stand, which decides how a line may break.
enum MarkdownPlace {
    case paragraph
    case line
    case item
    case cell
}

/// Blocks that Markdown and DocC have in common.
protocol MarkdownBlocks {
    mutating func write(_ text: String)
    mutating func write(_ inlines: [Inline], _ place: MarkdownPlace)
}

extension MarkdownBlocks {
    mutating func write(_ table: Table) {
        writeRow(table.columns.map { [.text($0)] })
        write("|" + String(repeating: " --- |", count: table.columns.count) + "\n")
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

    mutating func write(_ items: [ListItem], depth: Int) {
        for item in items {
            write(String(repeating: "  ", count: depth) + "- ")
            write(item.text, .item)
            write("\n")
            write(item.children, depth: depth + 1)
        }
    }

    mutating func write(_ code: CodeBlock) {
        writeFenced(code.language == .text ? "" : code.language.rawValue, code.text)
    }

    /// With more backticks than any run in the text.
    mutating func writeFenced(_ language: String, _ text: String) {
        let fence = String(repeating: "`", count: max(3, MarkdownText.longestBacktickRun(in: text) + 1))
        write(fence + language + "\n" + text)
        if text.utf8.last != UInt8(ascii: "\n") { write("\n") }
        write(fence + "\n")
    }
}
