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
        write(finding.subject)
        write(finding.covers) { writer, other in
            writer.write(other.rule.text)
            writer.write(other.subject)
            writer.write(other.place)
        }
    }

    private mutating func write(_ subject: Subject) {
        write(subject.owner)
        write(subject.member)
    }

    package mutating func write(_ suppression: Suppression) {
        write(suppression.rules) { writer, rule in
            writer.write(rule.id.text)
            writer.write(range: rule.range)
        }
        write(suppression.reason)
        write(range: suppression.range)
        write(suppression.covered)
        write(suppression.openKeys) { $0.write($1.rawValue) }
    }

    package mutating func write(range: SourceRange) {
        write(range.file.index)
        write(range.lower)
        write(range.upper)
    }

    package mutating func write(_ range: SourceRange?) {
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
        let subject = try readSubject()
        let covers = try readList { (reader) throws(Damage) in
            Diagnostic.Counterpart(
                RuleID(try reader.readText()),
                try reader.readSubject(),
                at: try reader.readOptionalRange()
            )
        }
        return Diagnostic(
            stored: rule,
            severity,
            at: range,
            message,
            help: help,
            notes: notes,
            fixes: fixes,
            subject: subject,
            covers: covers
        )
    }

    private mutating func readSubject() throws(Damage) -> Subject {
        Subject(try readText(), try readOptionalText())
    }

    package mutating func readSuppression() throws(Damage) -> Suppression {
        let rules = try readList { (reader) throws(Damage) in
            Suppression.NamedRule(RuleID(try reader.readText()), at: try reader.readRange())
        }
        var suppression = Suppression(
            rules: rules,
            reason: try readOptionalText(),
            at: try readRange(),
            covering: try readOptionalRange()
        )
        suppression.openKeys = try readList { (reader) throws(Damage) in
            guard let key = OpenKey(rawValue: try reader.readText()) else { throw Damage() }
            return key
        }
        return suppression
    }

    package mutating func readRange() throws(Damage) -> SourceRange {
        let file = fileNumber(Int(try read(UInt32.self)))
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
}

extension FileID {
    /// The number of a file that there is no more.
    package static let gone = FileID(index: Int(UInt32.max))
}
