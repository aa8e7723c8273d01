import DocumentationEmitter
import ScreenSpecGeneratedFiles
import SpecFrontEnd

/// A form that documentation can have.
package enum DocumentationForm: String, Sendable, CaseIterable {
    case markdown
    case html
    case docc
    /// The diagrams alone, for Graphviz.
    case dot
    /// The diagrams alone, for Mermaid.
    case mermaid

    package init?(_ form: ProjectFile.Documentation.Form) {
        self.init(rawValue: form.rawValue)
    }

    /// The types of the files that the form consists of.
    var kind: OutputFolder.Kind {
        OutputFolder.Kind(types: types, command: "screenspec docs")
    }

    private var types: [OutputFolder.FileType] {
        switch self {
        case .markdown:
            [
                OutputFolder.FileType(suffix: ".md", comment: .markup),
                OutputFolder.FileType(suffix: ".svg", comment: .markup),
            ]
        case .html:
            [
                OutputFolder.FileType(suffix: ".html", comment: .markup),
                OutputFolder.FileType(suffix: ".css", comment: .stars),
                OutputFolder.FileType(suffix: ".js", comment: .slashes),
            ]
        case .docc:
            [
                OutputFolder.FileType(suffix: ".md", comment: .linkDefinition),
                OutputFolder.FileType(suffix: ".svg", comment: .markup),
            ]
        case .dot: [OutputFolder.FileType(suffix: ".dot", comment: .hash)]
        case .mermaid: [OutputFolder.FileType(suffix: ".mmd", comment: .percent)]
        }
    }

    /// - Parameters:
    ///   - projectFolder: The project's folder as seen from that of the form.
    ///   - earlier: The pictures of the pages that are there, for a comparison where nothing draws.
    func emitter(
        of site: Site,
        in folder: String,
        projectFolder: String,
        drawing: Graphviz,
        earlier: EarlierPictures
    ) -> any PageEmitter {
        switch self {
        case .markdown: MarkdownEmitter(site, projectFolder: projectFolder)
        case .html: HTMLEmitter(site, projectFolder: projectFolder, drawing: drawing, earlier: earlier)
        case .docc: DocCEmitter(site, drawing: drawing, isCatalogue: folder.hasSuffix(".docc"), earlier: earlier)
        case .dot: GraphEmitter(.dot)
        case .mermaid: GraphEmitter(.mermaid)
        }
    }
}
