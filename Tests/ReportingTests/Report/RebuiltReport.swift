import Foundation
import ScreenModel
import ScreenSpecDiagnostics
import SpecRules
import TestSupport
import Testing

@testable import ScreenSpecFileSystem
@testable import ScreenSpecReporting

/// A report made of nothing but the text of its JSON form, and of the folder of the repository, which only a reader knows.
///
/// Files are made up so that what the JSON says of their lines and columns is true of them.
struct RebuiltReport {
    private(set) var report: Report
    /// `text` and `help` of the rules that found something.
    private(set) var helps: [String: (text: String, markdown: String)] = [:]

    private typealias Object = [String: Any]

    init(_ json: String, repository: String) throws {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? Object)
        let findings = try Self.objects(object, "findings")
        var places = RebuiltFiles()
        // Findings stand in the order of their files, and notes and fixes may name others.
        for finding in findings { try places.addPlace(of: finding) }
        for finding in findings { try places.addOthers(of: finding) }
        let files = places.files
        let diagnostics = try findings.map { try Self.diagnostic($0, places) }
        let folder = try Self.string(object, "folder")
        report = Report(
            Findings(diagnostics),
            in: files,
            folder: Paths.normalised(Paths.join(repository, folder)),
            policy: try Self.policy(Self.objects(object, "rules"))
        )
        report.repository = repository
        report.isStrict = try #require(object["isStrict"] as? Bool)
        if let counts = object["baseline"] as? [String: Int] {
            report.baseline = BaselineCounts(
                known: try #require(counts["known"]),
                fixed: try #require(counts["fixed"]),
                new: try #require(counts["new"])
            )
        }
        report.specs = try (object["specs"] as? [String: Int]).map(Self.specs)
        for rule in try Self.objects(object, "rules") {
            guard let text = rule["text"] as? String, let markdown = rule["help"] as? String else { continue }
            helps[try Self.string(rule, "id")] = (text, markdown)
        }
        #expect(report.keys.map(\.text) == (try findings.map { try Self.string($0, "key") }))
    }

    private static func specs(_ object: [String: Int]) throws -> SpecCounts {
        var counts = SpecCounts()
        counts.screens = try #require(object["screens"])
        counts.screensWithSpec = try #require(object["screensWithSpec"])
        counts.viewsWithSpec = try #require(object["viewsWithSpec"])
        counts.specsWithoutCode = try #require(object["specsWithoutCode"])
        return counts
    }

    private static func policy(_ rules: [Object]) throws -> Policy {
        let nowhere = SourceRange(file: FileID(index: 0), lower: 0, upper: 0)
        let descriptions = try rules.map { rule in
            RuleDescription(
                try string(rule, "id"),
                Severity(rawValue: try string(rule, "defaultSeverity")),
                try #require(RuleDescription.Category(rawValue: try string(rule, "category"))),
                purpose: try string(rule, "purpose"),
                why: rule["why"] as? String ?? "",
                wrong: .words(""),
                right: .words(""),
                isConfigurable: rule["isConfigurable"] as? Bool
            )
        }
        let settings = try rules.filter { $0["isConfigurable"] as? Bool == true }.map { rule in
            RuleSetting(
                Suppression.NamedRule(RuleID(try string(rule, "id")), at: nowhere),
                severity: Severity(rawValue: try string(rule, "severity"))
            )
        }
        return Policy(RuleRegistry(descriptions), settings: settings)
    }

    private static func diagnostic(_ finding: Object, _ places: RebuiltFiles) throws -> Diagnostic {
        let subject = try #require(finding["subject"] as? Object)
        return Diagnostic.sample(
            RuleID(try string(finding, "rule")),
            try #require(Severity(rawValue: try string(finding, "severity"))),
            at: try places.range(of: finding),
            try string(finding, "message"),
            help: finding["help"] as? [String] ?? [],
            notes: try objects(finding, "notes").map {
                Diagnostic.Note(at: try places.range(of: $0), try string($0, "message"))
            },
            fixes: try objects(finding, "fixes").map { fix in
                Diagnostic.Fix(
                    try string(fix, "title"),
                    edits: try objects(fix, "edits").map { edit in
                        Diagnostic.Edit(
                            at: try #require(try places.range(of: edit)),
                            with: try string(edit, "replacement")
                        )
                    },
                    isSafe: try #require(fix["isSafe"] as? Bool)
                )
            },
            subject: Subject(try string(subject, "owner"), subject["member"] as? String)
        )
    }

    private static func string(_ object: Object, _ name: String) throws -> String {
        try #require(object[name] as? String, "\(name)")
    }

    private static func objects(_ object: Object, _ name: String) throws -> [Object] {
        try #require(object[name] as? [Object], "\(name)")
    }
}

