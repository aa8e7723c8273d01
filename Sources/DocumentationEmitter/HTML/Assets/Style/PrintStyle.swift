/// Paper: the page alone, in light colours, with pictures that fit.
enum PrintStyle {
    static let rules = """
        @media print {
            .bar, .sidebar, .contents, .skip, .anchor, .picture details { display: none !important; }
            .frame { display: block; max-width: none; }
            body { font-size: 10.5pt; }
            main { padding: 0; border: 0; }
            article > p, article > ul, .callout { max-width: none; }
            a { color: inherit; text-decoration: underline; }
            .scrolled, .code pre { overflow: visible; }
            .code pre { padding: 0; background: none; white-space: pre-wrap; }
            .picture > .scrolled, .picture > .words { padding: 0; border: 0; background: none; }
            .graph { max-width: 100%; max-height: 22cm; width: auto; height: auto; }
            table { width: 100%; font-size: 8.5pt; }
            td { min-width: 0; }
            code { overflow-wrap: anywhere !important; }
            h2, h3, thead { break-after: avoid; }
            tr, figure, .callout { break-inside: avoid; }
        }
        """
}
