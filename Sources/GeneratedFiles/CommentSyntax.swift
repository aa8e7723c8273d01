/// How a kind of file writes a comment of one line.
package struct CommentSyntax: Hashable, Sendable {
    package let open: String
    package let close: String

    package init(open: String, close: String = "") {
        self.open = open
        self.close = close
    }

    /// Swift.
    package static let slashes = CommentSyntax(open: "// ")
    /// HTML and Markdown.
    package static let markup = CommentSyntax(open: "<!-- ", close: " -->")
    /// DOT reads it too; YAML, scripts.
    package static let hash = CommentSyntax(open: "# ")
    /// Mermaid.
    package static let percent = CommentSyntax(open: "%% ")
    /// CSS.
    package static let stars = CommentSyntax(open: "/* ", close: " */")
    /// DocC, whose articles may have nothing before their titles that is seen, not even a comment of HTML.
    package static let linkDefinition = CommentSyntax(open: "[//]: # (", close: ")")
}
