import ScreenModel
import ScreenSpecDiagnostics

/// The project's `externalTypes`: exact names, and patterns with `*`.
struct ExternalTypes: Sendable {
    private var exact: [String: ProjectFile.ExternalType] = [:]
    private var patterns: [ProjectFile.ExternalType] = []
    /// In the order of the project file.
    let names: [String]

    init(_ types: [ProjectFile.ExternalType]) {
        names = types.map(\.name.text)
        for type in types {
            if type.name.text.contains("*") {
                patterns.append(type)
            } else {
                exact[type.name.text] = type
            }
        }
    }

    /// The entry for a type, by its whole path or by its first name.
    func entry(for path: String, first: String) -> ProjectFile.ExternalType? {
        exact[path] ?? exact[first]
            ?? patterns.first {
                Self.matches(path, pattern: $0.name.text) || Self.matches(first, pattern: $0.name.text)
            }
    }

    func entry(for name: String) -> ProjectFile.ExternalType? {
        entry(for: name, first: name.firstDottedPart)
    }

    /// Whether a name fits a pattern in which `*` stands for any text; linear in both.
    private static func matches(_ name: String, pattern: String) -> Bool {
        let name = Array(name.utf8)
        let pattern = Array(pattern.utf8)
        var position = 0
        var next = 0
        var star: (pattern: Int, name: Int)?
        while position < name.count {
            if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
                star = (next, position)
                next += 1
            } else if next < pattern.count, pattern[next] == name[position] {
                next += 1
                position += 1
            } else if let last = star {
                next = last.pattern + 1
                position = last.name + 1
                star = (last.pattern, position)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
