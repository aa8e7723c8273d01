/// The sidebar, the contents of a page, and the way to it.
enum NavigationStyle {
    static let rules = """
        .frame {
            display: grid;
            grid-template-columns: 17rem minmax(0, 1fr);
            max-width: 100rem;
            margin: 0 auto;
        }
        .sidebar, .contents {
            position: sticky;
            top: var(--bar);
            align-self: start;
            max-height: calc(100vh - var(--bar));
            overflow-y: auto;
            overscroll-behavior: contain;
            font-size: 0.9rem;
            line-height: 1.45;
        }
        .sidebar { padding: 1.25rem 0.75rem 3rem 1.25rem; }
        .sidebar ul, .contents ol, .crumbs ol { margin: 0; padding: 0; list-style: none; }
        .sidebar details { margin-bottom: 0.35rem; }
        .sidebar summary, .sidebar .folder {
            display: block;
            padding: 0.3rem 0.6rem;
            border-radius: 6px;
            color: var(--muted);
            font-weight: 600;
            cursor: pointer;
            text-decoration: none;
        }
        .sidebar summary::-webkit-details-marker { display: none; }
        .sidebar summary::after {
            content: "";
            float: right;
            width: 0.4rem;
            height: 0.4rem;
            margin: 0.4rem 0.1rem 0 0;
            border: solid currentColor;
            border-width: 0 1.5px 1.5px 0;
            transform: rotate(-45deg);
        }
        .sidebar details[open] summary::after { transform: rotate(45deg); }
        .sidebar .folder span { float: right; font-weight: 400; font-variant-numeric: tabular-nums; }
        .sidebar li a {
            display: block;
            padding: 0.22rem 0.6rem;
            border-radius: 6px;
            color: var(--ink);
            text-decoration: none;
        }
        .sidebar li a:hover, .sidebar summary:hover, .sidebar .folder:hover { background: var(--surface); }
        .sidebar li a[aria-current] { background: var(--accent-wash); color: var(--accent); font-weight: 600; }
        .sidebar .close { display: none; }
        .contents { display: none; padding: 2.2rem 1.25rem 2rem 0.5rem; }
        .contents p { margin: 0 0 0.5rem; color: var(--muted); font-weight: 600; }
        .contents ol { border-left: 1px solid var(--line); }
        .contents a { display: block; padding: 0.2rem 0 0.2rem 0.9rem; color: var(--muted); text-decoration: none; }
        .contents a:hover { color: var(--accent); }
        .contents .level3 a { padding-left: 1.8rem; }
        .crumbs { margin-bottom: 1.5rem; color: var(--muted); font-size: 0.9rem; }
        .crumbs li { display: inline; }
        .crumbs li + li::before { content: "/"; margin: 0 0.5rem; color: var(--muted); }
        .crumbs a { color: var(--muted); text-decoration: none; }
        .crumbs a:hover { color: var(--accent); text-decoration: underline; }
        @media (min-width: 84rem) {
            .frame { grid-template-columns: 17rem minmax(0, 1fr) 15rem; }
            .contents { display: block; }
        }
        @media (max-width: 56rem) {
            .frame { display: block; }
            .sidebar { display: none; }
            .sidebar:target {
                display: block;
                position: fixed;
                inset: 0;
                z-index: 30;
                max-height: none;
                padding: 1rem;
                background: var(--page);
                font-size: 1rem;
            }
            .sidebar li a, .sidebar summary, .sidebar .folder { padding-block: 0.5rem; }
            .sidebar .close { display: block; margin-bottom: 0.75rem; text-align: right; }
        }
        """
}