/// Files whose bytes have line breaks, and characters, where the places in a report ask for them.
private struct RebuiltFiles {
    private struct Point: Hashable {
        let offset: Int
        let line: Int
        let column: Int
        let utf16Column: Int

        init(_ object: Any?) throws {
            let values = try #require(object as? [String: Int])
            offset = try #require(values["offset"])
            line = try #require(values["line"])
            column = try #require(values["column"])
            utf16Column = try #require(values["utf16Column"])
        }
    }

    /// In the order in which findings name them, which is that of their identities.
    private var paths: [String] = []
    private var points: [String: Set<Point>] = [:]

    mutating func addOthers(of finding: [String: Any]) throws {
        for note in finding["notes"] as? [[String: Any]] ?? [] { try addPlace(of: note) }
        for fix in finding["fixes"] as? [[String: Any]] ?? [] {
            for edit in fix["edits"] as? [[String: Any]] ?? [] { try addPlace(of: edit) }
        }
    }

    mutating func addPlace(of object: [String: Any]) throws {
        guard let place = object["place"] as? [String: Any] else { return }
        let path = try #require(place["path"] as? String)
        if points[path] == nil { paths.append(path) }
        points[path, default: []].formUnion([try Point(place["start"]), try Point(place["end"])])
    }

    func range(of object: [String: Any]) throws -> SourceRange? {
        guard let place = object["place"] as? [String: Any] else { return nil }
        let index = try #require(paths.firstIndex { $0 == place["path"] as? String })
        return SourceRange(
            file: FileID(index: index),
            lower: try Point(place["start"]).offset,
            upper: try Point(place["end"]).offset
        )
    }

    var files: SourceFiles {
        var files = SourceFiles()
        for path in paths { _ = files.append(path: path, bytes: bytes(points[path] ?? [])) }
        return files
    }

    private func bytes(_ points: Set<Point>) -> [UInt8] {
        var bytes: [UInt8] = []
        var line = 1
        var column = 1
        var utf16Column = 1
        for point in points.sorted(by: { $0.offset < $1.offset }) {
            if point.line > line {
                let start = point.offset - (point.column - 1)
                let breakCount = point.line - line
                bytes += [UInt8](repeating: UInt8(ascii: "x"), count: start - bytes.count - breakCount)
                bytes += [UInt8](repeating: UInt8(ascii: "\n"), count: breakCount)
                (line, column, utf16Column) = (point.line, 1, 1)
            } else if bytes.isEmpty, point.offset == point.column + 2 {
                bytes = [0xEF, 0xBB, 0xBF]
            }
            let byteCount = point.column - column
            let unitCount = point.utf16Column - utf16Column
            // A byte that goes on with a character has no unit of its own, and one that is in no text is shown as two.
            let (silent, double) = (max(0, byteCount - unitCount), max(0, unitCount - byteCount))
            bytes += [UInt8](repeating: UInt8(ascii: "x"), count: byteCount - silent - double)
            bytes += [UInt8](repeating: 0x80, count: silent) + [UInt8](repeating: 0xF8, count: double)
            (column, utf16Column) = (point.column, point.utf16Column)
        }
        return bytes
    }
}
