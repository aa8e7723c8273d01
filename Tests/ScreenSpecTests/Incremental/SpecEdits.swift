import Foundation
import TestSupport

/// Random edits of a project's specs and outputs, as people, editors and version control make them.
struct SpecEdits {
    private let folder: TemporaryFolder
    private let originals: [String: String]
    private let words: [String]
    private var random: SeededGenerator

    enum Kind: CaseIterable {
        case comment, blankLine, word, line, property, type, summary, name, cutShort
        case touch, replace, add, duplicate, delete, rename, checkout, mend
        case architecture, architectureOfScreen, project
        case editOutput, deleteOutput, damage
    }

    /// How often each kind happens; most edits of people make no error.
    private static let kinds: [Kind] =
        Kind.allCases + [.comment, .property, .property, .summary, .summary, .type, .mend, .mend, .mend, .rename, .add]

    init(_ folder: TemporaryFolder, seed: UInt64) throws {
        self.folder = folder
        random = SeededGenerator(seed: seed)
        var originals: [String: String] = [:]
        for path in try Self.specs(in: folder) + [Self.projectFile] { originals[path] = try folder.read(path) }
        self.originals = originals
        words = Set(originals.values.flatMap { $0.split { !$0.isLetter }.map(String.init) }).sorted()
    }

    private static let projectFile = "screenspec.yaml"

    static func specs(in folder: TemporaryFolder) throws -> [String] {
        try folder.files().filter { $0.hasSuffix(".yaml") && $0 != projectFile }
    }

    /// Makes one edit and says which.
    mutating func callAsFunction() throws -> String {
        let kind = Self.kinds.randomElement(using: &random) ?? .touch
        guard let path = try Self.specs(in: folder).randomElement(using: &random) else { return "nothing" }
        let text = try folder.read(path)
        switch kind {
        case .comment, .blankLine, .word, .line, .property, .type, .summary, .name, .cutShort:
            try folder.write(edited(text, kind), to: path)
        case .replace:
            // As most editors save: another file takes the place of the old one.
            try folder.write(edited(text, .property), to: path + "~")
            rename(folder.path(path + "~"), folder.path(path))
        case .architectureOfScreen:
            let names = ["viper", "mvc", "town-viper", "mvvm", "vip", "unknown"]
            let name = names.randomElement(using: &random) ?? "mvc"
            try folder.write(text.replacing(/\narchitecture: .*/, with: "\narchitecture: \(name)"), to: path)
        case .architecture:
            let architectures = try Self.specs(in: folder).filter { $0.contains("architecture") }
            guard let path = architectures.randomElement(using: &random) else { return "nothing" }
            try folder.write(editedArchitecture(try folder.read(path)), to: path)
            return "\(kind) \(path)"
        case .project:
            try folder.write(editedProject(try folder.read(Self.projectFile)), to: Self.projectFile)
            return "\(kind)"
        case .touch:
            try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder.path(path))
        case .add: try folder.write(renamed(text), to: path.replacing(".", with: "\(number).", maxReplacements: 1))
        case .duplicate: try folder.write(text, to: path.replacing(".", with: "\(number).", maxReplacements: 1))
        case .delete: try FileManager.default.removeItem(atPath: folder.path(path))
        case .rename: return try move(path)
        case .checkout: return try checkout()
        case .damage: return try damage()
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
        case .cutShort:
            lines.insert(["\tx: [", "x: {", "*nothing", "\"open"].randomElement(using: &random) ?? "", at: place)
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

    /// Renames the type of a part, the protocol of a channel, or what the architecture extends.
    private mutating func editedArchitecture(_ text: String) -> String {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: text.replacing(/Router\d*"/, with: "Router\(number)\"")
        case 1: text.replacing(/Displaying\d*"/, with: "Displaying\(number)\"")
        case 2:
            text.replacing(
                /extends: \S+/,
                with: "extends: \(Bool.random(using: &random) ? "viper" : "viper-interfaces")"
            )
        case 3: text.replacing(/architecture: town-viper\d*/, with: "architecture: town-viper\(number)")
        default: edited(text, .comment)
        }
    }

    private mutating func editedProject(_ text: String) -> String {
        let severity = ["off", "warning", "error"].randomElement(using: &random) ?? "off"
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return text.replacing(/missing-summary: \w+/, with: "missing-summary: \(severity)")
        case 1: return text + "  \(["unshown-property", "unreached-screen"][number % 2]): \(severity)\n"
        case 2: return text.replacing(/specs: .*/, with: "specs: [\(number < 5 ? "\".\"" : "Account, Models, Design")]")
        case 3: return text.replacing(/architecture: \w+/, with: "architecture: \(number < 5 ? "viper" : "mvc")")
        case 4: return text.replacing(/access: \w+/, with: "access: \(number < 5 ? "internal" : "public")")
        case 5: return text.replacing("  BookRoom: {}\n", with: "")
        default: return edited(text, .comment)
        }
    }

    /// Gives a spec another name or another folder.
    private mutating func move(_ path: String) throws -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let new =
            Bool.random(using: &random)
            ? "Moved\(number)/\(name)" : path.replacing(/\d*\.(\w+)\.yaml$/) { "\(number).\($0.1).yaml" }
        guard !folder.exists(new) else { return "nothing" }
        try folder.write(try folder.read(path), to: new)
        try FileManager.default.removeItem(atPath: folder.path(path))
        return "rename \(path) to \(new)"
    }

    /// What version control does on another branch: some files change, some come back and some go, all at once.
    private mutating func checkout() throws -> String {
        for path in originals.keys.sorted() where path != Self.projectFile && number == 0 {
            try? FileManager.default.removeItem(atPath: folder.path(path))
        }
        for (path, text) in originals.sorted(by: { $0.key < $1.key }) where number < 2 {
            try folder.write(edited(text, .summary), to: path)
        }
        return "checkout"
    }

    private mutating func damage() throws -> String {
        let files = try folder.files().filter { $0.hasPrefix(".screenspec/compile-") }
        guard let path = files.randomElement(using: &random) else { return "nothing" }
        var bytes = Array(try Data(contentsOf: folder.url.appendingPathComponent(path)))
        guard !bytes.isEmpty else { return "nothing" }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
        case 1: bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        default:
            try FileManager.default.removeItem(atPath: folder.path(path))
            return "remove \(path)"
        }
        try folder.write(bytes, to: path)
        return "damage \(path)"
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
