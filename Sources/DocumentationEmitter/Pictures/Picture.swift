/// A drawn diagram, cleaned so that a page or a file can hold it.
struct Picture: Sendable {
    let content: String
    let size: PictureSize

    /// `nil` where it is too large to be drawn, or nothing draws.
    init?(
        of graph: Graph,
        by drawing: any PictureDrawing,
        address: @escaping @Sendable (Destination) -> String? = { _ in nil }
    ) {
        guard let text = PictureGraph(address: address).text(of: graph), let svg = drawing.svg(of: text),
            let picture = PictureCleaner.picture(svg)
        else { return nil }
        content = picture.content.trimmingBreaks
        size = picture.size
    }

    /// Whether it can be drawn, where something draws.
    static func isDrawable(_ graph: Graph) -> Bool {
        PictureGraph().text(of: graph) != nil
    }

    static func hasLinks(_ markup: String) -> Bool { markup.contains("<a ") }

    /// Part of a page, whose style sheet colours it.
    ///
    /// Links in a picture would be lost to whoever cannot see it if it were one image: then, what it shows is said by
    /// what stands around it.
    func element(label: String) -> String {
        let meaning = Self.hasLinks(content) ? "" : " role=\"img\" aria-label=\"\(MarkupText.escaped(label))\""
        return """
            <svg class="graph"\(meaning) width="\(size.width)" \
            height="\(size.height)" viewBox="\(size.viewBox)">
            \(content)
            </svg>
            """
    }

    /// A file of its own, in the colours of one scheme.
    func file(label: String, scheme: ThemeColor.Scheme) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" class="graph" role="img" width="\(size.width)" \
        height="\(size.height)" viewBox="\(size.viewBox)">
        <title>\(MarkupText.escaped(label))</title>
        <style>
        svg {
        \(ThemeColor.properties(ThemeColor.picture, scheme))}
        \(PictureStyle.rules)
        </style>
        \(content)
        </svg>

        """
    }
}

extension String {
    fileprivate var trimmingBreaks: String {
        var text = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }
}
