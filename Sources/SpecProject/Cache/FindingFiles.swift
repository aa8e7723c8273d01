import ScreenSpecDiagnostics

/// The files that findings stand in, with their bytes, read again for a report. All others of the project are left out, and
/// the numbers of these made smaller, in the same order.
struct FindingFiles {
    private(set) var files = SourceFiles()
    private var numbers: [FileID: FileID] = [:]

    /// - Parameter source: A file by its number in the findings; `nil` for one that is no file of the project.
    init(_ findings: some Sequence<Diagnostic>, source: (FileID) -> SourceFile?) {
        for id in Set(findings.flatMap(\.files)).sorted() {
            guard let file = source(id) else { continue }
            numbers[id] = files.append(path: file.path, bytes: file.bytes)
        }
    }

    /// The finding with the numbers of these files.
    func moved(_ finding: Diagnostic) -> Diagnostic {
        finding.inFiles { numbers[$0] ?? FileID(index: Int(UInt32.max)) }
    }
}
