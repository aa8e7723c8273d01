import Foundation
import ScreenSpecDiagnostics
import SpecProject
import SpecRules
import TestSupport
import Testing

@testable import ScreenSpecReporting

/// Findings and the files that they are about, read from one text.
///
///     === Specs/Login.screen.yaml
///     view: ⟦1:Login⟧
///     === findings
///     error unknown-type @1 There is no type.
///     help Declare one.
///     note @- A note without a place.
///     fix @1 "Logins" Replace with 'Logins'
///     edit @2 "one more of the same fix"
///
/// `safe-fix` is one that may be made unasked. `⟦1:` … `⟧` marks a place. `\e` stands for the escape character, `\xHH` for a byte, `\n` for a line break that does
/// not end the line of the fixture; a `\` at the end of a line takes the line break away.
struct ReportCase {
    private(set) var report: Report
    private var files = SourceFiles()
    private var places: [String: SourceRange] = [:]

    init(_ text: String) throws {
        report = Report(Findings(), in: SourceFiles(), folder: "/", policy: Policy(.screenspec))
        var sections: [(name: String, lines: [Substring])] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("=== ") {
                sections.append((String(line.dropFirst(4)), []))
            } else if !sections.isEmpty {
                sections[sections.count - 1].lines.append(line)
            }
        }
        let findings = try #require(sections.last)
        try #require(findings.name == "findings")
        for section in sections.dropLast() { addFile(section.name, section.lines.joined(separator: "\n") + "\n") }
        var diagnostics: [Diagnostic] = []
        for line in findings.lines where !line.isEmpty { try parse(line, into: &diagnostics) }
        report = Report(Findings(diagnostics), in: files, folder: "/repository/project", policy: Self.policy)
        report.repository = "/repository"
    }

    /// A few rules of each kind, so that a new rule of the program changes no golden file.
    private static let policy = Policy(
        RuleRegistry([
            RuleDescription(
                "unknown-type",
                .error,
                .language,
                purpose: "Every type is known.",
                why: "A type that nobody knows is most likely misspelt: <script> & `code` @objc.",
                wrong: .spec("view: Login\nsubviews: {field: ⟦Strin⟧}\n"),
                right: .spec("view: Login\n"),
                isConfigurable: true
            ),
            RuleDescription(
                "untriggered-action",
                .warning,
                .architecture,
                purpose: "Every action has a trigger.",
                why: "Nothing would ever make it happen.",
                wrong: .words("An action without a trigger."),
                right: .words("An action with one."),
                misses: "Triggers in code."
            ),
            RuleDescription(
                "missing-summary",
                nil,
                .style,
                purpose: "Every declaration has a summary.",
                why: "Others read it.",
                wrong: .words("None."),
                right: .words("One.")
            ),
        ])
    )

    private mutating func addFile(_ path: String, _ text: String) {
        let id = FileID(index: files.all.count)
        var bytes: [UInt8] = []
        var open: [(label: String, offset: Int)] = []
        var rest = Substring(text)
        while let character = rest.first {
            if character == "⟦", let colon = rest.firstIndex(of: ":") {
                open.append((String(rest[rest.index(after: rest.startIndex)..<colon]), bytes.count))
                rest = rest[rest.index(after: colon)...]
            } else if character == "⟧", let (label, offset) = open.popLast() {
                places[label] = SourceRange(file: id, lower: offset, upper: bytes.count)
                rest.removeFirst()
            } else {
                bytes += Self.takeBytes(&rest)
            }
        }
        _ = files.append(path: path, bytes: bytes)
    }

    private static func takeBytes(_ rest: inout Substring) -> [UInt8] {
        for (escape, bytes) in [("\\e", [0x1B]), ("\\n", [0x0A]), ("\\r", [0x0D]), ("\\\n", [])] as [(String, [UInt8])]
        {
            guard rest.hasPrefix(escape) else { continue }
            rest = rest.dropFirst(escape.count)
            return bytes
        }
        if rest.hasPrefix("\\x"), let byte = UInt8(rest.dropFirst(2).prefix(2), radix: 16) {
            rest = rest.dropFirst(4)
            return [byte]
        }
        return Array(String(rest.removeFirst()).utf8)
    }

    private static func unescaped(_ text: some StringProtocol) -> String {
        var rest = Substring(text)
        var bytes: [UInt8] = []
        while !rest.isEmpty { bytes += takeBytes(&rest) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func place(_ word: Substring) throws -> SourceRange? {
        if word == "@-" { return nil }
        let place: SourceRange = try #require(places[String(word.dropFirst())], "no place \(word)")
        return place
    }

    private func parse(_ line: Substring, into diagnostics: inout [Diagnostic]) throws {
        let words = line.split(separator: " ", maxSplits: 3).map { $0 }
        try #require(words.count >= 3)
        switch words[0] {
        case "error", "warning":
            try #require(words.count == 4)
            diagnostics.append(
                Diagnostic.sample(
                    RuleID(String(words[1])),
                    words[0] == "error" ? .error : .warning,
                    at: try place(words[2]),
                    Self.unescaped(words[3]),
                    subject: Subject("Login", words[0] == "error" ? "subviews.field" : nil)
                )
            )
        case "help":
            diagnostics[diagnostics.count - 1].help.append(Self.unescaped(line.dropFirst("help ".count)))
        case "note":
            let message = line.split(separator: " ", maxSplits: 2)[2]
            let note = Diagnostic.Note(at: try place(words[1]), Self.unescaped(message))
            diagnostics[diagnostics.count - 1].notes.append(note)
        case "fix", "safe-fix":
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            let range = try #require(try place(words[1]))
            let title = parts[2].trimmingCharacters(in: .whitespaces)
            let fix = Diagnostic.Fix(title, at: range, with: Self.unescaped(parts[1]), isSafe: words[0] == "safe-fix")
            diagnostics[diagnostics.count - 1].fixes.append(fix)
        case "edit":
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            let range = try #require(try place(words[1]))
            let edit = Diagnostic.Edit(at: range, with: Self.unescaped(parts[1]))
            let fix = try #require(diagnostics.last?.fixes.last)
            diagnostics[diagnostics.count - 1].fixes.removeLast()
            diagnostics[diagnostics.count - 1].fixes.append(
                Diagnostic.Fix(fix.title, edits: fix.edits + [edit], isSafe: fix.isSafe)
            )
        default:
            Issue.record("unknown line in a report case: \(line)")
        }
    }
}
