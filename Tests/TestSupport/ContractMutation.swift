import Foundation

/// A single mistake, put into specs that are right, or into Swift or documents that are.
package struct ContractMutation: CustomStringConvertible, Sendable {
    /// The name of the comparison or rule that tells it.
    package let key: String
    /// The folder of the project that it is made in.
    package let project: String
    package let file: String
    package let old: String
    package let new: String

    /// Where the projects are that they are made in.
    package static let folder = Fixtures.packageFolder().appendingPathComponent("Tests/SourceCheckTests/Contract")

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

    package static func all() throws -> [ContractMutation] {
        try all(in: folder.appendingPathComponent("mutations.txt"))
    }

    package static func all(in list: URL) throws -> [ContractMutation] {
        try list.readText().split(separator: "\n").compactMap(ContractMutation.init)
    }

    package var description: String {
        func line(_ text: String) -> String { text.replacing("\n", with: "\\n") }
        return "\(key); \(project)/\(file); \(line(old)) => \(line(new))"
    }

    /// The files with the mistake; `nil` where they do not have what it changes.
    package func applied(to files: [(path: String, text: String)]) -> [(path: String, text: String)]? {
        var changed = files
        guard let index = changed.firstIndex(where: { $0.path == file }),
            let place = changed[index].text.firstRange(of: old)
        else { return nil }
        changed[index].text.replaceSubrange(place, with: new)
        return changed
    }
}
