import ScreenSpecDiagnostics

/// Findings and suppressions as bytes. A file is written as its number among the files of the run.
extension ByteWriter {
    package mutating func write(_ finding: Diagnostic) {
        write(finding.rule.text)
        write(finding.severity == .error)
        write(finding.range)
        write(finding.message)
        write(finding.help) { $0.write($1) }
        write(finding.notes) { writer, note in
            writer.write(note.range)
            writer.write(note.message)
        }
        write(finding.fixes) { writer, fix in
            writer.write(fix.title)
            writer.write(fix.edits) { writer, edit in
                writer.write(range: edit.range)
                writer.write(edit.replacement)
            }
            writer.write(fix.isSafe)
        }
        write(finding.subject.owner)
        write(finding.subject.member)
    }

    package mutating func write(_ suppression: Suppression) {
        write(suppression.rules) { writer, rule in
            writer.write(rule.id.text)
            writer.write(range: rule.range)
        }
        write(suppression.reason)
        write(range: suppression.range)
        write(suppression.covered)
    }

    mutating func write(range: SourceRange) {
        write(range.file.index)
        write(range.lower)
        write(range.upper)
    }

    mutating func write(_ range: SourceRange?) {
        write(range != nil)
        if let range { write(range: range) }
    }
}

extension ByteReader {
    package mutating func readFinding() throws(Damage) -> Diagnostic {
        let rule = RuleID(try readText())
        let severity: Severity = try readBool() ? .error : .warning
        let range = try readOptionalRange()
        let message = try readText()
        let help = try readList { (reader) throws(Damage) in try reader.readText() }
        let notes = try readList { (reader) throws(Damage) in
            Diagnostic.Note(at: try reader.readOptionalRange(), try reader.readText())
        }
        let fixes = try readList { (reader) throws(Damage) in
            let title = try reader.readText()
            let edits = try reader.readList { (reader) throws(Damage) in
                Diagnostic.Edit(at: try reader.readRange(), with: try reader.readText())
            }
            return Diagnostic.Fix(title, edits: edits, isSafe: try reader.readBool())
        }
        let subject = Subject(try readText(), try readOptionalText())
        return Diagnostic(
            stored: rule,
            severity,
            at: range,
            message,
            help: help,
            notes: notes,
            fixes: fixes,
            subject: subject
        )
    }

    package mutating func readSuppression() throws(Damage) -> Suppression {
        let rules = try readList { (reader) throws(Damage) in
            Suppression.NamedRule(RuleID(try reader.readText()), at: try reader.readRange())
        }
        return Suppression(
            rules: rules,
            reason: try readOptionalText(),
            at: try readRange(),
            covering: try readOptionalRange()
        )
    }

    mutating func readRange() throws(Damage) -> SourceRange {
        let file = FileID(index: Int(try read(UInt32.self)))
        let lower = Int(try read(UInt32.self))
        return SourceRange(file: file, lower: lower, upper: Int(try read(UInt32.self)))
    }

    mutating func readOptionalRange() throws(Damage) -> SourceRange? {
        try readBool() ? try readRange() : nil
    }
}

extension Diagnostic {
    /// The files of its place, its notes and its fixes.
    package var files: [FileID] {
        ([range] + notes.map(\.range) + fixes.flatMap(\.edits).map(\.range)).compactMap { $0?.file }
    }

    /// The same finding where files have other numbers.
    package func inFiles(_ number: (FileID) -> FileID) -> Diagnostic {
        var finding = self
        finding.range = range?.inFile(number)
        finding.notes = notes.map { Note(at: $0.range?.inFile(number), $0.message) }
        finding.fixes = fixes.map { fix in
            let edits = fix.edits.map { Edit(at: $0.range.inFile(number), with: $0.replacement) }
            return Fix(fix.title, edits: edits, isSafe: fix.isSafe)
        }
        return finding
    }
}

extension Suppressions {
    /// The same suppressions where files have other numbers.
    package func inFiles(_ number: (FileID) -> FileID) -> Suppressions {
        Suppressions(
            all.map { suppression in
                Suppression(
                    rules: suppression.rules.map { Suppression.NamedRule($0.id, at: $0.range.inFile(number)) },
                    reason: suppression.reason,
                    at: suppression.range.inFile(number),
                    covering: suppression.covered?.inFile(number)
                )
            },
            malformed: malformed.map { $0.inFiles(number) }
        )
    }
}

extension SourceRange {
    fileprivate func inFile(_ number: (FileID) -> FileID) -> SourceRange {
        SourceRange(file: number(file), lower: Int(lower), upper: Int(upper))
    }
}
