/// The search field and its results; results out of sight are not laid out, so that each key is answered at once.
enum SearchStyle {
    static let rules = """
        .search { position: relative; flex: 1; max-width: 26rem; margin-left: auto; }
        .search input {
            width: 100%;
            padding: 0.4rem 2.2rem 0.4rem 0.8rem;
            border: 1px solid var(--line);
            border-radius: 8px;
            background: var(--surface);
            color: var(--ink);
            font: inherit;
            font-size: 0.95rem;
        }
        .search input::placeholder { color: var(--muted); opacity: 1; }
        .search input::-webkit-search-cancel-button { display: none; }
        .search kbd {
            position: absolute;
            top: 0.5rem;
            right: 0.6rem;
            padding: 0 0.4rem;
            border: 1px solid var(--line);
            border-radius: 4px;
            color: var(--muted);
            font-size: 0.75rem;
            pointer-events: none;
        }
        .search input:focus ~ kbd { visibility: hidden; }
        .results {
            position: absolute;
            top: calc(100% + 0.4rem);
            right: 0;
            width: max(100%, 30rem);
            max-width: calc(100vw - 2rem);
            max-height: min(32rem, 70vh);
            overflow-y: auto;
            contain: layout style paint;
            padding: 0.4rem;
            border: 1px solid var(--line);
            border-radius: 12px;
            background: var(--raised);
            box-shadow: 0 12px 40px rgb(0 0 0 / 18%);
        }
        .results a {
            display: grid;
            grid-template-columns: 1fr auto;
            column-gap: 1rem;
            padding: 0.5rem 0.75rem;
            border-radius: 8px;
            color: var(--ink);
            font-size: 0.92rem;
            text-decoration: none;
            content-visibility: auto;
            contain-intrinsic-block-size: auto 3.6rem;
        }
        .results a:hover { background: var(--surface); }
        .results a[aria-selected="true"] { background: var(--accent-wash); }
        .results .name { font-weight: 600; overflow-wrap: anywhere; }
        .results .place { color: var(--muted); font-size: 0.82rem; text-align: right; }
        .results .summary {
            grid-column: 1 / -1;
            overflow: hidden;
            color: var(--muted);
            font-size: 0.85rem;
            text-overflow: ellipsis;
            white-space: nowrap;
        }
        .results .count { display: block; padding: 0.5rem 0.75rem; color: var(--muted); font-size: 0.85rem; }
        @media (max-width: 56rem) {
            .search { order: 1; flex: 1 0 100%; max-width: none; }
            .search kbd { display: none; }
        }
        """
}
