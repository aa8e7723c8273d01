import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting

/// What `--check` shows of one output that is out of date.
package struct OutputDifference: Sendable {
    /// As people see it.
    package let path: String
    /// What is wrong and what to do.
    package let diagnostic: Diagnostic
    /// A unified difference from the file on the disk to the wanted one. Each `@@` line ends with the place of the spec that owns
    /// the lines of its hunk.
    package let text: String
}

extension OutputPlan {
    /// Every output that is not as it should be, in the order of the folders and then of the paths.
    package func differences(in files: SourceFiles) -> [OutputDifference] {
        var places = Places(files)
        let sorted = steps.sorted { ($0.folder, $0.path) < ($1.folder, $1.path) }
        return sorted.map { difference($0, &places) }
    }

    private func difference(_ step: Step, _ places: inout Places) -> OutputDifference {
        let path = display(step)
        let folder = folders[step.folder]
        let file = file(step)
        let new = file.map { folder.head(of: $0) + $0.body } ?? []
        let message: String
        let old: [UInt8]
        switch step.action {
        case .create(let index):
            message =
                "'\(path)', which \(folder.files[index].origin.name) makes, is missing."
            old = []
        case .replace(let index, _, let former):
            message =
                "'\(path)' is out of date with \(folder.files[index].origin.name)."
            old = contents(folder, former ?? step.path)
        case .remove(let origin):
            message = "'\(path)' is left over, since \(origin.name) no longer makes it."
            old = contents(folder, step.path)
        }
        let diff = UnifiedDiff(from: old, to: new) { line in file.flatMap { folder.owner(ofLine: line, in: $0) } }
        let text = diff.text(
            oldLabel: old.isEmpty ? "/dev/null" : path,
            newLabel: file == nil ? "/dev/null" : path
        ) { hunk in Self.heading(hunk.owners, file?.origin, &places) }
        return OutputDifference(
            path: path,
            diagnostic: RuleDescription.outdatedOutput.finding(
                at: nil,
                message,
                help: ["Run '\(folder.kind.command)'."]
            ),
            text: text
        )
    }

    private func contents(_ folder: OutputFolder, _ path: String) -> [UInt8] {
        // What vanished since it was planned is missing now.
        (try? FileReader(limit: OutputInspection.sizeLimit).read(Paths.join(folder.path, path))) ?? []
    }

    /// `Specs/Login.screen.yaml:12: price: Double` for one owner, `Specs/Login.screen.yaml:12, 15` for more.
    private static func heading(
        _ owners: [SourceRange],
        _ origin: GeneratedFile.Origin?,
        _ places: inout Places
    ) -> String {
        var lines: [(path: String, line: Int)] = []
        for owner in owners {
            guard let (path, position) = places.place(of: owner) else { continue }
            if !lines.contains(where: { $0 == (path, position.line) }) { lines.append((path, position.line)) }
        }
        guard let first = lines.first else {
            guard case .spec(let path) = origin else { return "" }
            return VisibleText.line(path)
        }
        guard lines.count > 1 else {
            let place = "\(first.path):\(first.line)"
            return VisibleText.line(place + text(ofLine: first.line, owners.first, &places))
        }
        var heading = ""
        var path = ""
        for line in lines {
            if line.path == path {
                heading += ", \(line.line)"
            } else {
                heading += "\(heading.isEmpty ? "" : "; ")\(line.path):\(line.line)"
                path = line.path
            }
        }
        return VisibleText.line(heading)
    }

    private static func text(ofLine line: Int, _ owner: SourceRange?, _ places: inout Places) -> String {
        guard let owner, let file = places.files[owner.file], let index = places.index(of: owner.file) else {
            return ""
        }
        let blanks: Set<Character> = [" ", "\t"]
        let text = file.text(index.offsets(ofLine: line)).drop { blanks.contains($0) }
        return text.isEmpty ? "" : ": " + text.prefix(80)
    }
}
