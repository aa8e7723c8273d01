/// How layouts look, in pages and in files of their own.
enum LayoutStyle {
    static let rules = """
        .layout text { fill: var(--layout-ink); font-family: Helvetica, Arial, "Liberation Sans", sans-serif; }
        .layout rect { fill: none; stroke: var(--layout-line); stroke-width: 0.75px; vector-effect: non-scaling-stroke; }
        .layout .screen { fill: var(--layout-screen); stroke: none; }
        .layout .label rect { stroke: none; }
        .layout .button rect { fill: var(--layout-button); stroke: var(--layout-button-line); }
        .layout .button text { fill: var(--layout-button-ink); }
        .layout .field rect { fill: var(--layout-field); }
        .layout .field text { fill: var(--layout-muted); }
        .layout .control rect { fill: var(--layout-control); stroke: var(--layout-button-line); }
        .layout .image rect, .layout .page rect { fill: var(--layout-image); }
        .layout .list rect, .layout .bar rect { fill: var(--layout-list); }
        .layout .cell rect { fill: var(--layout-screen); }
        .layout .named rect { stroke: var(--layout-named); stroke-width: 1px; }
        .layout .name { fill: var(--layout-named); font-family: Menlo, "Liberation Mono", monospace; }
        .layout .hidden rect { fill: none; stroke-dasharray: 4 3; }
        .layout .hidden text { fill: var(--layout-muted); }
        .layout a:is(:hover, :focus-visible) rect { stroke-width: 2.5px; }
        """
}

extension ThemeColor {
    /// Of layouts: for each kind of box, its fill and its frame.
    static let layout: [ThemeColor] = [
        ThemeColor("layout-screen", "#ffffff", "#0d0f13"),
        ThemeColor("layout-ink", "#1b2027", "#e5e8ed"),
        ThemeColor("layout-muted", "#6b7482", "#97a1b0"),
        ThemeColor("layout-line", "#ccd3dd", "#3a424e"),
        ThemeColor("layout-named", "#4f7be0", "#7ea2f5"),
        ThemeColor("layout-button", "#eaf0fe", "#1f2c4a"),
        ThemeColor("layout-button-line", "#8ea6dc", "#5672b4"),
        ThemeColor("layout-button-ink", "#2350bd", "#93b4ff"),
        ThemeColor("layout-field", "#f6f7f9", "#1b1f26"),
        ThemeColor("layout-control", "#e6f5ea", "#1c3626"),
        ThemeColor("layout-image", "#eef0f4", "#262c36"),
        ThemeColor("layout-list", "#f6f7f9", "#16191f"),
    ]
}
