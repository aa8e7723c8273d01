import Foundation
import ScreenSpecDiagnostics
import TestSupport

/// A single mistake, put into specs that are right or into Swift that is.
struct Mutation: CustomStringConvertible {
    let key: String
    let file: String
    let old: String
    let new: String

    /// `key; file; old => new`.
    init?(_ line: Substring) {
        let parts = line.split(separator: "; ", maxSplits: 2)
        guard !line.hasPrefix("#"), parts.count == 3, let arrow = parts[2].firstRange(of: " =>") else { return nil }
        func text(_ part: Substring) -> String { String(part).replacing("\\n", with: "\n") }
        (key, file) = (String(parts[0]), String(parts[1]))
        old = text(parts[2][..<arrow.lowerBound])
        new = text(parts[2][arrow.upperBound...].dropFirst())
    }

    static func read(_ name: String) throws -> [Mutation] {
        try Fixtures.url("Contract/\(name).txt").readText().split(separator: "\n").compactMap(Mutation.init)
    }

    var description: String { "\(key); \(file); \(old) => \(new)" }

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
