import ScreenSpecDiagnostics
import YAMLEdits

/// Changes of a spec file as fixes make them; `nil` where they would change something else too.
extension SpecText {
    private func edits(_ edits: YAMLEdit...) -> [Diagnostic.Edit]? {
        self.edits(edits)
    }

    private func edits(_ edits: [YAMLEdit]) -> [Diagnostic.Edit]? {
        try? editor.edits(edits)
    }

    // MARK: Values

    /// Puts a text in place of the scalar that begins at a place, or of the part of it that the place is.
    package func replacement(of place: SourceRange, with text: String) -> [Diagnostic.Edit]? {
        guard let entry = entry(at: place), let known = self.text(at: place),
            let whole = isKey(place, of: entry) ? editor.keyRange(entry) : editor.valueRange(entry)
        else { return nil }
        var text = text
        if whole.lowerBound < Int(place.lower) || Int(place.upper) < whole.upperBound {
            // Quotes are no part of what it says.
            let written = editor.file.text(whole)
            guard let start = written.firstRange(of: known)?.lowerBound else { return nil }
            let lower = Int(place.lower) - whole.lowerBound - written[..<start].utf8.count
            let utf8 = Array(known.utf8)
            guard lower >= 0, lower + place.offsets.count <= utf8.count else { return nil }
            text =
                String(decoding: utf8[..<lower], as: UTF8.self) + text
                + String(decoding: utf8[(lower + place.offsets.count)...], as: UTF8.self)
        }
        return edits(isKey(place, of: entry) ? .rename(entry, to: text) : .replace(entry, with: .text(text)))
    }

    /// Gives a key another value, whatever it had.
    package func settingValue(of name: SourceRange, to value: YAMLValue) -> [Diagnostic.Edit]? {
        guard let entry = entry(at: name), editor.keyRange(entry) != nil else { return nil }
        return edits(.replace(entry, with: value))
    }

    /// Gives a key of what a name stands for a value: in the mapping behind the name, or in that which has the name as a value.
    package func setting(_ key: String, to value: YAMLValue, for name: SourceRange) -> [Diagnostic.Edit]? {
        guard let entry = entry(at: name) else { return nil }
        let mapping = isKey(name, of: entry) ? entry : entry.parent
        guard let mapping, editor.kind(mapping) == .mapping else {
            let type = editor.text(entry).map { [YAMLEntry("type", .text($0))] }
            let known = editor.isNull(entry) ? [] : type
            return known.flatMap { edits(.replace(entry, with: .mapping($0 + [YAMLEntry(key, value)]))) }
        }
        if let known = editor.path(of: key, in: mapping) { return edits(.replace(known, with: value)) }
        return edits(.insertEntry(YAMLEntry(key, value), in: mapping, at: editor.count(mapping)))
    }

    // MARK: Entries

    /// Takes out the entry that has a place in its key or its value, with its comma or its lines, and with what is allowed or open
    /// about it. What would be left empty goes with it.
    package func removal(of place: SourceRange) -> [Diagnostic.Edit]? {
        let element = editor.path(at: Int(place.lower)).flatMap { path -> YAMLPath? in
            guard let parent = path.parent, editor.keyRange(parent) == nil, editor.kind(parent) == .mapping,
                parent.parent != nil, editor.valueRange(parent)?.lowerBound == Int(place.lower)
            else { return nil }
            return parent
        }
        guard var entry = element ?? entry(at: place) else { return nil }
        while let parent = entry.parent, editor.count(parent) == 1 { entry = parent }
        guard entry.parent != nil else { return nil }
        return edits(editor.removals(of: entry))
    }

    /// Adds an entry behind the one that has a place in its key.
    package func insertion(_ key: String, _ value: YAMLValue, behind place: SourceRange) -> [Diagnostic.Edit]? {
        guard let mapping = entry(at: place)?.parent else { return nil }
        return edits(.insertEntry(YAMLEntry(key, value), in: mapping, at: editor.count(mapping)))
    }

    // MARK: Messages

    /// Writes a message as a Swift requirement, in place of its key and of the keys that spell a signature.
    package func rewriting(_ name: SourceRange, as requirement: String) -> [Diagnostic.Edit]? {
        guard let entry = entry(at: name), isKey(name, of: entry) else { return nil }
        let spelled = ["parameters", "returns", "async", "throws", "type", "settable", "sender"]
        let keys = editor.keys(entry)
        let removed = keys.indices.filter { spelled.contains(keys[$0]) }
        var steps = editor.key(entry) == requirement ? [] : [YAMLEdit.rename(entry, to: requirement)]
        if !removed.isEmpty, removed.count == keys.count {
            steps.append(.replace(entry, with: .empty))
        } else {
            steps += removed.reversed().map { .remove(entry.child($0)) }
        }
        return edits(steps)
    }

    /// The parameters of a message in its short form, as its key has them: `_ topic`.
    package func parameters(of name: SourceRange) -> [String] {
        entry(at: name).flatMap { editor.path(of: "parameters", in: $0) }.map(editor.keys) ?? []
    }

    /// Writes a message in its short form, in place of its key and of the keys that spell a signature.
    package func rewriting(_ name: SourceRange, as message: YAMLEntry) -> [Diagnostic.Edit]? {
        guard let entry = entry(at: name), isKey(name, of: entry), case .mapping(let wanted) = message.value else {
            return nil
        }
        let spelled = ["parameters", "returns", "async", "throws", "type", "settable"]
        let keys = editor.keys(entry)
        var steps = editor.key(entry) == message.key ? [] : [YAMLEdit.rename(entry, to: message.key)]
        if keys.allSatisfy(spelled.contains) {
            steps.append(.replace(entry, with: message.value))
        } else {
            for (number, key) in keys.enumerated().reversed() where spelled.contains(key) {
                let value = wanted.first { $0.key == key }?.value
                steps.append(value.map { .replace(entry.child(number), with: $0) } ?? .remove(entry.child(number)))
            }
            steps += wanted.filter { !keys.contains($0.key) }.map { .insertEntry($0, in: entry, at: keys.count) }
        }
        return edits(steps)
    }
}

extension YAMLEditor {
    /// Takes out an entry with the comments before it that tell the program something about it.
    package func removals(of entry: YAMLPath) -> [YAMLEdit] {
        let texts = commentTexts
        let words = comments(before: entry).filter { texts[$0].dropFirst().drop { $0 == " " }.hasPrefix("screenspec:") }
        return [.remove(entry)] + words.reversed().map { .removeComment($0) }
    }
}
