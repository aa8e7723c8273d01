/// Collects the blocks of a page, and keeps the anchors of its headings apart.
struct PageContents {
    private(set) var blocks: [Block] = []
    private var anchors: [String: Int] = [:]

    mutating func append(_ block: Block) {
        blocks.append(block)
    }

    mutating func heading(_ level: Int, _ text: [Inline]) {
        let slug = Slug.of(text.plainText)
        let count = anchors[slug, default: 0]
        anchors[slug] = count + 1
        let anchor = count == 0 ? slug : "\(slug)-\(count)"
        blocks.append(.heading(Heading(level: level, text: text, anchor: anchor)))
    }

    mutating func heading(_ level: Int, _ text: String) {
        heading(level, [.text(text)])
    }

    /// Nothing where there is nothing to say.
    mutating func paragraph(_ text: [Inline]) {
        if !text.isEmpty { blocks.append(.paragraph(text)) }
    }

    mutating func table(_ columns: [String], _ rows: [[Table.Cell]], anchors: [String] = []) {
        if !rows.isEmpty { blocks.append(.table(Table(columns, rows: rows, anchors: anchors))) }
    }

    mutating func list(_ items: [ListItem]) {
        if !items.isEmpty { blocks.append(.list(items)) }
    }

    mutating func callout(_ kind: Callout.Kind, _ text: [Inline]) {
        blocks.append(.callout(Callout(kind, text)))
    }

    mutating func code(_ language: CodeBlock.Language, _ text: String) {
        blocks.append(.code(CodeBlock(language, text)))
    }

    mutating func diagram(_ name: String, _ caption: String, _ graph: Graph) {
        blocks.append(.diagram(Diagram(name: name, caption: caption, graph: graph)))
    }
}

/// What GitHub makes of the text of a heading, so that links lead there in a repository browser too.
enum Slug {
    static func of(_ text: String) -> String {
        var slug = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9", "-", "_": slug.unicodeScalars.append(scalar)
            case "A"..."Z",
                _ where scalar.value >= 0x80:
                slug += lowercased(scalar)
            case " ": slug += "-"
            default: break
            }
        }
        return slug
    }

    /// Nothing where it is neither a letter nor a digit.
    private static func lowercased(_ scalar: Unicode.Scalar) -> String {
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType != nil ? properties.lowercaseMapping : ""
    }
}
