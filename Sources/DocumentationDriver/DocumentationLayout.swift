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
    /// Absolute folders in which pages of an earlier layout may lie.
    let formerFolders: [String]

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
        formerFolders = hasFolders ? [folder] : []
    }

    /// The forms whose pages may lie in former folders; the first of the forms that share a suffix.
    var formerForms: [DocumentationForm] {
        var suffixes: Set<String> = []
        return places.map(\.form).filter { form in
            let own = Set(form.kind.suffixes)
            defer { suffixes.formUnion(own) }
            return suffixes.isDisjoint(with: own)
        }
    }

    private static let defaultOutput = "Docs"
}
