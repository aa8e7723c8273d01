import ScreenSpecDiagnostics
import SourceFacts

/// A declaration as it stands in its file, in the words by which two are compared.
struct DeclaredCode {
    let declaration: DeclarationFact
    let file: SourceFile

    /// What is the same wherever and however it is written: `func`, names and types, without blanks and comments.
    struct Member: Hashable {
        let signature: String
        let name: String
    }

    // MARK: The declaration itself

    var name: String { declaration.qualifiedName }

    /// Protocols and superclasses, each once; what a composition puts together stands by itself.
    var inherited: Set<String> {
        Set(
            declaration.inheritedTypes.flatMap { text($0.range).split(separator: "&").map(String.init) }
                .map { $0 == "class" ? "AnyObject" : $0.replacing(" ", with: "") }
        )
    }

    /// Attributes with their arguments, those of isolation too.
    var attributes: Set<String> { Set(declaration.attributes.map { attribute($0) }) }

    /// All but those of access.
    var modifiers: Set<String> { modifiers(declaration.modifiers) }

    func access(inside around: AccessLevel? = nil) -> AccessLevel {
        declaration.access ?? around ?? .internal
    }

    // MARK: Members

    /// In their order.
    var members: [(fact: MemberFact, member: Member)] {
        declaration.members.map { ($0, Member(signature: signature($0), name: $0.name.string)) }
    }

    private func signature(_ member: MemberFact) -> String {
        var words = member.attributes.map(attribute).sorted() + modifiers(member.modifiers).sorted()
        switch member.kind {
        case .enumCase: words.append("case")
        case .initializer: words.append("init")
        case .deinitializer: words.append("deinit")
        case .subscript: words.append("subscript")
        case .method: words.append("func")
        case .computedProperty: words.append("var")
        case .storedProperty: words.append(member.isConstant ? "let" : "var")
        }
        words.append(member.name.string)
        for parameter in member.genericParameters { words.append("<\(text(parameter.range))>") }
        for parameter in member.parameters {
            let value = parameter.defaultValue.map { "=\(text($0.range))" } ?? ""
            let type = parameter.type.map { typeText($0) } ?? ""
            words.append("\(parameter.label?.string ?? "_"):\(type)\(parameter.isVariadic ? "..." : "")\(value)")
        }
        if member.isProperty {
            words.append(member.type.map { typeText($0) } ?? "")
            if member.isRequirement || member.kind == .computedProperty {
                words.append(member.hasSetter ? "{get set}" : "{get}")
            }
            if member.isAsync { words.append("async") }
            if member.isThrowing { words.append("throws") }
        } else if !member.signatureRest.offsets.isEmpty {
            words.append(text(member.signatureRest).replacing("any ", with: ""))
        }
        if let value = member.value { words.append("=\(text(value.range))") }
        return words.joined(separator: " ")
    }

    private func attribute(_ attribute: AttributeFact) -> String {
        "@\(attribute.name)" + (attribute.argument.map { "(\($0))" } ?? "")
    }

    private func modifiers(_ modifiers: FactRows<ModifierFact>) -> Set<String> {
        Set(
            modifiers.filter { !$0.isAccess }.map { modifier in
                "\(modifier.name)" + (modifier.detail.map { "(\($0))" } ?? "")
            }
        )
    }

    private func typeText(_ type: TypeFact) -> String {
        (type.functionAttributes + [text(type.range)]).joined(separator: " ").replacing("any ", with: "")
    }

    /// What stands in a range, with one blank where there are several or a line ends.
    func text(_ range: SourceRange) -> String {
        let text = file.text(range.offsets).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var plain = text
        for (broken, whole) in [("( ", "("), (" )", ")"), ("[ ", "["), (" ]", "]"), (" ,", ","), (" :", ":")] {
            plain.replace(broken, with: whole)
        }
        return plain
    }

    // MARK: Comments

    /// The `///` lines right before a place, as one text, and where the first of them starts.
    func documentation(before offset: Int) -> (text: String, start: Int) {
        let bytes = file.bytes
        var start = lineStart(of: offset)
        var lines: [String] = []
        while start > 0 {
            let isPair = start > 1 && bytes[start - 1] == UInt8(ascii: "\n") && bytes[start - 2] == UInt8(ascii: "\r")
            let previous = lineStart(of: start - (isPair ? 2 : 1))
            let line = file.text(previous..<start).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            let text = line.drop { $0 == " " || $0 == "\t" }
            guard text.hasPrefix("///"), previous < bytes.count else { break }
            lines.append(String(text.dropFirst(3)))
            start = previous
        }
        let words = lines.reversed().joined(separator: " ").split(whereSeparator: \.isWhitespace)
        return (words.joined(separator: " "), start)
    }

    func lineStart(of offset: Int) -> Int {
        file.bytes[..<max(offset, 0)].lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { $0 + 1 }
            ?? (file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    }
}
