import Testing

@testable import DocumentationEmitter

@Suite("The paths of pages")
struct PagePathsTests {
    @Test("never differ in case alone")
    func collisions() {
        var paths = PagePaths()
        #expect(paths.path(in: "views", for: "Cell") == "views/Cell")
        #expect(paths.path(in: "views", for: "cell") == "views/cell-2")
        #expect(paths.path(in: "views", for: "CELL") == "views/CELL-3")
        #expect(paths.path(in: "screens", for: "Cell") == "screens/Cell")
    }

    @Test("are names that every disk takes", arguments: HostileTexts.all + [String(repeating: "é", count: 500)])
    func names(text: String) {
        var paths = PagePaths()
        let path = paths.path(in: "models", for: text)
        let name = path.dropFirst("models/".count)
        #expect(!name.isEmpty && name.utf8.count < 200 && name.first != "." && !name.contains("/"))
        for character in "\\:*?\"<>|\n\0% #" { #expect(!name.contains(character)) }
    }
}
