import ScreenSpecDiagnostics

/// What has become of documents that were asked for.
struct AdoptReport {
    struct Document {
        let names: [String]
        let path: String
        /// What is generated from now on.
        var cut: [String] = []
        /// The files that it was cut from.
        var files: [String] = []
        /// The files that it is generated into.
        var outputs: [String] = []
        var refusals: [AdoptRefusal] = []
        /// What is left to do.
        var notes: [String] = []

        var isAdopted: Bool { refusals.isEmpty }
    }

    let documents: [Document]
    /// The generated files that are written.
    private var written: [String] = []
    /// Why none is.
    private var builder: String?
    /// What is left to do for all of them.
    private var notes: [String] = []
    /// What would change, where nothing is written.
    var difference = ""
    /// How to go back.
    var wayBack: String?
    var isDry = false

    init(documents: [Document]) {
        self.documents = documents
    }

    mutating func add(_ staged: StagedAdoption) {
        (written, builder, notes) = (staged.outputs.map(\.path), staged.builder, staged.notes)
    }

    private var adopted: [Document] { documents.filter(\.isAdopted) }
    private var refused: [Document] { documents.filter { !$0.isAdopted } }

    var text: String {
        var lines: [String] = []
        for document in adopted {
            let names = document.names.joined(separator: ", ")
            let cut = document.cut.isEmpty ? "nothing to cut" : document.cut.joined(separator: ", ")
            lines.append("\(names)  \(document.path)")
            lines.append("  generated from now on: \(cut)")
            if !document.files.isEmpty { lines.append("  cut from \(document.files.joined(separator: ", "))") }
            lines += document.notes.map { "  \($0)" }
        }
        for document in refused {
            lines.append("\(document.names.joined(separator: ", "))  \(document.path)  can't go:")
            lines += document.refusals.map { refusal in
                "  \(refusal.place.map { "\($0): " } ?? "")\(refusal.message)"
            }
        }
        let verb = isDry ? "would be generated" : "generated"
        lines.append(
            "\(adopted.count) of \(documents.count) \(documents.count == 1 ? "document" : "documents") \(verb)."
        )
        if !written.isEmpty {
            lines.append("\(written.joined(separator: ", ")) \(isDry ? "would be written" : "written").")
        }
        if let builder { lines.append(builder) }
        lines += notes
        if let wayBack { lines.append("To go back: \(wayBack)") }
        return difference + lines.map { "\($0)\n" }.joined()
    }

    var json: JSON {
        [
            "version": 1,
            "adopted": .array(
                adopted.map { document in
                    [
                        "names": .texts(document.names), "path": .string(document.path), "cut": .texts(document.cut),
                        "files": .texts(document.files), "outputs": .texts(document.outputs),
                        "notes": .texts(document.notes),
                    ]
                }
            ),
            "refused": .array(
                refused.map { document in
                    [
                        "names": .texts(document.names), "path": .string(document.path),
                        "reasons": .array(document.refusals.map(json)),
                    ]
                }
            ),
            "written": .texts(written),
            "notes": .texts(notes),
            "wayBack": wayBack.map(JSON.string) ?? .null,
        ]
    }

    private func json(_ refusal: AdoptRefusal) -> JSON {
        .object([
            "kind": .string(refusal.kind.rawValue), "message": .string(refusal.message),
            "place": refusal.place.map(JSON.string),
        ])
    }
}
