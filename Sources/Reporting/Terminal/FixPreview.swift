import ScreenSpecDiagnostics

/// Lines of one file as they would be after the edits that touch them.
struct FixPreview {
    let file: SourceFile
    private let index: LineIndex
    private(set) var edits: [Diagnostic.Edit]
    private var lastLine = 0

    /// The previews of a fix in the order of their places; edits of the same lines share one.
    static func previews(of fix: Diagnostic.Fix, in places: inout Places) -> [FixPreview] {
        var previews: [FixPreview] = []
        for edit in fix.edits {
            guard let file = places.files[edit.range.file], let index = places.index(of: edit.range.file) else {
                continue
            }
            if let last = previews.indices.last, previews[last].touches(edit) {
                previews[last].add(edit)
            } else {
                previews.append(FixPreview(file, index, edit))
            }
        }
        return previews
    }

    private init(_ file: SourceFile, _ index: LineIndex, _ edit: Diagnostic.Edit) {
        self.file = file
        self.index = index
        edits = [edit]
        lastLine = index.line(at: offsets(of: edit).upperBound)
    }

    private func touches(_ edit: Diagnostic.Edit) -> Bool {
        edit.range.file == file.id && index.line(at: offsets(of: edit).lowerBound) <= lastLine
    }

    private mutating func add(_ edit: Diagnostic.Edit) {
        edits.append(edit)
        lastLine = max(lastLine, index.line(at: offsets(of: edit).upperBound))
    }

    private func offsets(of edit: Diagnostic.Edit) -> Range<Int> {
        edit.range.offsets.clamped(to: 0..<file.bytes.count)
    }

    /// The edited lines; each is marked from its first edit to its last one.
    func text(_ frame: Frame) -> String {
        let start = edits.first.map { offsets(of: $0).lowerBound } ?? 0
        let firstLine = index.line(at: start)
        var position = min(index.offsets(ofLine: firstLine).lowerBound, start)
        var bytes: [UInt8] = []
        var changes: [(offsets: Range<Int>, isInsertion: Bool)] = []
        for edit in edits {
            let replaced = offsets(of: edit)
            bytes += file.bytes[position..<max(position, replaced.lowerBound)]
            let changed = bytes.count..<(bytes.count + edit.replacement.utf8.count)
            changes.append((changed, replaced.isEmpty))
            bytes += Array(edit.replacement.utf8)
            position = max(position, replaced.upperBound)
        }
        bytes += file.bytes[position..<max(position, index.offsets(ofLine: index.line(at: position)).upperBound)]
        let edited = SourceFile(id: file.id, path: file.path, bytes: bytes)
        let lines = LineIndex(edited)
        var text = frame.empty
        for line in 1...max(1, lines.line(at: bytes.count)) {
            let offsets = lines.offsets(ofLine: line)
            let touched = changes.filter { !$0.offsets.clamped(to: offsets).isEmpty }
            let marked = Self.span(of: touched.map(\.offsets)).clamped(to: offsets)
            let display = DisplayLine(bytes, line: offsets, marking: marked)
            text += frame.line(firstLine + line - 1, display.text)
            guard !marked.isEmpty else { continue }
            let sign: Unicode.Scalar = touched.allSatisfy(\.isInsertion) ? "+" : "~"
            let mark = String(sign, times: display.marked.count)
            text += frame.note(String(" ", times: display.marked.lowerBound), mark, .help)
        }
        return text
    }

    private static func span(of ranges: [Range<Int>]) -> Range<Int> {
        guard let lower = ranges.map(\.lowerBound).min(), let upper = ranges.map(\.upperBound).max() else {
            return 0..<0
        }
        return lower..<upper
    }
}
