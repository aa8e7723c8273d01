import ScreenSpecDiagnostics
import SourceFacts

/// A declaration as it stands in its file, in the words by which two are compared.
struct DeclaredCode {
    let declaration: DeclarationFact
    let file: SourceFile

    // MARK: The declaration itself

    var name: String { declaration.qualifiedName }

    /// Protocols and superclasses, each once; what a composition puts together stands by itself.
    var inherited: Set<String> {
        Set(
            declaration.inheritedTypes.flatMap { text($0.range).split(separator: "&").map(String.init) }
                .map { $0 == "class" ? "AnyObject" : $0.replacing(" ", with: "") }
        )
    }

    /// The same in the order of the source, without what binds a protocol to classes.
    var inheritedNames: [String] {
        declaration.inheritedTypes.flatMap { text($0.range).split(separator: "&").map(String.init) }
            .map { $0.replacing(" ", with: "") }.filter { $0 != "class" && $0 != "AnyObject" }
    }

    /// Attributes with their arguments, those of isolation too.
    var attributes: Set<String> { Set(declaration.attributes.map { attribute($0) }) }

    /// All but those of access.
    var modifiers: Set<String> { modifiers(declaration.modifiers) }

    var access: AccessLevel { declaration.access ?? .internal }

    // MARK: Members

    /// In their order.
    var members: [(fact: MemberFact, member: DeclaredMember)] {
        declaration.members.map { ($0, member($0)) }
    }

    private func member(_ member: MemberFact) -> DeclaredMember {
        var words = (member.attributes.map(attribute).sorted() + modifiers(member.modifiers).sorted())
            .map(DeclaredMember.Word.text)
        switch member.kind {
        case .enumCase: words.append(.text("case"))
        case .initializer: words.append(.text("init"))
        case .deinitializer: words.append(.text("deinit"))
        case .subscript: words.append(.text("subscript"))
        case .method: words.append(.text("func"))
        case .computedProperty: words.append(.text("var"))
        case .storedProperty: words.append(.text(member.isConstant ? "let" : "var"))
        }
        words.append(.text(member.name.string))
        for parameter in member.genericParameters { words.append(.text("<\(text(parameter.range))>")) }
        for parameter in member.parameters {
            words.append(.text("\(parameter.label?.string ?? "_"):"))
            words += parameter.type.map { type($0) } ?? []
            if parameter.isVariadic { words.append(.text("...")) }
            if let value = parameter.defaultValue { words.append(.text("= \(text(value.range))")) }
        }
        if member.isProperty {
            words += member.type.map { type($0) } ?? []
            if member.isRequirement || member.kind == .computedProperty {
                words.append(.text(member.hasSetter ? "{ get set }" : "{ get }"))
            }
            if member.isAsync { words.append(.text("async")) }
            if member.isThrowing { words.append(.text("throws")) }
        } else if member.kind != .enumCase {
            words += rest(of: member)
        }
        if let value = member.value { words.append(.text("= \(text(value.range))")) }
        return DeclaredMember(words: words, name: member.name.string)
    }

    /// Effects, what is returned, and conditions.
    private func rest(of member: MemberFact) -> [DeclaredMember.Word] {
        guard !member.signatureRest.offsets.isEmpty else { return [] }
        let rest = text(member.signatureRest)
        guard let returned = member.type, let arrow = rest.firstRange(of: "->") else {
            return rest.isEmpty ? [] : [.text(rest)]
        }
        let effects = rest[..<arrow.lowerBound].singleSpaced
        let end = Int(returned.range.upper)
        let upper = Int(member.signatureRest.upper)
        let conditions = file.text(min(end, upper)..<upper).singleSpaced
        let result = type(returned)
        // Nothing and 'Void' are one.
        let isVoid = result == [.type("Void")] || result == [.type("()")]
        return (effects.isEmpty ? [] : [.text(effects)]) + (isVoid ? [] : [.text("->")] + result)
            + (conditions.isEmpty ? [] : [.text(conditions)])
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

    private func type(_ type: TypeFact) -> [DeclaredMember.Word] {
        let text = text(type.range)
        let attributes = type.functionAttributes.filter { !text.contains($0) }
        return (attributes.isEmpty ? [] : [.text(attributes.joined(separator: " "))]) + [.type(text)]
    }

    /// What stands in a range, with one blank where there are several or a line ends.
    func text(_ range: SourceRange) -> String {
        var plain = file.text(range.offsets).singleSpaced
        for (broken, whole) in [("( ", "("), (" )", ")"), ("[ ", "["), (" ]", "]"), (" ,", ","), (" :", ":")] {
            plain.replace(broken, with: whole)
        }
        return plain
    }
}

extension StringProtocol {
    /// With one blank where there are several or a line ends, and none at both ends.
    var singleSpaced: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
