import DocumentationEmitter
import Testing

@Suite("Groups of pages")
struct PageGroupTests {
    @Test(
        "are folders, and a folder with one page alone counts to the one around it",
        arguments: [
            (["Specs/A.screen.yaml"], ["Specs": 1]),
            (
                ["Specs/Shop/Cart.screen.yaml", "Specs/Shop/Till.screen.yaml", "Specs/Home.screen.yaml"],
                ["Shop": 2, "Specs": 1]
            ),
            // A folder for each screen.
            (
                [
                    "App/Shop/Cart/Cart.screen.yaml", "App/Shop/Till/Till.screen.yaml",
                    "App/Home/Start/Start.screen.yaml",
                ],
                ["Shop": 2, "Home": 1]
            ),
            // One screen alone joins those that lie in the folder itself.
            (
                ["App/Shop/Cart.screen.yaml", "App/Shop/Till/Deep/Till.screen.yaml", "App/Home/Start.screen.yaml"],
                ["Shop": 2, "Home": 1]
            ),
            (["A/X.screen.yaml", "B/Y.screen.yaml", "Z.screen.yaml"], ["A": 1, "B": 1, "Specs": 1]),
            ([], [:]),
        ] as [([String], [String: Int])]
    )
    func groups(specs: [String], expected: [String: Int]) {
        let outlines = specs.map { spec in
            var outline = PageOutline(.screen, id: HandMadePage.site.outlines[0].id, path: spec, title: spec)
            outline.spec = spec
            return outline
        }
        let groups = PageGroup.groups(of: outlines)
        #expect(Dictionary(uniqueKeysWithValues: groups.map { ($0.title, $0.pages.count) }) == expected)
    }
}
