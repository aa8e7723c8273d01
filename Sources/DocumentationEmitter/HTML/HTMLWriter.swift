import ScreenSpecTemplates

/// The blocks of one page as HTML.
struct HTMLWriter {
    let drawing: any PictureDrawing
    /// The picture that the page shows already under a caption.
    let earlier: (_ caption: String) -> String?
    /// The address of a destination as seen from the page.
    let address: @Sendable (Destination) -> String

    func body(of page: Page) -> String {
        let hasLead = !(page.outline.summary ?? "").isEmpty
        return page.blocks.enumerated().map { number, block in
            markup(block, on: page.outline.id, isLead: number == 0 && hasLead)
        }.joined()
    }

    private func markup(_ block: Block, on page: PageID, isLead: Bool) -> String {
        switch block {
        case .heading(let heading):
            Templates.shared.render(
                .heading,
                ["level": .text("\(heading.level)"), "anchor": .text(heading.anchor), "text": inline(heading.text)]
            )
        case .paragraph(let text):
            Templates.shared.render(.paragraph, ["text": inline(text), "isLead": .flag(isLead)])
        case .table(let table): markup(table)
        case .list(let items): Templates.shared.render(.list, ["items": .list(values(items))])
        case .code(let code):
            Templates.shared.render(
                .code,
                ["language": .text(code.language.rawValue), "text": .text(highlighted(code))]
            )
        case .diagram(let diagram): markup(diagram)
        case .layout(let picture): markup(picture, on: page)
        case .gallery(let layouts): markup(layouts)
        case .callout(let callout):
            Templates.shared.render(
                .callout,
                [
                    "kind": callout.kind == .warning ? "warning" : "note",
                    "title": callout.kind == .warning ? "Warning" : "Note",
                    "text": inline(callout.text),
                ]
            )
        }
    }

    private func inline(_ text: [Inline]) -> TemplateValue {
        .text(InlineMarkup(address: address).markup(text))
    }

    private func markup(_ table: Table) -> String {
        let rows = table.rows.enumerated().map { number, row -> TemplateValue in
            .values([
                "name": inline(row.first ?? []), "cells": .list(row.dropFirst().map(inline)),
                "anchor": .text(number < table.anchors.count ? table.anchors[number] : ""),
            ])
        }
        return Templates.shared.render(
            .table,
            ["columns": .list(table.columns.map(TemplateValue.text)), "rows": .list(rows)]
        )
    }

    private func values(_ items: [ListItem]) -> [TemplateValue] {
        items.map { item in
            .values([
                "text": inline(item.text), "hasItems": .flag(!item.children.isEmpty),
                "items": .list(values(item.children)),
            ])
        }
    }

    private func markup(_ diagram: Diagram) -> String {
        var values: [String: TemplateValue] = [
            "caption": .text(diagram.caption), "items": .list(values(diagram.fallback)),
        ]
        guard let picture = element(of: diagram) else { return Templates.shared.render(.sentences, values) }
        values["hasLinks"] = .flag(Picture.hasLinks(picture))
        values["picture"] = .text(picture)
        return Templates.shared.render(.figure, values)
    }

    private func element(of diagram: Diagram) -> String? {
        if let picture = Picture(of: diagram.graph, by: drawing, address: address) {
            return picture.element(label: diagram.caption)
        }
        return Picture.isDrawable(diagram.graph) ? earlier(diagram.caption) : nil
    }

    private func markup(_ picture: LayoutPicture, on page: PageID) -> String {
        let drawing = LayoutDrawing(picture) { address(.page(page, anchor: $0)) }
        return Templates.shared.render(
            picture.fallback.isEmpty ? .image : .figure,
            [
                "caption": .text(picture.caption), "items": .list(values(picture.fallback)),
                "hasLinks": .flag(drawing.hasLinks), "picture": .text(drawing.element),
            ]
        )
    }

    private func markup(_ layouts: [SmallLayout]) -> String {
        Templates.shared.render(
            .gallery,
            [
                "layouts": .list(
                    layouts.map { small in
                        .values([
                            "address": .text(address(.page(small.page))), "title": .text(small.title),
                            "picture": .text(LayoutDrawing.decoration(small)),
                        ])
                    }
                )
            ]
        )
    }

    // MARK: Code

    private func highlighted(_ code: CodeBlock) -> String {
        guard code.language == .swift else { return MarkupText.escaped(code.text) }
        return SwiftTokens.tokens(of: code.text).reduce(into: "") { text, token in
            let content = MarkupText.escaped(String(token.text))
            text += token.kind == .plain ? content : "<span class=\"\(token.kind.rawValue)\">\(content)</span>"
        }
    }
}
