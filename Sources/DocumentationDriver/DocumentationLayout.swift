import ScreenSpecFileSystem
import SpecFrontEnd

/// Which forms go into which folders.
struct DocumentationLayout {
    struct Place {
        let form: DocumentationForm
        /// Absolute.
        let folder: String
    }

    let places: [Place]
    /// Where pages of an earlier layout may lie.
    let former: [Place]

    /// One form lies in the folder itself, several each in a folder of its own name. Without `--output`, the forms of
    /// the project file decide, so that a single one can be written anew in its place.
    init(
        _ project: ProjectFile.Documentation,
        projectFolder: String,
        output: String?,
        workingFolder: String,
        forms: [DocumentationForm]
    ) {
        let configured = project.formats.compactMap(DocumentationForm.init)
        let wanted = forms.isEmpty ? configured.isEmpty ? [.markdown] : configured : forms
        let folder = Paths.normalised(
            output.map { Paths.join(workingFolder, $0) }
                ?? Paths.join(projectFolder, project.output?.text ?? Self.defaultOutput)
        )
        let hasFolders = wanted.count > 1 || output == nil && configured.count > 1
        places = wanted.map { form in
            Place(form: form, folder: hasFolders ? Paths.join(folder, form.rawValue) : folder)
        }
        let shared = hasFolders ? Self.differing(wanted).map { Place(form: $0, folder: folder) } : []
        // What the command line asks for is no word about the forms that it leaves out.
        let dropped = output == nil && forms.isEmpty ? Self.dropped(hasFolders ? wanted : [], folder) : []
        former = shared + dropped
    }

    /// The first of the forms that share a suffix.
    private static func differing(_ forms: [DocumentationForm]) -> [DocumentationForm] {
        var suffixes: Set<String> = []
        return forms.filter { form in
            let own = Set(form.kind.suffixes)
            defer { suffixes.formUnion(own) }
            return suffixes.isDisjoint(with: own)
        }
    }

    /// The folders of forms that have none any longer.
    private static func dropped(_ present: [DocumentationForm], _ folder: String) -> [Place] {
        DocumentationForm.allCases.filter { !present.contains($0) }.map {
            Place(form: $0, folder: Paths.join(folder, $0.rawValue))
        }
    }

    private static let defaultOutput = "Docs"
}
