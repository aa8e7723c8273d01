/// The colours of pages and pictures, each for light and for dark surroundings.
struct ThemeColor: Sendable {
    let name: String
    let light: String
    let dark: String

    init(_ name: String, _ light: String, _ dark: String) {
        self.name = name
        self.light = light
        self.dark = dark
    }

    /// Of pages.
    static let page: [ThemeColor] = [
        ThemeColor("page", "#ffffff", "#14171c"),
        ThemeColor("surface", "#f6f7f9", "#1b1f26"),
        ThemeColor("raised", "#ffffff", "#20252d"),
        ThemeColor("line", "#e2e5ea", "#2e343e"),
        ThemeColor("ink", "#1b2027", "#e5e8ed"),
        ThemeColor("muted", "#586170", "#a0a9b7"),
        ThemeColor("accent", "#2350bd", "#93b4ff"),
        ThemeColor("accent-wash", "#eaf0fe", "#1f2c4a"),
        ThemeColor("mark", "#fdeeb8", "#5a4a12"),
        ThemeColor("note", "#2350bd", "#93b4ff"),
        ThemeColor("note-wash", "#eef3fe", "#1b2740"),
        ThemeColor("warning", "#8a5200", "#f2b866"),
        ThemeColor("warning-wash", "#fff5e3", "#33270f"),
    ]

    /// Of highlighted Swift.
    static let code: [ThemeColor] = [
        ThemeColor("code-page", "#f6f7f9", "#1b1f26"),
        ThemeColor("code-keyword", "#9b2393", "#ff85bd"),
        ThemeColor("code-type", "#1c5a87", "#7fd0f5"),
        ThemeColor("code-string", "#b4261a", "#ff9483"),
        ThemeColor("code-number", "#2a3bc4", "#d6cb85"),
        ThemeColor("code-attribute", "#7a5200", "#f0b06a"),
        ThemeColor("code-comment", "#5b6675", "#97a2b0"),
    ]

    /// Of pictures: for each kind of node, its fill and its frame.
    static let picture: [ThemeColor] = [
        ThemeColor("graph-ink", "#1b2027", "#e5e8ed"),
        ThemeColor("graph-muted", "#4d5665", "#aab3c0"),
        ThemeColor("graph-edge", "#7b8698", "#8591a4"),
        ThemeColor("graph-frame", "#d5dae2", "#39414d"),
        ThemeColor("graph-ground", "#fafbfc", "#181c22"),
        ThemeColor("node", "#ffffff", "#232933"),
        ThemeColor("node-line", "#aeb7c6", "#4d5767"),
        ThemeColor("role", "#eef2fc", "#222c42"),
        ThemeColor("role-line", "#8ea6dc", "#5672b4"),
        ThemeColor("view", "#dce7ff", "#25396a"),
        ThemeColor("view-line", "#4f7be0", "#7ea2f5"),
        ThemeColor("content", "#fff6dd", "#3a3216"),
        ThemeColor("content-line", "#d3ae4c", "#a58a3c"),
        ThemeColor("action", "#e6f5ea", "#1c3626"),
        ThemeColor("action-line", "#6fb488", "#4f9068"),
        ThemeColor("entry", "#d5f0de", "#1d4530"),
        ThemeColor("entry-line", "#3f9d63", "#5fbd84"),
        ThemeColor("unreached", "#fdeceb", "#43211f"),
        ThemeColor("unreached-line", "#d9807a", "#b5625c"),
    ]

    enum Scheme: Sendable {
        case light
        case dark
    }

    /// Custom properties, one on a line.
    static func properties(_ colors: [ThemeColor], _ scheme: Scheme) -> String {
        colors.map { "    --\($0.name): \(scheme == .light ? $0.light : $0.dark);\n" }.joined()
    }
}
