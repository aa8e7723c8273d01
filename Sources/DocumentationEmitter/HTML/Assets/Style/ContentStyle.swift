/// The blocks of a page.
enum ContentStyle {
    static let rules = """
        main { min-width: 0; min-height: calc(100vh - var(--bar)); padding: 2rem 2.5rem 5rem; border-left: 1px solid var(--line); }
        article > p, article > ul, .callout { max-width: 46rem; }
        .kind {
            margin: 0 0 0.15rem;
            color: var(--accent);
            font-size: 0.85rem;
            font-weight: 600;
        }
        h1, h2, h3 { line-height: 1.25; letter-spacing: -0.015em; text-wrap: balance; }
        h1 { margin: 0 0 0.75rem; font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.35rem); font-weight: 700; }
        h2 { margin: 3rem 0 0.9rem; font-size: 1.4rem; font-weight: 650; }
        h3 { margin: 2rem 0 0.6rem; font-size: 1.08rem; font-weight: 650; }
        .anchor { margin-left: 0.3em; color: var(--muted); font-weight: 400; text-decoration: none; opacity: 0; }
        :is(h2, h3):hover .anchor, .anchor:focus { opacity: 1; }
        p, ul, ol { margin: 0 0 1rem; }
        .lead { color: var(--muted); font-size: 1.15rem; line-height: 1.55; }
        article li { margin-bottom: 0.25rem; }
        :not(pre) > code {
            padding: 0.1em 0.32em;
            border-radius: 4px;
            background: var(--code-page);
            font-size: 0.875em;
            overflow-wrap: anywhere;
        }
        .scrolled, .code pre { overflow-x: auto; overscroll-behavior-x: contain; }
        article > .scrolled { margin: 0 0 1.5rem; }
        table { width: 100%; border-collapse: collapse; font-size: 0.9rem; line-height: 1.5; }
        th, td { padding: 0.6rem 1.25rem 0.6rem 0; text-align: left; vertical-align: top; }
        thead th {
            padding-block: 0.4rem;
            border-bottom: 1.5px solid var(--line);
            color: var(--muted);
            font-size: 0.82rem;
            font-weight: 600;
            white-space: nowrap;
        }
        tbody tr { border-bottom: 1px solid var(--line); }
        tbody th { min-width: 11rem; font-weight: 500; }
        td code, th code { overflow-wrap: normal; }
        td { min-width: 5.5rem; }
        td:nth-child(n + 3):last-child { min-width: 13rem; }
        .callout {
            margin: 1.25rem 0;
            padding: 0.8rem 1.1rem;
            border-left: 3px solid var(--note);
            border-radius: 0 8px 8px 0;
            background: var(--note-wash);
        }
        .callout.warning { border-color: var(--warning); background: var(--warning-wash); }
        .callout p { margin: 0; }
        .callout .title { color: var(--note); font-size: 0.85rem; font-weight: 650; }
        .callout.warning .title { color: var(--warning); }
        .code { margin: 0 0 1.5rem; }
        .code pre {
            margin: 0;
            padding: 1rem 1.2rem;
            border-radius: 10px;
            background: var(--code-page);
            font-size: 0.84rem;
            line-height: 1.6;
            tab-size: 4;
        }
        .keyword { color: var(--code-keyword); }
        .type { color: var(--code-type); }
        .string { color: var(--code-string); }
        .number { color: var(--code-number); }
        .attribute { color: var(--code-attribute); }
        .comment { color: var(--code-comment); }
        .picture { margin: 0 0 2rem; }
        .picture > .scrolled, .picture > .words {
            padding: 1.1rem;
            border: 1px solid var(--line);
            border-radius: 12px;
            background: var(--graph-ground);
        }
        .picture :is(.graph, .layout) { display: block; margin: 0 auto; }
        .picture .layout { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 10px; }
        tr:target { background: var(--accent-wash); }
        .gallery {
            display: grid;
            grid-template-columns: repeat(auto-fill, 7.5rem);
            gap: 1rem;
            margin: 0 0 1.5rem;
            padding: 0;
            list-style: none;
        }
        .gallery li { margin: 0; }
        .gallery a { display: block; text-decoration: none; }
        .gallery .layout {
            display: block;
            width: 100%;
            max-height: 17rem;
            border: 1px solid var(--line);
            border-radius: 8px;
        }
        .gallery span { display: block; overflow-wrap: anywhere; padding-top: 0.35rem; font-size: 0.8rem; text-align: center; }
        .gallery .label rect { fill: var(--layout-line); }
        .gallery a:is(:hover, :focus-visible) .layout { border-color: var(--layout-named); }
        .gallery a:is(:hover, :focus-visible) span { text-decoration: underline; }
        .picture a { cursor: pointer; }
        .picture a:is(:hover, :focus-visible) text { text-decoration: underline; }
        figcaption { margin: 0.6rem 0 0; color: var(--muted); font-size: 0.88rem; }
        figcaption ul { margin-block: 0.5rem; }
        .picture summary { width: fit-content; color: var(--muted); cursor: pointer; }
        @media (max-width: 56rem) {
            main { padding: 1.5rem 1rem 4rem; border-left: 0; }
            h2 { margin-top: 2.5rem; }
            table { width: max-content; min-width: 100%; max-width: 60rem; }
        }
        """
}
