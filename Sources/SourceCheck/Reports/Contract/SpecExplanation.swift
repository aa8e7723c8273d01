import ScreenSpecDiagnostics
import SpecFrontEnd

/// What each line of a spec file is held to in hand-written Swift, and what to nothing.
package struct SpecExplanation: Sendable {
    /// A line of which something is compared, or would be.
    struct Line: Sendable {
        /// Counted from 1.
        let number: Int
        let text: String
        var compared: [Comparison<Diagnostic>]
    }

    let path: String
    /// In the order of the file.
    let lines: [Line]
    /// The first of what keeps the file from being read.
    let error: Diagnostic?

    /// - Parameters:
    ///   - file: A spec file of the project, with its bytes.
    ///   - findings: What was found in the project.
    package init(of file: SourceFile, in subject: CodeSubject, findings: some Sequence<Diagnostic> = []) {
        path = file.path
        error = findings.first { $0.severity == .error && $0.range?.file == file.id }
        let places = SpecText(file)
        let index = LineIndex(file)
        let compared = SourceCheck.comparisons(subject).filter { $0.described.file == file.id }
        let byLine = Dictionary(grouping: Self.joined(compared)) { comparison in
            let key = comparison.key.separateKey.flatMap { places.place(of: $0, for: comparison.described) }
            return index.line(at: Int((key ?? comparison.described).lower))
        }
        lines = byLine.keys.sorted().map { number in
            Line(
                number: number,
                text: String(file.text(index.offsets(ofLine: number)).drop { $0 == " " }),
                compared: (byLine[number] ?? []).sorted { $0.key.order < $1.key.order }
            )
        }
    }

    /// One comparison for all that several rules, or several types of the code, have to say of the same.
    private static func joined(_ compared: [Comparison<Diagnostic>]) -> [Comparison<Diagnostic>] {
        struct Subject: Hashable {
            let key: ComparedKey
            let described: SourceRange
        }
        let groups = Dictionary(grouping: compared) { Subject(key: $0.key, described: $0.described) }
        return groups.values.flatMap { group in
            let different = group.filter { $0.difference != nil }
            return different.isEmpty ? [group.first { $0.standing == .held } ?? group[0]] : different
        }
        .sorted { $0.described < $1.described }
    }

    /// How many lines there are that code could break, and how many of them are held.
    package struct Total: Hashable, Sendable {
        package var lines = 0
        package var held = 0
        package var different = 0
        package var generated = 0

        package init() {}
    }

    package var total: Total {
        lines.reduce(into: Total()) { total, line in
            switch line.standing {
            case .generated: total.generated += 1
            case .held: (total.lines, total.held) = (total.lines + 1, total.held + 1)
            case .different: (total.lines, total.different) = (total.lines + 1, total.different + 1)
            case .open: total.lines += 1
            }
        }
    }
}

/// What became of a line, or of a part of it; the first that a part has is the line's.
enum ContractStanding: String, CaseIterable, Sendable {
    case different
    /// It is not compared, or there is nothing to compare it with.
    case open
    case held
    /// A spec makes the code for it, so that it can't be otherwise.
    case generated
}

extension SpecExplanation.Line {
    var standing: ContractStanding {
        let standings = Set(compared.map(\.standing))
        return ContractStanding.allCases.first(where: standings.contains) ?? .open
    }
}

extension Comparison {
    var standing: ContractStanding {
        switch outcome {
        case .held: .held
        case .differs: .different
        case .open(.generated): .generated
        case .open: .open
        }
    }
}

extension ComparedKey {
    /// In the order of the table.
    fileprivate var order: Int {
        Self.allCases.firstIndex(of: self) ?? 0
    }
}
