/// Runs of text as HTML.
struct InlineMarkup {
    /// The address of a destination as seen from the page.
    let address: (Destination) -> String

    func markup(_ inlines: [Inline]) -> String {
        var text = ""
        for inline in inlines { append(inline, to: &text) }
        return text
    }

    private func append(_ inline: Inline, to text: inout String) {
        switch inline {
        case .text(let content): MarkupText.append(content, to: &text)
        case .code(let code):
            text += "<code>"
            MarkupText.append(code, to: &text)
            text += "</code>"
        case .linkedCode(let runs):
            text += "<code>"
            for run in runs {
                guard let destination = run.destination else {
                    MarkupText.append(run.text, to: &text)
                    continue
                }
                open(destination, to: &text)
                MarkupText.append(run.text, to: &text)
                text += "</a>"
            }
            text += "</code>"
        case .strong(let content): append("strong", content, to: &text)
        case .emphasis(let content): append("em", content, to: &text)
        case .link(let destination, let content):
            open(destination, to: &text)
            for inline in content { append(inline, to: &text) }
            text += "</a>"
        case .lineBreak: text += "<br>"
        }
    }

    private func append(_ element: String, _ content: [Inline], to text: inout String) {
        text += "<\(element)>"
        for inline in content { append(inline, to: &text) }
        text += "</\(element)>"
    }

    private func open(_ destination: Destination, to text: inout String) {
        text += "<a href=\""
        MarkupText.append(address(destination), to: &text)
        text += "\">"
    }
}
