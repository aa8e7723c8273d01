import DocumentationEmitter
import Foundation
import TestSupport
import Testing

/// Each folder of `Fixtures` is a project; in its folder `Pages` lies what it is documented as. A new case is a new
/// folder; with `SCREENSPEC_RECORD=1` the pages are written.
@Suite("Pages")
struct GoldenPageTests {
    @Test("in Markdown are what was read and found good", arguments: DocumentedCase.names)
    func markdown(name: String) throws {
        let test = try DocumentedCase(name)
        try expect(test.files(MarkdownEmitter(test.site, projectFolder: "..")), of: name, suffix: ".md")
    }

    @Test("have diagrams that were read and found good", arguments: DocumentedCase.names)
    func dot(name: String) throws {
        let test = try DocumentedCase(name)
        try expect(test.files(GraphEmitter(.dot)), of: name, suffix: ".dot")
    }

    private func expect(_ files: [EmittedPage], of name: String, suffix: String) throws {
        let folder = Fixtures.url("Fixtures/\(name)/Pages")
        for file in files { Golden.expect(file.text, at: folder.appendingPathComponent(file.path)) }
        let recorded = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(suffix) }
        #expect(Set(recorded) == Set(files.map(\.path)))
    }

    @Test("are the same on one thread as on many", arguments: DocumentedCase.names)
    func jobs(name: String) throws {
        let folder = Fixtures.url("Fixtures/\(name)")
        let one = try DocumentedCase(folder: folder, jobs: .init(1))
        let many = try DocumentedCase(folder: folder, jobs: .init(7))
        let left = one.files(MarkdownEmitter(one.site, projectFolder: "..")).map(\.text)
        let right = many.files(MarkdownEmitter(many.site, projectFolder: "..")).map(\.text)
        #expect(left == right)
        #expect(!left.isEmpty)
    }
}
