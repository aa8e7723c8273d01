import Foundation
import SwiftNotation
import TestSupport
import Testing

/// Golden files of one form: each line of `NAME.input` is read, and `NAME.expected` shows what came of it.
///
/// Blank lines and lines that start with `##` are carried over; `⏎` stands for a line break, `⇥` for a tab.
enum GoldenNotation {
    static func check(_ input: URL, read: (String) -> Result<String, NotationError>) throws {
        var lines: [String] = []
        for line in try input.readText().split(separator: "\n", omittingEmptySubsequences: false) {
            guard !line.isEmpty, !line.hasPrefix("##") else {
                lines.append(String(line))
                continue
            }
            let text = unfolded(line)
            lines += [String(line), outcome(of: read(text), text: text)]
        }
        Golden.expect(lines.joined(separator: "\n"), at: input.replacingSuffix(".input", with: ".expected"))
    }

    static func unfolded(_ line: Substring) -> String {
        line.replacingOccurrences(of: "⏎", with: "\n").replacingOccurrences(of: "⇥", with: "\t")
    }

    private static func outcome(of result: Result<String, NotationError>, text: String) -> String {
        switch result {
        case .success(let printed): "= \(printed)"
        case .failure(let error): caret(error, text: text) + (error.isUnclosed ? " [unclosed]" : "")
        }
    }

    private static func caret(_ error: NotationError, text: String) -> String {
        let bytes = Array(text.utf8)
        let before = String(decoding: bytes[..<error.offset], as: UTF8.self).count
        let marked = String(decoding: bytes[error.offset..<error.offset + error.length], as: UTF8.self).count
        return String(repeating: " ", count: before) + "^" + String(repeating: "~", count: max(0, marked - 1))
            + " " + ([error.reason] + error.help).joined(separator: " | ")
    }
}
