/// A Markdown page, cut into what tests act on and what they leave alone.
///
/// What a page's examples mean is said by comments, which no reader sees:
///
/// | comment | meaning |
/// |---|---|
/// | `<!-- project -->` | from here on, examples belong to another folder, an empty one |
/// | `<!-- file: PATH -->` | the next block is a file of the folder; with lines before `-->`, those are the file |
/// | `<!-- copy: PATH -->` | what a folder of this package holds, in the folder of the examples |
/// | `<!-- run: COMMAND -->` | the command changes the folder, such as an edit that the page speaks of |
/// | `<!-- before: … -->` | these lines belong before the next block, which is a part of a document |
/// | `<!-- fails: ID, ID -->` | the next block is wrong, and these rules say so |
/// | `<!-- output -->` | the next block is what is generated from the last YAML block |
/// | `<!-- keys: NAME -->`, `<!-- rules: CATEGORY -->`, `<!-- compared -->`, `<!-- uncompared -->`, `<!-- events -->` | up to `<!-- end -->` stands a table that the program makes |
struct MarkdownPage: Sendable {
    enum Piece: Sendable {
        case prose([String])
        case marker(Marker)
        case block(Block)
        case table(Table)
    }

    struct Marker: Sendable {
        let line: Int
        let name: Name
        let argument: String
        /// The lines between the first and the last one of the comment.
        let body: [String]
        let source: [String]

        enum Name: String, Sendable {
            case project, file, copy, run, before, fails, output, keys, rules, compared, uncompared, events, end
        }
    }

    struct Block: Sendable {
        /// Where the block begins, counted from 1.
        let line: Int
        let language: String
        var lines: [String]

        var text: String { lines.map { $0 + "\n" }.joined() }
        var source: [String] { ["```" + language] + lines + ["```"] }
    }

    struct Table: Sendable {
        let marker: Marker
        var lines: [String]

        var source: [String] { marker.source + lines + ["<!-- end -->"] }
    }

    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    let pieces: [Piece]

    init(_ text: String) throws {
        var reader = Reader(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        pieces = try reader.pieces()
    }

    /// The blocks of the page in order.
    var blocks: [Block] {
        pieces.compactMap { if case .block(let block) = $0 { block } else { nil } }
    }

    var tables: [Table] {
        pieces.compactMap { if case .table(let table) = $0 { table } else { nil } }
    }
}

private struct Reader {
    let lines: [String]
    private var index = 0

    init(lines: [String]) {
        self.lines = lines
    }

    mutating func pieces() throws -> [MarkdownPage.Piece] {
        var pieces: [MarkdownPage.Piece] = []
        var prose: [String] = []
        while index < lines.count {
            let line = lines[index]
            guard line.hasPrefix("```") || line.hasPrefix("<!--") else {
                prose.append(line)
                index += 1
                continue
            }
            if !prose.isEmpty { pieces.append(.prose(prose)) }
            prose = []
            pieces.append(line.hasPrefix("```") ? .block(try block()) : try comment())
        }
        return prose.isEmpty ? pieces : pieces + [.prose(prose)]
    }

    private mutating func block() throws -> MarkdownPage.Block {
        let start = index
        let content = try lines(behind: start) { $0 == "```" }
        return MarkdownPage.Block(line: start + 1, language: String(lines[start].dropFirst(3)), lines: content)
    }

    private mutating func comment() throws -> MarkdownPage.Piece {
        let marker = try marker()
        switch marker.name {
        case .keys, .rules, .compared, .uncompared, .events:
            let content = try lines(behind: index - 1) { $0 == "<!-- end -->" }
            return .table(MarkdownPage.Table(marker: marker, lines: content))
        case .end: throw MarkdownPage.Mistake(description: "line \(marker.line): no table ends here")
        case .project, .file, .copy, .run, .before, .fails, .output: return .marker(marker)
        }
    }

    private mutating func marker() throws -> MarkdownPage.Marker {
        let start = index
        var body: [String] = []
        index += 1
        if !lines[start].hasSuffix("-->") { body = try lines(behind: start) { $0.hasSuffix("-->") } }
        let head = lines[start].replacing("<!--", with: "").replacing("-->", with: "")
        let words = head.split(separator: ":", maxSplits: 1).map { $0.trimming(while: { $0 == " " }) }
        guard let name = MarkdownPage.Marker.Name(rawValue: words.first ?? "") else {
            throw MarkdownPage.Mistake(description: "line \(start + 1): no example is marked '\(head)'")
        }
        return MarkdownPage.Marker(
            line: start + 1,
            name: name,
            argument: words.count > 1 ? words[1] : "",
            body: body,
            source: Array(lines[start..<index])
        )
    }

    /// The lines between this one and the one that ends them, behind which reading goes on.
    private mutating func lines(behind start: Int, upTo isEnd: (String) -> Bool) throws -> [String] {
        guard let end = lines[(start + 1)...].firstIndex(where: isEnd) else {
            throw MarkdownPage.Mistake(description: "line \(start + 1): nothing ends what begins here")
        }
        index = end + 1
        return Array(lines[(start + 1)..<end])
    }
}

extension Substring {
    fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
        var rest = self[...]
        while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
        while let last = rest.last, isTrimmed(last) { rest.removeLast() }
        return String(rest)
    }
}
