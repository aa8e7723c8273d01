import ScreenModel
import ScreenSpecDiagnostics
import YAMLTree

/// Changes of a spec file that keep it what it is: in lines or in brackets, quoted where YAML asks for it.
extension SpecText {
    // MARK: Scalars

    /// Puts a text in place of the scalar that begins at a place, or of the part of it that the place is.
    package func replacement(of place: SourceRange, with text: String) -> Diagnostic.Edit? {
        guard let node = scalar(at: place) else { return nil }
        let (whole, part) = (tree.range(of: node).offsets, place.offsets)
        switch tree.style(of: node) {
        case .plain:
            guard whole.lowerBound <= part.lowerBound, part.upperBound <= whole.upperBound else { return nil }
            let result =
                file.text(whole.lowerBound..<part.lowerBound) + text + file.text(part.upperBound..<whole.upperBound)
            return edit(whole, Self.scalar(result))
        case .doubleQuoted, .singleQuoted:
            let isWhole = part.lowerBound <= whole.lowerBound && whole.upperBound <= part.upperBound
            if isWhole { return edit(whole, Self.quoted(text)) }
            guard whole.lowerBound < part.lowerBound, part.upperBound < whole.upperBound,
                !text.contains(where: { $0 == "\"" || $0 == "\\" || $0 == "'" })
            else { return nil }
            return edit(part, text)
        case .literal, .folded: return nil
        }
    }

    /// What a scalar says.
    package func text(at place: SourceRange) -> String? {
        scalar(at: place).map(tree.text)
    }

    private func scalar(at place: SourceRange) -> NodeID? {
        guard let entry = entry(at: place) else { return nil }
        if let key = entry.key, tree.range(of: key).offsets.contains(Int(place.lower)) { return key }
        return tree.kind(of: entry.value) == .scalar ? entry.value : nil
    }

    /// Quoted where it is more than a word.
    package static func scalar(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "?" || $0 == " " }
        let isWord = text.first.map { $0.isLetter || $0 == "_" } ?? false
        return isPlain && isWord && text.last != " " ? text : quoted(text)
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    // MARK: Entries

    /// Takes out the entry that has a place in its key or its value, with its comma or its lines. What would be left empty goes
    /// with it.
    package func removal(of place: SourceRange) -> Diagnostic.Edit? {
        (element(at: place) ?? entry(at: place)).flatMap(removal)
    }

    func removal(of entry: Entry) -> Diagnostic.Edit? {
        let siblings = siblings(of: entry)
        guard siblings.count > 1 else {
            return self.entry(of: entry.owner).flatMap(removal)
        }
        let own = range(of: entry)
        guard !tree.isFlow(entry.owner) else {
            guard let index = siblings.firstIndex(where: { $0.head == entry.head }) else { return nil }
            if index + 1 < siblings.count {
                return edit(own.lowerBound..<range(of: siblings[index + 1]).lowerBound, "")
            }
            return edit(range(of: siblings[index - 1]).upperBound..<own.upperBound, "")
        }
        return edit(lines(of: own), "")
    }

    /// The whole lines of what stands on lines of its own.
    private func lines(of range: Range<Int>) -> Range<Int> {
        let bytes = file.bytes
        let lower = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let upper = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
        return lower..<upper
    }

    /// Adds an entry behind the one that has a place in its key.
    package func insertion(_ key: String, _ value: String, behind place: SourceRange) -> Diagnostic.Edit? {
        guard let entry = entry(at: place) else { return nil }
        return insertion(key, value, in: entry.owner)
    }

    /// Gives a key of what a name stands for a value: in the mapping behind the name, or in that which has the name as a value.
    package func setting(_ key: String, to value: String, for name: SourceRange) -> Diagnostic.Edit? {
        guard let entry = entry(at: name) else { return nil }
        let isKey = entry.key.map { tree.range(of: $0).offsets.contains(Int(name.lower)) } ?? false
        let mapping = isKey ? entry.value : entry.owner
        guard tree.kind(of: mapping) == .mapping else {
            guard isKey, !tree.isNull(entry.value) else { return nil }
            let range = tree.range(of: entry.value).offsets
            return edit(range, "{type: \(file.text(range)), \(key): \(value)}")
        }
        guard let known = self.entry(key, in: mapping) else { return insertion(key, value, in: mapping) }
        return edit(tree.range(of: known.value).offsets, value)
    }

    /// Gives a key another value, whatever it had.
    package func settingValue(of name: SourceRange, to text: String) -> Diagnostic.Edit? {
        guard let entry = entry(at: name), entry.key != nil else { return nil }
        let range = tree.range(of: entry.value).offsets
        return edit(range, range.isEmpty ? " \(text)" : text)
    }

    private func insertion(_ key: String, _ value: String, in mapping: NodeID) -> Diagnostic.Edit? {
        let text = "\(Self.scalar(key)): \(value)"
        let entries = tree.entries(of: mapping)
        if tree.isFlow(mapping) {
            let end = tree.range(of: mapping).offsets.upperBound - 1
            guard let last = entries.last else { return edit(end..<end, text) }
            let upper = range(of: Entry(owner: mapping, key: last.key, value: last.value)).upperBound
            return edit(upper..<upper, ", \(text)")
        }
        guard let last = entries.last else { return nil }
        let end = lines(of: range(of: Entry(owner: mapping, key: last.key, value: last.value))).upperBound
        let first = tree.range(of: last.key).offsets.lowerBound
        let start = file.bytes[..<first].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let indentation = String(repeating: " ", count: first - start)
        let isAtLineBreak = end == 0 || file.bytes[end - 1] == UInt8(ascii: "\n")
        return edit(end..<end, "\(isAtLineBreak ? "" : "\n")\(indentation)\(text)\n")
    }

    // MARK: Messages

    /// Writes a message as a Swift requirement, in place of its key and of the keys that spell a signature.
    package func rewriting(_ name: SourceRange, as requirement: String) -> [Diagnostic.Edit]? {
        guard let entry = entry(at: name), let key = entry.key,
            tree.range(of: key).offsets.contains(Int(name.lower))
        else { return nil }
        let keyEdit = edit(tree.range(of: key).offsets, Self.quoted(requirement))
        let spelled = ["parameters", "returns", "async", "throws", "type", "settable", "sender"]
        let inside = tree.entries(of: entry.value)
        let kept = inside.filter { !spelled.contains(tree.text(of: $0.key)) }
        guard kept.count < inside.count else { return [keyEdit] }
        let texts = kept.map { file.text(range(of: Entry(owner: entry.value, key: $0.key, value: $0.value))) }
        guard tree.isFlow(entry.value) else {
            if kept.isEmpty {
                let end = tree.range(of: entry.value).offsets.upperBound
                return [edit(tree.range(of: key).offsets.lowerBound..<end, Self.quoted(requirement) + ": {}")]
            }
            let removed = inside.filter { spelled.contains(tree.text(of: $0.key)) }
            return [keyEdit]
                + removed.map {
                    edit(lines(of: range(of: Entry(owner: entry.value, key: $0.key, value: $0.value))), "")
                }
        }
        return [keyEdit, edit(tree.range(of: entry.value).offsets, "{\(texts.joined(separator: ", "))}")]
    }

    func edit(_ offsets: Range<Int>, _ text: String) -> Diagnostic.Edit {
        Diagnostic.Edit(
            at: SourceRange(file: file.id, lower: offsets.lowerBound, upper: offsets.upperBound),
            with: text
        )
    }
}
