import DocumentationEmitter
import Foundation
import TestSupport
import Testing

/// In the folder `Site` of each project in `Fixtures` lie its pages as HTML, in `Catalogue` as DocC; both without
/// pictures, which every version of Graphviz draws in its own way. With `SCREENSPEC_RECORD=1` they are written.
@Suite("A site")
struct GoldenSiteTests {
    @Test("is what was read and found good", arguments: DocumentedCase.names)
    func html(name: String) throws {
        let test = try DocumentedCase(name)
        let emitter = HTMLEmitter(test.site, projectFolder: "..", drawing: NoPictures())
        // Style sheet and scripts are what their own source says.
        let files = test.files(emitter).filter { !$0.path.hasPrefix("assets/") || $0.path.hasSuffix("search-index.js") }
        try expect(files, at: "Fixtures/\(name)/Site")
    }

    @Test("for DocC is what was read and found good", arguments: DocumentedCase.names)
    func docc(name: String) throws {
        let test = try DocumentedCase(name)
        let files = test.files(DocCEmitter(test.site, drawing: NoPictures(), isCatalogue: true))
        try expect(files, at: "Fixtures/\(name)/Catalogue")
    }

    private func expect(_ files: [EmittedPage], at path: String) throws {
        let folder = Fixtures.url("../\(path)")
        for file in files { Golden.expect(file.text, at: folder.appendingPathComponent(file.path)) }
        let recorded = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }
        #expect(Set(recorded) == Set(files.map(\.path)))
    }
}
