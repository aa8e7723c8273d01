import SpecExtraction
import YAMLEdits

/// The edits that add to a document what another version of it says beyond it. Nothing is taken away and nothing replaced, but for
/// values that become mappings with themselves in them.
struct DocumentChanges {
    private(set) var editor: YAMLEditor
    private let document: Int
    /// What could not be written, and why.
    private(set) var refused: [(path: DocumentPath, reason: YAMLEditRefusal)] = []

    init(_ editor: YAMLEditor, _ document: Int) {
        (self.editor, self.document) = (editor, document)
    }

    mutating func add(from old: [DocumentEntry], to new: [DocumentEntry]) {
        add(from: old, to: new, at: [])
    }

    private mutating func add(from old: [DocumentEntry], to new: [DocumentEntry], at path: DocumentPath) {
        var previous: String?
        for entry in new {
            let place = path + [entry.key]
            if let known = old.first(where: { $0.key == entry.key }) {
                change(known, to: entry, at: place)
            } else {
                insert(entry, in: path, behind: previous)
            }
            previous = entry.key
        }
    }

    private mutating func change(_ old: DocumentEntry, to new: DocumentEntry, at path: DocumentPath) {
        for point in new.openPoints where !old.openPoints.contains(point) { comment(point.comment, before: path) }
        guard old.value != new.value else { return }
        switch (old.value, new.value) {
        case (.mapping(let known), .mapping(let entries)):
            if known.isEmpty {
                apply(path) { .replace($0, with: .mapping(entries.map(\.yaml))) }
            } else {
                add(from: known, to: entries, at: path)
            }
        case (.text, .mapping(let entries)) where entries.first?.value == old.value:
            apply(path) { .replace($0, with: .mapping(entries.map(\.yaml))) }
        case (.list(let known), .list(let elements)):
            for element in elements where !known.contains(element) {
                guard let place = editor.path(of: path, in: document) else { return }
                let count = editor.count(place)
                apply(path) { .insertElement(element.yaml, in: $0, at: count) }
            }
        default: break
        }
        closePoints(of: path, with: new.value.entries.map(\.key))
    }

    /// Adds an entry behind the one that stands before it, and else where it is written last.
    private mutating func insert(_ entry: DocumentEntry, in path: DocumentPath, behind previous: String?) {
        guard let mapping = editor.path(of: path, in: document) else { return }
        let hasComments = !entry.openPoints.isEmpty || entry.value.holdsOpenPoints
        if hasComments, editor.isFlow(mapping) { apply(path) { .expand($0) } }
        let known = previous.flatMap { editor.path(of: $0, in: mapping)?.steps.last }
        let number = known.map { $0 + 1 } ?? (previous == nil && !path.isEmpty ? 0 : editor.count(mapping))
        apply(path + [entry.key], at: path) { .insertEntry(entry.yaml, in: $0, at: number) }
        if path.isEmpty { closePoints(of: ["screen"], with: [entry.key]) }
    }

    // MARK: Comments

    /// Adds a comment on a line of its own, for which a mapping in braces is written in lines.
    mutating func comment(_ text: String, before path: DocumentPath) {
        var parent = path.dropLast()
        guard let entry = editor.path(of: path, in: document) else { return }
        let known = editor.comments(before: entry).map { editor.commentTexts[$0] }
        guard !known.contains(text) else { return }
        while !parent.isEmpty, let mapping = editor.path(of: Array(parent), in: document), editor.isFlow(mapping) {
            do throws(YAMLEditRefusal) {
                try editor.apply(.expand(mapping))
            } catch {
                // What is around it may be written in lines.
                parent = parent.dropLast()
                continue
            }
            break
        }
        apply(path) { .addComment(text, before: $0) }
    }

    /// Takes out what comments say is open and is known now.
    private mutating func closePoints(of path: DocumentPath, with keys: [String]) {
        removeComments(before: path) { text in
            guard let points = text.openPoints else { return false }
            return points.allSatisfy(keys.contains)
        }
    }

    mutating func removeComments(before path: DocumentPath, where isUnwanted: (String) -> Bool) {
        guard let entry = editor.path(of: path, in: document) else { return }
        for number in editor.comments(before: entry).reversed() where isUnwanted(editor.commentTexts[number]) {
            apply(path) { _ in .removeComment(number) }
        }
    }

    /// Gives the declaration that comments name as the place of something open another name.
    mutating func renamePlaces(before path: DocumentPath, from old: String, to new: String) {
        guard let entry = editor.path(of: path, in: document) else { return }
        let points = editor.comments(before: entry).map { editor.commentTexts[$0] }.filter { $0.openPoints != nil }
        let renamed = points.map { $0.replacing(".\(old)'", with: ".\(new)'") }
        guard renamed != points else { return }
        removeComments(before: path) { $0.openPoints != nil }
        for text in renamed { comment(text, before: path) }
    }

    // MARK: Editing

    mutating func remove(_ path: DocumentPath) {
        var path = path
        while path.count > 1, let parent = editor.path(of: Array(path.dropLast()), in: document),
            editor.count(parent) == 1
        {
            path.removeLast()
        }
        guard let entry = editor.path(of: path, in: document) else { return }
        for edit in editor.removals(of: entry) { apply(path, at: []) { _ in edit } }
    }

    mutating func rename(_ path: DocumentPath, to name: String) {
        apply(path) { .rename($0, to: name) }
    }

    mutating func replace(_ path: DocumentPath, with text: String) {
        apply(path) { .replace($0, with: .text(text)) }
    }

    private mutating func apply(_ path: DocumentPath, at place: DocumentPath? = nil, _ edit: (YAMLPath) -> YAMLEdit) {
        guard let found = editor.path(of: place ?? path, in: document) else { return }
        do throws(YAMLEditRefusal) {
            try editor.apply(edit(found))
        } catch {
            refused.append((path, error))
        }
    }
}

extension DocumentValue {
    fileprivate var holdsOpenPoints: Bool {
        entries.contains { !$0.openPoints.isEmpty || $0.value.holdsOpenPoints }
    }
}

extension String {
    /// The keys that a comment says are open.
    fileprivate var openPoints: [String]? {
        let text = dropFirst().drop { $0 == " " }
        guard text.hasPrefix("screenspec:open ") else { return nil }
        let names = text.dropFirst("screenspec:open ".count)
        guard let end = names.firstRange(of: " because ") else { return nil }
        return names[..<end.lowerBound].split(separator: ",").map { String($0.drop { $0 == " " }) }
    }
}
