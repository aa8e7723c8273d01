import CodeProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import ScreenSpecReporting
import SourceCheck
import SpecExtraction

/// What a run makes of an app that has specs already.
extension ExtractRun {
    /// Gives names to what was renamed, before anything is compared.
    func renamed(_ before: ProjectRehearsal.Outcome) -> Renames {
        guard case .update(let update) = request.mode else { return Renames([], before) }
        return Renames(update.renames, before)
    }

    func deliver(
        _ extracted: ExtractedProject,
        _ revisions: Revisions,
        _ rehearsal: inout Rehearsal,
        _ before: ProjectRehearsal.Outcome,
        _ project: ProjectRehearsal,
        _ place: SettledUpdate.Place?
    ) -> ExitStatus {
        let draft = rehearsal.draft
        let drafted = rehearsal.drafted(extracted)
        let after = rehearsal.outcome(of: drafted)
        var written = after
        var gone = GoneEntries(after, drafted, extracted, foundNames: revisions.foundNames)
        var update = SpecUpdate(drafted, extracted, known: revisions.editors)
        // Of a file that is not read to its end, nobody knows what is gone.
        let isRead = !before.findings.contains { $0.rule == RuleDescription.swiftSyntax.id }
        if case .update(let options) = request.mode, options.prunes, isRead {
            update.prune(&gone, extracted, in: draft.folder) { rehearsal.isAsQuiet(with: $0, beside: drafted) }
            written = rehearsal.outcome(with: update.result(in: draft.folder), beside: drafted)
        }
        update.mark(gone, extracted)
        update.finish { path in
            let bytes = try? FileReader().read(Paths.join(draft.folder, path))
            // One in UTF-16 would be another one in UTF-8.
            return bytes.flatMap { SourceFile(id: FileID(index: 0), path: path, bytes: $0).bytes == $0 ? $0 : nil }
        }
        var new = extracted
        new.documents.removeAll { $0.original != nil }
        let files = new.documents.compactMap { document -> FileChanges.Change? in
            let path = Paths.display(document.path, in: draft.specs)
            return drafted.text(path).map { FileChanges.Change(path, $0) }
        }
        // A check looks at what is written, and where nothing is at what there was.
        let drift = contractFindings(request.mode.isDry ? before : written)
        var report = self.report(of: new, in: draft.specs, before, project)
        report.update = UpdateReport(
            files: update.notes.sorted { $0.key < $1.key }.map { UpdateReport.File(path: $0.key, notes: $0.value) },
            new: files.map(\.path),
            differences: drift.count,
            difference: request.mode.isDry ? FileChanges.difference(files + update.changes) : ""
        )
        if case .check = request.mode, !drift.isEmpty {
            let shown = Report(
                Findings(drift),
                in: project.texts(before.specs),
                folder: draft.folder,
                policy: Policy(.screenspec)
            )
            _ = ReportTarget(.terminal, to: .stream(stream(of: .terminal))).write(shown)
        }
        let changes = request.mode.isDry ? [] : all(files, update, rehearsal)
        var problems = FileChanges(changes, in: draft.folder).write()
        guard problems.isEmpty else { return refuse(problems, draft) }
        problems = write(report.texts)
        guard problems.isEmpty else { return refuse(problems, draft) }
        if case .check = request.mode, !drift.isEmpty || report.update?.hasUndescribed == true { return .findings }
        let status = status(of: report)
        // What was changed meanwhile was not looked at.
        if changes.isEmpty, let place, SettledUpdate.Place(request) == place {
            SettledUpdate(texts: report.texts, status: status).keep(at: place)
        }
        return status
    }

    /// Where code and specs differ, after all that the project allows.
    private func contractFindings(_ outcome: ProjectRehearsal.Outcome) -> [Diagnostic] {
        let rules = Set(ComparedKey.allCases.flatMap(\.row.rules).map(\.id))
        return outcome.findings.filter { rules.contains($0.rule) }
    }

    private func all(_ files: [FileChanges.Change], _ update: SpecUpdate, _ rehearsal: Rehearsal)
        -> [FileChanges.Change]
    {
        let all = files + update.changes
        guard !all.isEmpty else { return [] }
        let dialect = rehearsal.draft.isNew ? rehearsal.draft.dialectFile : nil
        return all + [dialect].compactMap(\.self) + rehearsal.projectFiles(naming: files.map(\.path))
    }

    // MARK: What is not compared

    /// The contract's own table of what is held to nothing, and what of the project's specs it is.
    func list(_ outcome: ProjectRehearsal.Outcome) {
        var lines = UncomparedKeys.rows.map { "\($0.keys): \($0.reason)" }
        let files = outcome.files
        for comparison in SourceCheck.comparisons(outcome.code.subject).sorted(by: { $0.described < $1.described }) {
            guard case .open(let reason) = comparison.outcome, reason != .generated,
                let path = files.path(of: comparison.described), let position = files.position(of: comparison.described)
            else { continue }
            let line = "\(path):\(position.line): \(comparison.key.rawValue): nothing, since \(reason.words)"
            if lines.last != line { lines.append(line) }
        }
        StandardStream.output.write(lines.map { "\($0)\n" }.joined())
    }
}
