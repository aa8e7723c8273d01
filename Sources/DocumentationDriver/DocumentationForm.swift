import SpecProject
import DocumentationEmitter
import ScreenSpecDiagnostics
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
        case .markdown: [OutputFolder.FileType(suffix: ".md", comment: .markup)]
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

    /// - Parameter projectFolder: The project's folder as seen from that of the form.
    func emitter(of site: Site, in folder: String, projectFolder: String, drawing: Graphviz) -> any PageEmitter {
        switch self {
        case .markdown: return MarkdownEmitter(site, projectFolder: projectFolder)
        case .html:
            #if Documentation
            return HTMLEmitter(site, projectFolder: projectFolder, drawing: drawing)
            #else
            // Refused before any page is made.
            return GraphEmitter(.dot)
            #endif
        case .docc: return DocCEmitter(site, drawing: drawing, isCatalogue: folder.hasSuffix(".docc"))
        case .dot: return GraphEmitter(.dot)
        case .mermaid: return GraphEmitter(.mermaid)
        }
    }
}

extension DocumentationForm {
    /// The forms that this build of the program writes.
    package static let available: Set<DocumentationForm> = {
        #if Documentation
        Set(allCases)
        #else
        Set(allCases).subtracting([.html])
        #endif
    }()

    /// Why a form cannot be written.
    package func refusal(available: Set<DocumentationForm> = Self.available) -> Diagnostic? {
        guard !available.contains(self) else { return nil }
        return RuleDescription.unavailableForm.finding(
            at: nil,
            "This screenspec was built without the trait 'Documentation' and writes no \(rawValue).",
            help: [
                "Ask for other forms with '--format markdown,docc', or build it with "
                    + "'swift build --traits Check,Documentation'."
            ]
        )
    }
}
