import DocumentationEmitter
import ScreenSpecDiagnostics

/// Pages that no spec makes, for tests of what each form does with blocks.
enum HandMadePage {
    static let site = Site(DocumentedProject(programs: [], files: SourceFiles(), rules: []))

    static func page(_ blocks: [Block]) -> Page {
        Page(site.outlines[0], blocks: blocks)
    }

    static func markdown(_ blocks: [Block]) -> String {
        MarkdownEmitter(site, projectFolder: "..").files(for: page(blocks)).map(\.text).joined()
    }
}
