extension Findings {
    /// One finding for all in one file that are alike: they say the same of one member of one type.
    ///
    /// The other places become notes of the first. Done last, with what suppressions, baselines and filters have left, since each
    /// place counts for those.
    ///
    /// - Parameter isAboutUses: Of a rule that says of each place how it uses the same type.
    /// - Parameter files: Where the lines of places are read off: one line is named once.
    package func groupedByPlace(_ isAboutUses: (RuleID) -> Bool, in files: SourceFiles) -> Findings {
        var groups: [[Diagnostic]] = []
        var numbers: [Key: Int] = [:]
        for finding in self {
            let key = Key(finding, isAboutUse: isAboutUses(finding.rule))
            if let key, let number = numbers[key] {
                groups[number].append(finding)
            } else {
                if let key { numbers[key] = groups.count }
                groups.append([finding])
            }
        }
        guard groups.count < count else { return self }
        var lines = LineNumbers(files: files)
        return Findings(groups.compactMap { Diagnostic.group($0, &lines) })
    }

    private struct Key: Hashable {
        let rule: RuleID
        let severity: Severity
        let subject: Subject
        let message: String?
        /// Types of several modules may have one name.
        let file: FileID

        init?(_ finding: Diagnostic, isAboutUse: Bool) {
            guard let range = finding.range, finding.subject.member != nil else { return nil }
            file = range.file
            rule = finding.rule
            severity = finding.severity
            subject = finding.subject
            message = isAboutUse ? nil : finding.message
        }
    }
}

extension Diagnostic {
    private static let listedPlaces = 10

    /// The first of the findings, with the places of the others.
    fileprivate static func group(_ findings: [Diagnostic], _ numbers: inout LineNumbers) -> Diagnostic? {
        guard var group = findings.first, findings.count > 1 else { return findings.first }
        let message = group.message
        var lines: [String: Set<Int>] = [:]
        let others = findings.dropFirst()
        if let line = numbers.line(of: group) { lines[message] = [line] }
        var elsewhere: [Diagnostic] = []
        for other in others {
            let line = numbers.line(of: other)
            let isOther = line.map { lines[other.message, default: []].insert($0).inserted } ?? true
            if isOther { elsewhere.append(other) }
        }
        let places = elsewhere.prefix(listedPlaces).map { other in
            Note(at: other.range, other.message == message ? "Here too." : other.message)
        }
        let rest = elsewhere.count - places.count
        group.notes = places + (rest > 0 ? [Note(at: nil, "And in \(rest) more places.")] : []) + group.notes
        for other in others {
            for fix in other.fixes where !group.fixes.contains(fix) { group.fixes.append(fix) }
            for note in other.notes where !group.notes.contains(note) { group.notes.append(note) }
        }
        return group
    }
}

/// Tells the lines of findings apart, with one pass over each file, however many findings are in it.
private struct LineNumbers {
    let files: SourceFiles
    private var indexes: [FileID: LineIndex] = [:]

    init(files: SourceFiles) {
        self.files = files
    }

    mutating func line(of finding: Diagnostic) -> Int? {
        guard let range = finding.range, let file = files[range.file] else { return nil }
        let index = indexes[file.id] ?? LineIndex(file)
        indexes[file.id] = index
        return index.line(of: range)
    }
}
