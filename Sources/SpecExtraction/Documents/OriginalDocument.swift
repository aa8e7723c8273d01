import YAMLEdits

/// A document that there is, as it stands in its file.
package struct OriginalDocument: Sendable {
    /// From the project's folder.
    package let path: String
    /// Its number in the file.
    package let number: Int
    package let entries: [DocumentEntry]

    package init(_ path: String, _ number: Int, in editor: YAMLEditor) {
        (self.path, self.number) = (path, number)
        entries = editor.entries(YAMLPath(document: number))
    }

    /// Whether there is something at a path.
    package func holds(_ path: DocumentPath) -> Bool {
        entries.holds(path)
    }
}

extension YAMLEditor {
    /// What a mapping says.
    package func entries(_ path: YAMLPath) -> [DocumentEntry] {
        (0..<count(path)).compactMap { number in
            let entry = path.child(number)
            return key(entry).map { DocumentEntry($0, value(entry)) }
        }
    }

    private func value(_ path: YAMLPath) -> DocumentValue {
        switch kind(path) {
        case .mapping: return .mapping(entries(path))
        case .sequence: return .list((0..<count(path)).map { value(path.child($0)) })
        case .scalar, nil:
            if isNull(path) { return .empty }
            let text = text(path) ?? ""
            return text == "true" || text == "false" ? .flag(text == "true") : .text(text)
        }
    }

    /// Where keys and numbers lead.
    package func path(of steps: DocumentPath, in document: Int) -> YAMLPath? {
        var path = YAMLPath(document: document)
        for step in steps {
            if let entry = self.path(of: step, in: path) {
                path = entry
            } else if kind(path) == .sequence, let number = Int(step), number < count(path) {
                path = path.child(number)
            } else {
                return nil
            }
        }
        return path
    }

    /// The keys and numbers that lead to a place.
    package func steps(to path: YAMLPath) -> DocumentPath {
        var steps: DocumentPath = []
        var position = YAMLPath(document: path.document)
        for step in path.steps {
            position = position.child(step)
            steps.append(key(position) ?? "\(step)")
        }
        return steps
    }
}
