import Foundation
import ScreenSpecDiagnostics
import SourceCheck
import TestSupport

/// A single mistake, put into specs that are right or into Swift that is.
struct Mutation: CustomStringConvertible, Sendable {
    /// The name of the comparison that tells it.
    let key: String
    /// The folder of the project that it is made in.
    let project: String
    let file: String
    let old: String
    let new: String

    /// `key; project/file; old => new`.
    init?(_ line: Substring) {
        let parts = line.split(separator: "; ", maxSplits: 2)
        guard !line.hasPrefix("#"), parts.count == 3, let arrow = parts[2].firstRange(of: " =>"),
            let slash = parts[1].firstIndex(of: "/")
        else { return nil }
        func text(_ part: Substring) -> String { String(part).replacing("\\n", with: "\n") }
        key = String(parts[0])
        (project, file) = (String(parts[1][..<slash]), String(parts[1][slash...].dropFirst()))
        old = text(parts[2][..<arrow.lowerBound])
        new = text(parts[2][arrow.upperBound...].dropFirst())
    }

    static func all() throws -> [Mutation] {
        try Fixtures.url("Contract/mutations.txt").readText().split(separator: "\n").compactMap(Mutation.init)
    }

    var description: String {
        func line(_ text: String) -> String { text.replacing("\n", with: "\\n") }
        return "\(key); \(project)/\(file); \(line(old)) => \(line(new))"
    }

    /// The files with the mistake; `nil` where they do not have what it changes.
    func applied(to files: [(path: String, text: String)]) -> [(path: String, text: String)]? {
        var changed = files
        guard let index = changed.firstIndex(where: { $0.path == file }),
            let place = changed[index].text.firstRange(of: old)
        else { return nil }
        changed[index].text.replaceSubrange(place, with: new)
        return changed
    }
}
