import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecExtraction
import SpecRules
import YAMLEdits

/// Documents as files: their texts, and which entry each place of a text is.
struct DraftedSpecs {
    /// Those of new files, by paths from the project's folder.
    private var writers: [String: DocumentWriter] = [:]
    /// What those have written.
    private var written: [String: [DocumentEntry]] = [:]
    /// Those of files that there are.
    private(set) var editors: [String: YAMLEditor] = [:]
    /// The numbers of the documents in each file, by those that they have there.
    private var documents: [String: [Int: Int]] = [:]
    /// What could not be written into files that there are.
    private(set) var refused: [(document: Int, path: DocumentPath, reason: YAMLEditRefusal)] = []

    /// - Parameters:
    ///   - folder: That of the specs, from the project's folder.
    ///   - known: The files that there are.
    ///   - others: Most of which say the same, and need not be written again.
    init(
        _ project: ExtractedProject,
        in folder: String,
        _ known: [String: YAMLEditor] = [:],
        likeThose others: DraftedSpecs? = nil,
        _ jobs: Jobs = Jobs(1)
    ) {
        let writers = jobs.map(project.documents) { document -> DocumentWriter? in
            guard document.original == nil else { return nil }
            let path = Paths.display(document.path, in: folder)
            let same = others?.written[path] == document.entries ? others?.writers[path] : nil
            return same ?? DocumentWriter(document.entries)
        }
        for (number, document) in project.documents.enumerated() {
            if let original = document.original {
                guard let editor = editors[original.path] ?? known[original.path] else { continue }
                var changes = DocumentChanges(editor, original.number)
                changes.add(from: original.entries, to: document.entries)
                editors[original.path] = changes.editor
                documents[original.path, default: [:]][original.number] = number
                refused += changes.refused.map { (number, $0.path, $0.reason) }
            } else {
                let path = Paths.display(document.path, in: folder)
                self.writers[path] = writers[number]
                written[path] = document.entries
                documents[path] = [0: number]
            }
        }
    }

    /// The paths of new files.
    var newPaths: some Sequence<String> { writers.keys }

    func text(_ path: String) -> String? { writers[path]?.text }

    /// The document in a file, and the innermost entry at a place of it.
    func entry(in path: String, at offset: Int) -> (document: Int, path: DocumentPath)? {
        if let editor = editors[path] {
            guard let place = editor.path(around: offset), let number = documents[path]?[place.document] else {
                return nil
            }
            return (number, editor.steps(to: place))
        }
        guard let writer = writers[path], let document = documents[path]?[0] else { return nil }
        let around = writer.places.filter { $0.range.contains(offset) }
        let innermost = around.min { $0.range.count < $1.range.count }
        return (document, innermost?.path ?? [])
    }

    /// The same at a place of files.
    func entry(at place: SourceRange, in files: SourceFiles) -> (document: Int, path: DocumentPath)? {
        files.path(of: place).flatMap { entry(in: $0, at: Int(place.lower)) }
    }

    /// The document of a screen or a view.
    func document(of component: IndexedComponent, in files: SourceFiles) -> Int? {
        entry(at: component.declaration.name.range, in: files)?.document
    }

    func overlay(in folder: String) -> FileOverlay {
        var overlay = FileOverlay()
        for (path, writer) in writers { overlay.texts[Paths.join(folder, path)] = Array(writer.text.utf8) }
        for (path, editor) in editors { overlay.texts[Paths.join(folder, path)] = editor.file.bytes }
        return overlay
    }
}
