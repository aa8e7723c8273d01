import ScreenSpecFileSystem
import SpecExtraction

/// Documents as files: their texts, and which entry each place of a text is.
struct DraftedSpecs {
    /// By paths from the project's folder.
    private(set) var writers: [String: DocumentWriter] = [:]
    /// The number of the document in each file.
    private var documents: [String: Int] = [:]

    /// - Parameter folder: That of the specs, from the project's folder.
    init(_ project: ExtractedProject, in folder: String) {
        for (number, document) in project.documents.enumerated() {
            let path = Paths.join(folder, document.path)
            writers[path] = DocumentWriter([document.entries])
            documents[path] = number
        }
    }

    func text(_ path: String) -> String? { writers[path]?.text }

    /// The document in a file, and the innermost entry at a place of it.
    func entry(in path: String, at offset: Int) -> (document: Int, path: DocumentPath)? {
        guard let writer = writers[path], let document = documents[path] else { return nil }
        let around = writer.places.filter { $0.range.contains(offset) }
        let innermost = around.min { $0.range.count < $1.range.count }
        return (document, innermost?.path ?? [])
    }

    func overlay(in folder: String) -> FileOverlay {
        var overlay = FileOverlay()
        for (path, writer) in writers { overlay.texts[Paths.join(folder, path)] = Array(writer.text.utf8) }
        return overlay
    }
}
