/// The bar at the top.
enum BarStyle {
    static let rules = """
        .bar {
            position: sticky;
            top: 0;
            z-index: 20;
            display: flex;
            align-items: center;
            gap: 0.75rem;
            min-height: var(--bar);
            padding: 0.5rem 1.25rem;
            border-bottom: 1px solid var(--line);
            background: var(--page);
        }
        .brand {
            overflow: hidden;
            color: var(--ink);
            font-weight: 650;
            letter-spacing: -0.01em;
            text-decoration: none;
            text-overflow: ellipsis;
            white-space: nowrap;
        }
        .menu { display: none; }
        .theme {
            flex: none;
            width: 2.25rem;
            height: 2.25rem;
            padding: 0;
            border: 1px solid transparent;
            border-radius: 8px;
            background: none;
            color: var(--muted);
            cursor: pointer;
        }
        .theme:hover { border-color: var(--line); background: var(--surface); color: var(--ink); }
        .theme::before {
            content: "";
            display: block;
            width: 1rem;
            height: 1rem;
            margin: auto;
            border: 2px solid currentColor;
            border-radius: 50%;
            background: linear-gradient(90deg, currentColor 50%, transparent 50%);
        }
        .theme[aria-pressed="true"]::before { transform: rotate(180deg); }
        @media (max-width: 56rem) {
            .bar { flex-wrap: wrap; padding: 0.5rem 1rem; }
            .brand { flex: 1; min-width: 0; }
            .menu {
                display: block;
                padding: 0.25rem 0.7rem;
                border: 1px solid var(--line);
                border-radius: 8px;
                color: var(--ink);
                font-size: 0.9rem;
                text-decoration: none;
            }
        }
        """
}
