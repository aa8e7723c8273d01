/// What Graphviz draws, without what differs from run to run or belongs in a style sheet: comments, ids, colours,
/// fonts, and the titles that browsers show as `n0`.
struct PictureCleaner {
    private(set) var text = ""
    private(set) var size = PictureSize(width: 0, height: 0)
    private var depthOfSkipped = 0
    private let body: Substring.UTF8View
    private var position: Substring.UTF8View.Index

    /// `nil` for what is no SVG.
    static func picture(_ svg: String) -> (content: String, size: PictureSize)? {
        var cleaner = PictureCleaner(svg[...])
        cleaner.run()
        return cleaner.size.width > 0 ? (cleaner.text, cleaner.size) : nil
    }

    private init(_ svg: Substring) {
        body = svg.utf8
        position = body.startIndex
    }

    private mutating func run() {
        while position < body.endIndex {
            guard body[position] == UInt8(ascii: "<") else {
                let end = body[position...].firstIndex(of: UInt8(ascii: "<")) ?? body.endIndex
                writeText(body[position..<end])
                position = end
                continue
            }
            let rest = Substring(body[position...])
            if rest.hasPrefix("<!--") {
                skip(to: "-->")
            } else if rest.hasPrefix("<!") || rest.hasPrefix("<?") {
                skip(to: ">")
            } else {
                writeTag()
            }
        }
    }

    private mutating func skip(to end: String) {
        position = Substring(body[position...]).firstRange(of: end)?.upperBound ?? body.endIndex
    }

    /// Only labels are text; between other elements stand line breaks.
    private mutating func writeText(_ content: Substring.UTF8View.SubSequence) {
        guard depthOfSkipped == 0 else { return }
        let content = Substring(content)
        if content.allSatisfy(\.isWhitespace) {
            if content.contains("\n"), text.utf8.last != UInt8(ascii: "\n"), !text.isEmpty { text += "\n" }
        } else {
            text += content
        }
    }

    private mutating func writeTag() {
        let tag = MarkupTag(body[position...])
        position = tag.end
        if Self.skipped.contains(tag.name) {
            if tag.isClosing { depthOfSkipped -= 1 } else if !tag.isEmpty { depthOfSkipped += 1 }
            return
        }
        guard depthOfSkipped == 0 else { return }
        if tag.name == "svg" {
            if !tag.isClosing { size = PictureSize(tag) }
            return
        }
        guard let kept = Self.kept[tag.name] else { return }
        if tag.isClosing {
            text += "</\(tag.name)>"
            return
        }
        if tag.name == "polygon", Self.isBackground(tag) { return }
        text += "<\(tag.name)"
        for (name, value) in tag.attributes {
            let plainName = name == "xlink:href" ? "href" : name
            guard kept.contains(plainName), !(plainName == "class" && value == "graph") else { continue }
            if plainName == "fill", value != "none" { continue }
            text += " \(plainName)=\"\(value)\""
        }
        text += tag.isEmpty ? "/>" : ">"
    }

    private static let skipped: Set<Substring> = ["title", "desc", "style", "script"]

    private static let kept: [Substring: Set<Substring>] = [
        "g": ["class", "transform"],
        "a": ["href"],
        "path": ["d", "fill", "stroke-dasharray"],
        "polygon": ["points", "fill", "stroke-dasharray"],
        "polyline": ["points", "fill", "stroke-dasharray"],
        "ellipse": ["cx", "cy", "rx", "ry", "fill", "stroke-dasharray"],
        "text": ["x", "y", "text-anchor", "font-size", "font-weight", "font-style"],
    ]

    private static func isBackground(_ tag: MarkupTag) -> Bool {
        let invisible: Set<Substring> = ["none", "transparent"]
        return invisible.contains(tag["fill"] ?? "") && invisible.contains(tag["stroke"] ?? "")
    }
}

/// What a picture measures, in the units of its drawing.
struct PictureSize: Hashable, Sendable {
    var width: Int
    var height: Int
    var viewBox = ""

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    fileprivate init(_ tag: MarkupTag) {
        width = Self.points(tag["width"])
        height = Self.points(tag["height"])
        viewBox = tag["viewBox"].map(String.init) ?? "0 0 \(width) \(height)"
    }

    /// `123pt`.
    private static func points(_ text: Substring?) -> Int {
        Int((text ?? "").prefix { $0.isASCII && $0.isNumber }) ?? 0
    }
}
