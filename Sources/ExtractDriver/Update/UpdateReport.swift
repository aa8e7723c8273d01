import ScreenSpecDiagnostics

/// What an update has made of specs, or would make of them.
struct UpdateReport: Sendable {
    struct File: Sendable {
        let path: String
        let notes: SpecUpdate.Notes
    }

    /// In the order of their paths.
    let files: [File]
    /// The paths of documents that are written for the first time.
    let new: [String]
    /// How often the code has something else than what a document says.
    let differences: Int
    /// What would change, where nothing is written.
    let difference: String

    /// Whether the code has something that no document says.
    var hasUndescribed: Bool { !new.isEmpty || files.contains { !$0.notes.added.isEmpty } }

    var text: String {
        var lines: [String] = []
        for file in files where !file.notes.isEmpty {
            lines.append(file.path)
            lines += file.notes.added.map { "  + \($0)" }
            lines += file.notes.gone.map { "  ? \($0.path) is gone\($0.question)" }
            lines += file.notes.deleted.map { "  - \($0)" }
            lines += file.notes.refused.map { "  ! not changed: \($0)" }
        }
        for path in new { lines.append("\(path)  new") }
        return difference + lines.map { "\($0)\n" }.joined() + summary + "\n"
    }

    /// `3 added, 1 gone; 1 new document; 2 differences, which 'screenspec check' shows.`
    private var summary: String {
        func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
        var parts: [String] = []
        let counts = [
            (files.reduce(0) { $0 + $1.notes.added.count }, "added"),
            (files.reduce(0) { $0 + $1.notes.gone.count }, "gone"),
            (files.reduce(0) { $0 + $1.notes.deleted.count }, "deleted"),
        ].filter { $0.0 > 0 }
        if !counts.isEmpty { parts.append(counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")) }
        if !new.isEmpty { parts.append(counted(new.count, "new document")) }
        if differences > 0 { parts.append("\(counted(differences, "difference")), which 'screenspec check' shows") }
        return (parts.isEmpty ? "The specs say all that is read off the code" : parts.joined(separator: "; ")) + "."
    }

    var json: [(String, JSON)] {
        [
            (
                "updated",
                .array(
                    files.filter { !$0.notes.isEmpty }.map { file in
                        [
                            "path": .string(file.path), "added": .texts(file.notes.added),
                            "gone": .texts(file.notes.gone.map { $0.path + $0.question }),
                            "deleted": .texts(file.notes.deleted),
                            "refused": .texts(file.notes.refused),
                        ]
                    }
                )
            ), ("differences", .integer(differences)),
        ]
    }
}
