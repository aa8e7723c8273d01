import CodeProject
import ScreenModel
import ScreenSpecDiagnostics
import SpecExtraction
import YAMLEdits

/// The documents that there are of hand-written code, beside what the code says of them.
struct Revisions {
    /// The files that they stand in, by paths from the project's folder.
    private(set) var editors: [String: YAMLEditor] = [:]
    /// The names that the code has, by the numbers of documents.
    private(set) var foundNames: [Int: Set<String>] = [:]

    /// Merges what the code says into what the documents say.
    init(_ extracted: inout ExtractedProject, _ before: ProjectRehearsal.Outcome, _ selection: ClassSelection) {
        for range in Self.described(before) {
            guard let file = before.files[range.file] else { continue }
            let editor = editors[file.path] ?? YAMLEditor(file)
            guard let place = editor.path(around: Int(range.lower)) else { continue }
            editors[file.path] = editor
            let original = OriginalDocument(file.path, place.document, in: editor)
            let number: Int
            if let known = extracted.documents.firstIndex(where: { $0.origin == range }) {
                number = known
            } else {
                // What it describes is not there.
                guard selection.containsDocument(file.text(range.offsets)) else { continue }
                var document = ExtractedDocument(.view, named: file.text(range.offsets), type: "", at: range)
                document.origin = range
                number = extracted.documents.count
                extracted.documents.append(document)
            }
            let found = extracted.documents[number].entries
            foundNames[number] = Self.names(in: found)
            extracted.documents[number].path = file.path
            extracted.documents[number].original = original
            extracted.documents[number].entries = AddedEntries.merged(original.entries, with: found)
        }
        extracted.documents.removeAll { $0.origin != nil && $0.original == nil }
    }

    private static func names(in entries: [DocumentEntry]) -> Set<String> {
        entries.reduce(into: []) { names, entry in
            names.insert(MessageName.base(of: entry.key))
            names.formUnion(Self.names(in: entry.value.entries))
        }
    }

    /// The names under which hand-written code is described.
    private static func described(_ outcome: ProjectRehearsal.Outcome) -> [SourceRange] {
        let programs = outcome.code.subject.specs.programs
        return programs.flatMap(\.files).flatMap(\.documents).compactMap { document in
            switch document {
            case .component(let component): component.generates ? nil : component.declaration.name.range
            case .models(let models): models.contains { !$0.generates } ? models.first?.name.range : nil
            case .architecture: nil
            }
        }
    }
}
