import Foundation
import TestSupport

/// Random edits of a project's specs and outputs, as people, editors and version control make them.
struct SpecEdits {
    private let folder: TemporaryFolder
    private let originals: [String: String]
    private let words: [String]
    private var random: SeededGenerator

    enum Kind: CaseIterable {
        case comment, blankLine, word, line, property, type, summary, name
        case touch, add, delete, mend, editOutput, deleteOutput
    }

    /// How often each kind happens; most edits of people make no error.
    private static let kinds: [Kind] =
        Kind.allCases + [.comment, .property, .property, .summary, .summary, .type, .mend, .mend, .mend]

    init(_ folder: TemporaryFolder, seed: UInt64) throws {
        self.folder = folder
        random = SeededGenerator(seed: seed)
        var originals: [String: String] = [:]
        for path in try Self.specs(in: folder) { originals[path] = try folder.read(path) }
        self.originals = originals
        words = Set(originals.values.flatMap { $0.split { !$0.isLetter }.map(String.init) }).sorted()
    }

    static func specs(in folder: TemporaryFolder) throws -> [String] {
        try folder.files().filter { $0.hasSuffix(".yaml") && $0 != "screenspec.yaml" }
    }

    /// Makes one edit and says which.
    mutating func callAsFunction() throws -> String {
        let kind = Self.kinds.randomElement(using: &random) ?? .touch
        guard let path = try Self.specs(in: folder).randomElement(using: &random) else { return "nothing" }
        let text = try folder.read(path)
        switch kind {
        case .comment, .blankLine, .word, .line, .property, .type, .summary, .name:
            try folder.write(edited(text, kind), to: path)
        case .touch:
            try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder.path(path))
        case .add: try folder.write(renamed(text), to: path.replacing(".", with: "\(number).", maxReplacements: 1))
        case .delete: try FileManager.default.removeItem(atPath: folder.path(path))
        case .mend: return try mend()
        case .editOutput, .deleteOutput: return try editOutput(kind)
        }
        return "\(kind) \(path)"
    }

    /// Gives every spec back that was changed, and removes those that were added.
    func mendAll() throws {
        for path in try Self.specs(in: folder) where originals[path] == nil {
            try FileManager.default.removeItem(atPath: folder.path(path))
        }
        for (path, text) in originals where (try? folder.read(path)) != text { try folder.write(text, to: path) }
    }

    private var number: Int { mutating get { Int.random(in: 0..<9, using: &random) } }

    private mutating func edited(_ text: String, _ kind: Kind) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = Int.random(in: lines.indices, using: &random)
        switch kind {
        case .comment: lines.insert("# Noted \(number)", at: place)
        case .blankLine: lines.insert("", at: 0)
        case .line: lines.remove(at: place)
        case .summary:
            if let line = lines.firstIndex(where: { $0.contains("summary: ") }) {
                lines[line] = lines[line].replacing(/summary: .*/, with: "summary: Said otherwise \(number).")
            }
        case .property:
            if let line = lines.firstIndex(where: { $0.hasSuffix("properties:") }), line + 1 < lines.count {
                let indentation = lines[line + 1].prefix { $0 == " " }
                let type = ["Int", "String?", "UIImage", "[Double]"].randomElement(using: &random) ?? "Int"
                lines.insert("\(indentation)added\(number): \(type)", at: line + 1)
            }
        case .type:
            let type = ["String", "Int", "Bool"].randomElement(using: &random) ?? "Int"
            lines[place] = lines[place].replacing(/\b(?:String|Int|Bool|Double)\b/, with: type)
        case .word:
            let word = words.randomElement(using: &random) ?? "word"
            lines[place] = lines[place].replacing(/[A-Za-z]+$/, with: word)
        default: return renamed(text)
        }
        return lines.joined(separator: "\n")
    }

    private mutating func renamed(_ text: String) -> String {
        guard let name = text.firstMatch(of: /(?:view|screen): (\w+)/)?.1 else { return text }
        return text.replacing(name, with: "\(name)\(number)")
    }

    private mutating func mend() throws -> String {
        let changed = originals.keys.sorted().filter { (try? folder.read($0)) != originals[$0] }
        guard let path = changed.randomElement(using: &random), let text = originals[path] else { return "nothing" }
        try folder.write(text, to: path)
        return "mend \(path)"
    }

    private mutating func editOutput(_ kind: Kind) throws -> String {
        let outputs = try folder.files().filter { $0.hasPrefix("Generated/") }
        guard let path = outputs.randomElement(using: &random) else { return "nothing" }
        if kind == .deleteOutput {
            try FileManager.default.removeItem(atPath: folder.path(path))
        } else {
            try folder.write(try folder.read(path) + "// by hand\n", to: path)
        }
        return "\(kind) \(path)"
    }
}
