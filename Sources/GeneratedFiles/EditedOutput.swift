import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting

/// What is said of a generated file that somebody has edited.
enum EditedOutput {
    private static let lineLimit = 60

    /// - Parameter showsEdit: Whether to show what was edited; a formatter that ran over all outputs would otherwise
    ///   fill the report.
    static func refusal(of file: GeneratedFile, in folder: OutputFolder, showsEdit: Bool) -> OutputRefusal {
        let path = folder.display(file.path)
        var refusal = OutputRefusal(
            .editedOutput,
            path,
            "'\(path)' was edited after it was generated.",
            help: ["Say it in \(file.origin.name) instead, or give the edit up with '--force'."]
        )
        guard showsEdit,
            let bytes = try? FileReader(limit: OutputInspection.sizeLimit).read(Paths.join(folder.path, file.path))
        else { return refusal }
        let diff = UnifiedDiff(from: folder.head(of: file) + file.body, to: bytes)
        guard let first = diff.hunks.first?.changes.first else { return refusal }
        refusal.contents = bytes
        refusal.line = offsets(ofLine: first.new.lowerBound, in: bytes)
        let text = diff.text(oldLabel: "\(path) (as generated now)", newLabel: "\(path) (as edited)")
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        if lines.count > lineLimit {
            lines = lines.prefix(lineLimit) + ["… and \(lines.count - lineLimit) lines more"]
        }
        refusal.notes = [Diagnostic.Note(at: nil, "The difference is\n" + lines.joined(separator: "\n"))]
        return refusal
    }

    static func refusal(ofStale path: String, _ origin: GeneratedFile.Origin, in folder: OutputFolder) -> OutputRefusal
    {
        let path = folder.display(path)
        return OutputRefusal(
            .editedOutput,
            path,
            "'\(path)' was edited after it was generated, and \(origin.name) no longer makes it.",
            help: ["Move what you need elsewhere and delete it, or let '--force' remove it."]
        )
    }

    /// The bytes of a line counted from 0, without its line break.
    private static func offsets(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
        let index = LineIndex(SourceFile(id: FileID(index: 0), path: "", bytes: bytes))
        return index.offsets(ofLine: line + 1)
    }
}

/// A generated file that this run does not make.
struct StaleOutput: Sendable {
    let origin: GeneratedFile.Origin
    let isEdited: Bool

    /// `nil` for files that are not generated, or cannot be read: they are somebody else's.
    init?(of path: String, in folder: OutputFolder) {
        let reader = FileReader(limit: OutputInspection.sizeLimit)
        guard let bytes = try? reader.read(Paths.join(folder.path, path)),
            let file = OutputHeader.read(bytes, folder.kind.comment(of: path))
        else { return nil }
        (origin, isEdited) = (file.header.origin, file.isEdited)
    }
}
