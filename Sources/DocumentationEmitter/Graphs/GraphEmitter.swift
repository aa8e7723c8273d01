/// The diagrams of pages, each in a file of its own.
package struct GraphEmitter: PageEmitter {
    package enum Language: Sendable {
        case dot
        case mermaid
    }

    private let language: Language

    package init(_ language: Language) {
        self.language = language
    }

    package func files(for page: Page) -> [EmittedPage] {
        page.diagrams.map { diagram in
            let (suffix, text) =
                switch language {
                case .dot: (".dot", DOTEmitter.text(of: diagram.graph))
                case .mermaid: (".mmd", MermaidEmitter.text(of: diagram.graph))
                }
            return EmittedPage(
                path: "\(page.outline.path).\(diagram.name)\(suffix)",
                spec: page.outline.spec,
                body: Array(text.utf8)
            )
        }
    }
}
