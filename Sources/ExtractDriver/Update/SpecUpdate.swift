import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import SpecExtraction
import YAMLEdits

/// What an update makes of the specs that there are: what is new is added, what is gone is marked or, if asked for, deleted.
struct SpecUpdate {
    /// What became of a file.
    struct Notes {
        var added: [String] = []
        var gone: [Gone] = []
        var deleted: [String] = []
        var refused: [String] = []

        var isEmpty: Bool { added.isEmpty && gone.isEmpty && deleted.isEmpty && refused.isEmpty }

        struct Gone {
            let path: String
            /// Whether it has another name now; empty where there is none to ask about.
            let question: String
        }
    }

    private(set) var changes: [FileChanges.Change] = []
    private(set) var notes: [String: Notes] = [:]
    private var editors: [String: YAMLEditor]
    private var removedFiles: Set<String> = []

    /// - Parameters:
    ///   - known: The files as they were before anything was added.
    init(_ drafted: DraftedSpecs, _ extracted: ExtractedProject, known: [String: YAMLEditor]) {
        editors = known.merging(drafted.editors) { $1 }
        for document in extracted.documents {
            guard let original = document.original else { continue }
            for path in Self.added(original.entries, document.entries, []) {
                notes[original.path, default: Notes()].added.append(path.joined(separator: "."))
            }
        }
        for (number, path, reason) in drafted.refused {
            guard let file = extracted.documents[number].original?.path else { continue }
            let name = path.joined(separator: ".")
            notes[file, default: Notes()].added.removeAll { $0 == name }
            notes[file, default: Notes()].refused.append("\(name), since \(reason.words)")
        }
    }

    private static func added(_ old: [DocumentEntry], _ new: [DocumentEntry], _ path: DocumentPath) -> [DocumentPath] {
        new.flatMap { entry -> [DocumentPath] in
            let place = path + [entry.key]
            guard let known = old.first(where: { $0.key == entry.key }) else { return [place] }
            guard known.value != entry.value else { return [] }
            if case .mapping(let inner) = known.value { return added(inner, entry.value.entries, place) }
            return [place]
        }
    }

    // MARK: What is gone

    /// Marks what is gone, and takes the marks off what is there again.
    mutating func mark(_ gone: GoneEntries, _ extracted: ExtractedProject) {
        for (number, document) in extracted.documents.enumerated() {
            guard let original = document.original, let editor = editors[original.path] else { continue }
            let entries = gone.entries.filter { $0.document == number }
            var changes = DocumentChanges(editor, original.number)
            for entry in entries {
                notes[original.path, default: Notes()].gone.append(
                    Notes.Gone(path: entry.path.joined(separator: "."), question: entry.question)
                )
                guard !Self.isMarked(entry.path, in: changes.editor, original.number) else { continue }
                changes.comment(entry.mark, before: entry.path)
            }
            let marked = Self.marked(in: changes.editor, original.number)
            for path in marked where !entries.contains(where: { $0.path == path }) {
                changes.removeComments(before: path) { $0.hasPrefix(GoneEntries.Entry.markStart) }
            }
            editors[original.path] = changes.editor
        }
    }

    private static func isMarked(_ path: DocumentPath, in editor: YAMLEditor, _ document: Int) -> Bool {
        guard let entry = editor.path(of: path, in: document) else { return false }
        let texts = editor.commentTexts
        return editor.comments(before: entry).contains { texts[$0].hasPrefix(GoneEntries.Entry.markStart) }
    }

    private static func marked(in editor: YAMLEditor, _ document: Int) -> [DocumentPath] {
        guard editor.commentTexts.contains(where: { $0.hasPrefix(GoneEntries.Entry.markStart) }) else { return [] }
        func below(_ path: YAMLPath) -> [DocumentPath] {
            (0..<editor.count(path)).flatMap { number -> [DocumentPath] in
                let entry = path.child(number)
                let steps = editor.steps(to: entry)
                return (isMarked(steps, in: editor, document) ? [steps] : []) + below(entry)
            }
        }
        return below(YAMLPath(document: document))
    }

    /// Deletes what is gone; what others name stays.
    ///
    /// - Parameter holds: Whether nothing more is wrong with these texts than before.
    mutating func prune(
        _ gone: inout GoneEntries,
        _ extracted: ExtractedProject,
        in folder: String,
        holds: (FileOverlay) -> Bool
    ) {
        var parts: [GoneEntries.Entry] = []
        for entry in gone.entries.reversed() {
            guard let original = extracted.documents[entry.document].original, let editor = editors[original.path]
            else { continue }
            let isWhole = entry.path == ["screen"] || entry.path == ["view"]
            if !isWhole {
                parts.append(entry)
            } else if editor.documentCount == 1 {
                removedFiles.insert(original.path)
                notes[original.path, default: Notes()].deleted.append(entry.name)
                gone.remove(entry)
            } else {
                refuse(entry, of: original)
            }
        }
        prune(parts[...], &gone, extracted, in: folder, holds: holds)
    }

    /// Deletes all of them, or by halves those that can go.
    private mutating func prune(
        _ entries: ArraySlice<GoneEntries.Entry>,
        _ gone: inout GoneEntries,
        _ extracted: ExtractedProject,
        in folder: String,
        holds: (FileOverlay) -> Bool
    ) {
        guard let first = entries.first else { return }
        var pruned = self
        let areGone = entries.allSatisfy { pruned.remove($0, extracted) }
        if areGone, holds(pruned.overlay(in: folder)) {
            self = pruned
            for entry in entries { gone.remove(entry) }
        } else if entries.count > 1 {
            let middle = entries.startIndex + entries.count / 2
            prune(entries[..<middle], &gone, extracted, in: folder, holds: holds)
            prune(entries[middle...], &gone, extracted, in: folder, holds: holds)
        } else if let original = extracted.documents[first.document].original {
            refuse(first, of: original)
        }
    }

    /// - Returns: Whether it could be taken out of its text.
    private mutating func remove(_ entry: GoneEntries.Entry, _ extracted: ExtractedProject) -> Bool {
        guard let original = extracted.documents[entry.document].original, let editor = editors[original.path]
        else { return false }
        var changes = DocumentChanges(editor, original.number)
        changes.remove(entry.path)
        editors[original.path] = changes.editor
        notes[original.path, default: Notes()].deleted.append(entry.path.joined(separator: "."))
        return changes.refused.isEmpty
    }

    private mutating func refuse(_ entry: GoneEntries.Entry, of original: OriginalDocument) {
        let name = entry.path.joined(separator: ".")
        notes[original.path, default: Notes()].refused.append("\(name), which can't be deleted by itself")
    }

    func overlay(in folder: String) -> FileOverlay {
        var overlay = FileOverlay()
        for (path, editor) in editors { overlay.texts[Paths.join(folder, path)] = editor.file.bytes }
        return overlay
    }

    /// The same without the files that go.
    func result(in folder: String) -> FileOverlay {
        var result = overlay(in: folder)
        result.absent = Set(removedFiles.map { Paths.join(folder, $0) })
        for path in result.absent { result.texts[path] = nil }
        return result
    }

    // MARK: Files

    /// - Parameter original: What a file holds on the disk.
    mutating func finish(_ original: (String) -> [UInt8]?) {
        changes = editors.sorted { $0.key < $1.key }.compactMap { path, editor in
            guard let old = original(path) else { return nil }
            let new = removedFiles.contains(path) ? nil : editor.file.bytes
            return old == new ? nil : FileChanges.Change(path, from: old, to: new)
        }
    }
}
