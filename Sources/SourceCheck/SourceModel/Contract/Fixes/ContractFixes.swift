import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecFrontEnd
import YAMLEdits

/// The two ways out of a difference between code and spec: the code's side first. A program makes neither unasked.
struct ContractFixes {
    let subject: CodeSubject

    init(_ subject: CodeSubject) {
        self.subject = subject
    }

    // MARK: Members

    /// A member of the code is otherwise than a message of a spec.
    ///
    /// - Parameter isClosure: Whether the message leaves by a property.
    func changing(_ found: MemberFact, or described: Member, isClosure: Bool = false) -> [Diagnostic.Fix] {
        let heading = SwiftHeading(found)
        let code = heading.edits(toBe: described).map {
            Diagnostic.Fix("Change '\(found.baseName)' to what the spec says", edits: $0)
        }
        let spec = isClosure ? respelling(closure: described, as: found) : respelling(described, as: found)
        return [code, spec ?? takingOut(described.name)].compactMap(\.self)
    }

    /// An action that leaves by a property, with the signature that the closure of the code has.
    private func respelling(closure described: Member, as found: MemberFact) -> Diagnostic.Fix? {
        guard found.type?.isOptional == true, let type = found.type?.stripped, type.kind == .function,
            let result = type.parts.last
        else { return nil }
        let spec = subject.specText(at: described.name.range)
        let known = spec?.parameters(of: described.name.range) ?? []
        let names = known + ["_ first", "_ second", "_ third", "_ fourth", "_ fifth", "_ sixth"].dropFirst(known.count)
        let parameters = zip(names, type.parts.dropLast().map(\.parameterText))
        guard type.parts.count - 1 <= names.count, !type.hasTypedError else { return nil }
        let returns = ["Void", "()"].contains(result.text) ? nil : result.text
        if !described.isWrittenOut {
            let message = YAMLEntry.message(
                found.baseName.string,
                parameters.map { YAMLEntry($0, .text($1)) },
                returns: returns,
                isAsync: type.isAsync,
                isThrowing: type.isThrowing
            )
            if let edits = spec?.rewriting(described.name.range, as: message) {
                return Diagnostic.Fix("Change the spec to '\(YAMLWriter.flow(message))'", edits: edits)
            }
        }
        let effects = (type.isAsync ? " async" : "") + (type.isThrowing ? " throws" : "")
        let written = parameters.map { "\($0): \($1)" }.joined(separator: ", ")
        let text = "func \(found.baseName)(\(written))\(effects)\(returns.map { " -> \($0)" } ?? "")"
        return spec?.rewriting(described.name.range, as: text).map {
            Diagnostic.Fix("Change the spec to '\(text)'", edits: $0)
        }
    }

    /// The spec's message, written as the code has it.
    private func respelling(_ described: Member, as found: MemberFact) -> Diagnostic.Fix? {
        let attributes = described.attributes.compactMap { attribute -> String? in
            if found.modifiers.contains(attribute) { return attribute }
            let name = String(attribute.dropFirst().prefix { $0 != "(" })
            return found.attributes.first(named: name).map { "@\(name)" + ($0.argument.map { "(\($0))" } ?? "") }
        }
        let heading = SwiftHeading(found)
        guard let text = heading.requirement(attributes: attributes) else { return nil }
        if let renamed = renaming(described, to: found.baseName.string, of: text) { return renamed }
        let spec = subject.specText(at: described.name.range)
        // One that the spec leaves out, such as who tells something, is no matter of the short form.
        let isWhole = spec?.parameters(of: described.name.range).count == described.requirement.parameterCount
        if !described.isWrittenOut, isWhole, attributes.isEmpty, let message = heading.message,
            let edits = spec?.rewriting(described.name.range, as: message)
        {
            return Diagnostic.Fix("Change the spec to '\(YAMLWriter.flow(message))'", edits: edits)
        }
        return spec?.rewriting(described.name.range, as: text).map {
            Diagnostic.Fix("Change the spec to '\(text)'", edits: $0)
        }
    }

    /// Another name for a message, whose signature is what it was.
    ///
    /// - Parameter text: What the code has, as a requirement.
    private func renaming(_ described: Member, to name: String, of text: String) -> Diagnostic.Fix? {
        let key = described.name
        guard key.text != name, described.requirement.name == key.text,
            described.requirement.renamed(to: name).description == text,
            subject.specText(at: key.range)?.text(at: key.range) == key.text
        else { return nil }
        return respelling(key.range, as: name)
    }

    /// What the code has in place of a type that the spec writes.
    func changing(_ type: TypeFact, or expected: TypeReference) -> [Diagnostic.Fix] {
        let wanted = expected.type.description
        let code = Diagnostic.Fix("Change the type to '\(wanted)'", at: type.range, with: wanted)
        let spec = respelling(expected.range, as: type.text)
        return [code, spec].compactMap(\.self)
    }

    // MARK: The spec's side

    /// Another text in place of a scalar.
    func respelling(_ place: SourceRange, as text: String) -> Diagnostic.Fix? {
        subject.specText(at: place)?.replacement(of: place, with: text).map {
            Diagnostic.Fix("Change the spec to '\(text)'", edits: $0)
        }
    }

    /// Another trigger in place of one that is a path.
    func changing(_ trigger: Trigger, to name: String) -> Diagnostic.Fix? {
        // Where it starts at some object of a class, no subview is known to be it.
        guard name.first?.isUppercase == false, (trigger.occurrence == nil) != name.contains("("),
            subject.specText(at: trigger.range)?.text(at: trigger.range) == trigger.text
        else { return nil }
        guard name.hasPrefix("{") else { return respelling(trigger.range, as: name) }
        return Diagnostic.Fix("Change the spec to '\(name)'", at: trigger.range, with: name)
    }

    func takingOut(_ name: Name) -> Diagnostic.Fix? {
        takingOut(name.text, at: name.range)
    }

    func takingOut(_ text: String, at place: SourceRange) -> Diagnostic.Fix? {
        subject.specText(at: place)?.removal(of: place).map {
            Diagnostic.Fix("Take '\(text)' out of the spec", edits: $0)
        }
    }

    // MARK: The code's side

    /// Writes what a type lacks at its end.
    func adding(_ lines: [String], to declaration: DeclarationFact, named name: String) -> Diagnostic.Fix? {
        Diagnostic.Edit.writing(lines, atEndOf: declaration).map {
            Diagnostic.Fix("Add '\(name)' to '\(declaration.name)'", edits: [$0])
        }
    }

    func inheriting(_ name: String, by declaration: DeclarationFact) -> Diagnostic.Fix {
        Diagnostic.Fix(
            "Let '\(declaration.name)' inherit '\(name)'",
            edits: [.inheriting(name, by: declaration)]
        )
    }

    func removing(_ member: MemberFact) -> Diagnostic.Fix? {
        guard member.bindingCount == 1 else { return nil }
        return Diagnostic.Fix("Delete '\(member.name)'", edits: [.removing(member)])
    }
}

extension Member.Requirement {
    fileprivate var parameterCount: Int {
        switch self {
        case .function(let function): function.parameters.count
        case .property: 0
        }
    }
}

extension Member {
    var attributes: [String] {
        switch requirement {
        case .function(let function): function.attributes
        case .property(let property): property.attributes
        }
    }
}
