/// Type, space and what every page has.
enum BaseStyle {
    static let rules = """
        :root {
            --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
            --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
            --bar: 3.5rem;
        }
        *, ::before, ::after { box-sizing: border-box; }
        html { scroll-padding-top: calc(var(--bar) + 1rem); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
        body {
            margin: 0;
            background: var(--page);
            color: var(--ink);
            font: 1rem/1.6 var(--sans);
            overflow-wrap: break-word;
        }
        a { color: var(--accent); text-decoration-thickness: 0.06em; text-underline-offset: 0.18em; }
        a:hover { text-decoration-thickness: 0.12em; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
        main:focus { outline: none; }
        code, pre, kbd { font-family: var(--mono); }
        [hidden] { display: none !important; }
        .unseen {
            position: absolute;
            width: 1px;
            height: 1px;
            margin: 0;
            overflow: hidden;
            clip-path: inset(50%);
            white-space: nowrap;
        }
        .skip {
            position: fixed;
            top: 0.5rem;
            left: 0.5rem;
            z-index: 30;
            padding: 0.5rem 1rem;
            border-radius: 6px;
            background: var(--accent);
            color: var(--page);
            transform: translateY(-200%);
        }
        .skip:focus { transform: none; }
        @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
        """
}
