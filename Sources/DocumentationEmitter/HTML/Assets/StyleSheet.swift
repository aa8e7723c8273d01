/// The style sheet of the site.
enum StyleSheet {
    static let text =
        [
            colors, BaseStyle.rules, BarStyle.rules, NavigationStyle.rules, ContentStyle.rules, PictureStyle.rules,
            LayoutStyle.rules, SearchStyle.rules, PrintStyle.rules,
        ].joined(separator: "\n") + "\n"

    /// The dark colours stand there twice: for whom the system says so, and for whom the page's own button does.
    private static let colors: String = {
        let all = ThemeColor.page + ThemeColor.code + ThemeColor.picture + ThemeColor.layout
        let light = ThemeColor.properties(all, .light)
        let dark = ThemeColor.properties(all, .dark)
        return """
            :root {
                color-scheme: light;
            \(light)}
            @media screen and (prefers-color-scheme: dark) {
            :root:not([data-theme="light"]) {
                color-scheme: dark;
            \(dark)}
            }
            @media screen {
            :root[data-theme="dark"] {
                color-scheme: dark;
            \(dark)}
            }
            """
    }()
}
