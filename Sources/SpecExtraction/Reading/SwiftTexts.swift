import ScreenSpecDiagnostics
import SourceCheck
import SourceFacts

/// The text of Swift files: what stands in a signature is written into specs as it stands there.
package struct SwiftTexts: Sendable {
    private let files: SourceFiles
    private let code: CodeIndex

    /// - Parameter files: With their bytes.
    package init(_ files: SourceFiles, of code: CodeIndex) {
        (self.files, self.code) = (files, code)
    }

    package func path(_ file: FileID) -> String? {
        files[file]?.path
    }

    /// What stands in a range, on one line; `nil` where a comment is in it, which would swallow what follows.
    ///
    /// - Parameter types: Those in it, which are written by their whole names: a spec stands inside of no type.
    private func text(_ range: SourceRange, naming types: [TypeFact], in member: MemberFact?, _ owner: DeclarationFact?)
        -> String?
    {
        guard let file = files[range.file] else { return nil }
        let offsets = range.offsets.clamped(to: 0..<file.bytes.count)
        var text = ""
        var start = offsets.lowerBound
        for type in types.flatMap(\.subtree).sorted(by: { $0.range.lower < $1.range.lower }) {
            guard let (name, whole) = wholeName(of: type, in: member, owner), Int(type.range.lower) >= start else {
                continue
            }
            let end = Int(type.range.lower) + name.utf8.count
            guard end <= offsets.upperBound, file.text(Int(type.range.lower)..<end) == name else { continue }
            text += file.text(start..<Int(type.range.lower)) + whole
            start = end
        }
        text += file.text(start..<offsets.upperBound)
        guard let line = Self.line(of: text.utf8), !line.isEmpty else { return nil }
        return line.contains("@") ? Self.spaced(line) : line
    }

    /// With a space between attributes and the functions that they are of: `@escaping()->Void` is `@escaping ()->Void`.
    private static func spaced(_ line: String) -> String {
        var text = ""
        var attribute: String?
        for character in line {
            if character == "(", let name = attribute, !attributesWithArgument.contains(name) { text.append(" ") }
            if character == "@" {
                attribute = ""
            } else if character.isLetter || character.isNumber || character == "_" || character == "." {
                attribute?.append(character)
            } else {
                attribute = nil
            }
            text.append(character)
        }
        return text
    }

    private static let attributesWithArgument: Set<String> = ["convention", "isolated"]

    /// Swift of several lines as it stands on one: `(\n    a: Int\n)` is `(a: Int)`; `nil` where a comment is in it.
    private static func line(of text: String.UTF8View) -> String? {
        var line: [UInt8] = []
        var previous: UInt8 = 0
        var isBroken = false
        for byte in text {
            if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") { return nil }
            previous = byte
            if byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) {
                isBroken = true
                continue
            }
            if isBroken, let last = line.last, !"([".utf8.contains(last), !")],:".utf8.contains(byte) {
                line.append(UInt8(ascii: " "))
            }
            isBroken = false
            line.append(byte)
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// The name of a nested type as it is written, and with those of the types around it; `nil` where that is the same.
    private func wholeName(of type: TypeFact, in member: MemberFact?, _ owner: DeclarationFact?) -> (
        String, whole: String
    )? {
        guard type.kind == .named else { return nil }
        let found = member.map { code.lookup(type, in: $0) } ?? code.lookup(type, in: owner)
        guard let id = found.projectType, code[id].parent != nil, type.path.last == code[id].name
        else {
            return nil
        }
        let (name, whole) = (type.qualifiedName, code.qualifiedName(of: id))
        return name == whole ? nil : (name, whole)
    }

    /// A type as the signature of a member has it.
    func text(_ type: TypeFact, in member: MemberFact) -> String? {
        text(type.range, naming: [type], in: member, nil)
    }

    /// A type as it stands in a declaration, or in its inheritance clause.
    func text(_ type: TypeFact, in declaration: DeclarationFact?) -> String? {
        text(type.range, naming: [type], in: nil, declaration)
    }

    /// What stands between types of a signature, such as `async throws -> Int where T: Item`.
    func text(_ range: SourceRange, naming types: [TypeFact], in member: MemberFact) -> String? {
        text(range, naming: types, in: member, nil)
    }

    // MARK: Documentation

    /// The first paragraph of the `///` lines before a declaration.
    private func summary(before offset: Int, in file: FileID) -> String? {
        guard let bytes = files[file]?.bytes, offset <= bytes.count else { return nil }
        var lines: [String] = []
        var end = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? 0
        while end > 0 {
            let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let line = String(decoding: bytes[start..<end], as: UTF8.self).trimmed
            guard line.hasPrefix("///") else { break }
            lines.append(String(line.dropFirst(3)).trimmed)
            end = start - 1
        }
        let paragraph = lines.reversed().drop(while: \.isEmpty).prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
        let text = paragraph.joined(separator: " ")
        return text.isEmpty ? nil : text
    }

    /// As a key of a document; nothing where there is none.
    func summary(of declaration: DeclarationFact) -> [DocumentEntry] {
        let text = summary(before: Int(declaration.range.lower), in: declaration.range.file)
        return text.map { [DocumentEntry("summary", $0)] } ?? []
    }

    func summary(of member: MemberFact) -> [DocumentEntry] {
        // What is declared together has one comment.
        guard member.bindingIndex == 0 else { return [] }
        let text = summary(before: Int(member.range.lower), in: member.range.file)
        return text.map { [DocumentEntry("summary", $0)] } ?? []
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
