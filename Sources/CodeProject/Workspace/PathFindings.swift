import ScreenSpecDiagnostics

/// Findings by the paths of their files; what has no place stands under an empty path.
struct PathFindings: Sendable {
    private let byPath: [String: [Diagnostic]]
    /// The paths of all files, by their numbers.
    let paths: FilePaths

    init(_ findings: Findings, in files: SourceFiles) {
        let paths = FilePaths(files.all.map(\.path))
        self.paths = paths
        byPath = Dictionary(grouping: findings) { finding in finding.range.flatMap { paths[$0.file] } ?? "" }
    }

    subscript(path: String) -> [Diagnostic] { byPath[path] ?? [] }

    var all: [String: [Diagnostic]] { byPath }

    /// The files in which something else is found than was.
    func changes(since other: PathFindings) -> Set<String> {
        let numbers = paths == other.paths ? nil : paths.numbers
        return Set(byPath.keys).union(other.byPath.keys).filter { path in
            let before = other[path]
            guard let numbers else { return before != self[path] }
            return before.map { $0.renumbered { other.paths[$0].flatMap { numbers[$0] } } } != self[path]
        }
    }
}

/// The paths of the files of a project as findings know them: by numbers, which are others once files come or go.
package struct FilePaths: Hashable, Sendable {
    private let paths: [String]

    fileprivate init(_ paths: [String]) {
        self.paths = paths
    }

    package subscript(file: FileID) -> String? {
        paths.indices.contains(Int(file.index)) ? paths[Int(file.index)] : nil
    }

    fileprivate var numbers: [String: FileID] {
        Dictionary(
            zip(paths, paths.indices.map { FileID(index: $0) }),
            uniquingKeysWith: { first, _ in first }
        )
    }
}

extension Diagnostic {
    /// The same with other numbers for its files; `FileID.gone` for a file that there is no more.
    fileprivate func renumbered(_ number: (FileID) -> FileID?) -> Diagnostic {
        func moved(_ range: SourceRange) -> SourceRange {
            var range = range
            range.file = number(range.file) ?? .gone
            return range
        }
        var finding = self
        finding.range = range.map(moved)
        finding.notes = notes.map { Note(at: $0.range.map(moved), $0.message) }
        finding.covers = covers.map { Counterpart($0.rule, $0.subject, at: $0.place.map(moved)) }
        finding.fixes = fixes.map { fix in
            Fix(fix.title, edits: fix.edits.map { Edit(at: moved($0.range), with: $0.replacement) }, isSafe: fix.isSafe)
        }
        return finding
    }
}
