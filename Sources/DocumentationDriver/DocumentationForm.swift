import CompileDriver
import DocumentationEmitter
import SpecFrontEnd

/// A form that documentation can have.
package enum DocumentationForm: String, Sendable, CaseIterable {
    case markdown
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
        case .markdown: [OutputFolder.FileType(suffix: ".md", comment: .markup)]
        case .dot: [OutputFolder.FileType(suffix: ".dot", comment: .hash)]
        case .mermaid: [OutputFolder.FileType(suffix: ".mmd", comment: .percent)]
        }
    }

    /// - Parameter projectFolder: The project's folder as seen from that of the form.
    func emitter(of site: Site, projectFolder: String) -> any PageEmitter {
        switch self {
        case .markdown: MarkdownEmitter(site, projectFolder: projectFolder)
        case .dot: GraphEmitter(.dot)
        case .mermaid: GraphEmitter(.mermaid)
        }
    }
}
