/// The names of articles: DocC knows an article by the name of its file alone, whatever folder that lies in.
struct DocCNames: Sendable {
    static let landing = "Documentation"
    private let names: [String]

    init(_ site: Site) {
        var taken: Set<String> = [Self.landing.lowercased()]
        names = site.outlines.map { outline in
            guard outline.kind != .index else { return Self.landing }
            let stem = Self.plain(outline.path)
            var name = stem
            var number = 2
            while !taken.insert(name.lowercased()).inserted {
                name = "\(stem)-\(number)"
                number += 1
            }
            return name
        }
    }

    subscript(page: PageID) -> String { names[page.index] }

    /// Letters, digits and what joins them, which no link has to escape.
    private static func plain(_ path: String) -> String {
        String(
            String.UnicodeScalarView(
                path.unicodeScalars.map { scalar in
                    switch scalar {
                    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": scalar
                    default: "-"
                    }
                }
            )
        )
    }
}
