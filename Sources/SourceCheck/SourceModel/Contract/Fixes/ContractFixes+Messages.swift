import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecFrontEnd
import YAMLEdits

/// Both ways out of what protocols and receivers have otherwise than specs say.
extension ContractFixes {
    // MARK: The code's side

    func addingRequirement(_ described: Member, to type: CodeType) -> [Diagnostic.Fix] {
        let text = described.requirement.description
        return [adding([text], to: type.declaration, named: described.fullName), takingOut(described.name)]
            .compactMap(\.self)
    }

    /// What a receiver has for a message: a property is stored, or else still to be written.
    func addingMember(_ described: Member, to type: CodeType) -> Diagnostic.Fix? {
        var lines = Stubs(in: type).lines(for: described)
        if case .property(let property) = described.requirement, property.type.type.isOptional {
            lines = ["var \(SwiftName.escaped(property.name)): \(property.type.type)"]
        }
        return adding(lines, to: type.declaration, named: described.fullName)
    }

    /// Takes names out of an inheritance clause.
    func inheritingNoMore(_ names: Set<String>, _ declaration: DeclarationFact) -> [Diagnostic.Fix] {
        let inherited = Array(declaration.inheritedTypes)
        guard let index = inherited.firstIndex(where: { names.contains($0.type.text) }) else { return [] }
        let own = inherited[index].range
        let range: SourceRange
        if index + 1 < inherited.count {
            let next = Int(inherited[index + 1].range.lower)
            range = SourceRange(file: own.file, lower: Int(own.lower), upper: next)
        } else {
            let before =
                index > 0
                ? inherited[index - 1].range
                : declaration.genericParameters.isEmpty ? declaration.nameRange : nil
            guard let before else { return [] }
            range = SourceRange(file: own.file, lower: Int(before.upper), upper: Int(own.upper))
        }
        return [Diagnostic.Fix("Inherit '\(inherited[index].type.text)' no more", at: range, with: "")]
    }

    // MARK: The spec's side

    func setting(_ key: String, to value: String, for name: SourceRange) -> Diagnostic.Fix? {
        let written = value == "true" || value == "false" ? YAMLValue.word(value) : .text(value)
        return subject.specText(at: name)?.setting(key, to: written, for: name).map {
            Diagnostic.Fix("Let the spec say '\(key): \(value)'", edits: $0)
        }
    }

    /// A requirement that no message describes, beside those that do.
    func describing(_ found: MemberFact, in described: DescribedProtocol) -> Diagnostic.Fix? {
        // Where a route leads is not in its signature.
        guard !described.interface.channels.contains("routes"), let last = described.ownMembers.last?.name.range,
            let entry = entry(for: found, in: described),
            let edits = subject.specText(at: last)?.insertion(entry.key, entry.value, behind: last)
        else { return nil }
        return Diagnostic.Fix("Add '\(entry.key)' to the spec", edits: edits)
    }

    /// In short where the spec has others so. A delegate's method would have who says it as a parameter then.
    private func entry(for found: MemberFact, in described: DescribedProtocol) -> YAMLEntry? {
        let heading = SwiftHeading(found)
        let others = described.interface.members
        let isShort =
            described.interface.kind == .channel && !others.allSatisfy(\.isWrittenOut)
            && !others.contains { found.baseName == $0.baseName }
        return isShort ? heading.message ?? heading.writtenOut : heading.writtenOut
    }

    /// A protocol of a channel of which the spec says nothing.
    func describing(_ found: CodeType, as channel: String, at document: SourceRange) -> [Diagnostic.Fix] {
        let code = Diagnostic.Fix("Delete '\(found.name)'", at: found.declaration.range, with: "")
        let members = found.declaration.members.filter(\.isRequirement)
        let entries = members.compactMap { member in
            let isAlone = members.count { $0.baseName == member.baseName } == 1
            return (isAlone ? SwiftHeading(member).message : nil) ?? SwiftHeading(member).writtenOut
        }
        guard entries.count == members.count, channel != "routes",
            let edits = subject.specText(at: document)?.insertion(
                channel,
                .mapping(entries),
                behind: document
            )
        else { return [code] }
        return [code, Diagnostic.Fix("Add '\(channel)' to the spec", edits: edits)]
    }
}
