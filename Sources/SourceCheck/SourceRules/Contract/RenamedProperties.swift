import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts

extension DescribedType {
    /// What the code has in place of a property that the spec describes, though a protocol that nobody knows may have one of that name:
    /// the only one that nothing describes, of the very type of the only one that is lacking.
    func renamed(_ name: Name, _ expected: TypeReference, in code: CodeIndex) -> MemberFact? {
        guard !code.mayInheritFromPackage(type.id) else { return nil }
        let members = code.inheritedMembers(of: type)
        let described = writtenProperties.map(\.name.text)
        let lacking = described.filter { name in !members.contains { $0.baseName == name } }
        guard lacking == [name.text] else { return nil }
        let others = members.filter { member in
            member.isProperty && !member.isTypeMember && member.access != .private && !member.isUncertain(in: type)
                && !described.contains(member.baseName)
        }
        let wanted = SpecTypeReader(code, selfType: .named(.project(type.id), [])).meaning(of: expected.type)
        let types = CodeTypeReader(code)
        let fitting = others.filter { other in
            other.type.map { types.meaning(of: $0, in: other) == wanted } ?? false
        }
        // A type of which the spec leaves others out may have lost the one.
        let isAlone = others.count == 1 || complete != nil || !code.unknownAncestors(of: type.id).isEmpty
        return wanted.hasUnknown || fitting.count != 1 || !isAlone ? nil : fitting.first
    }
}

extension MismatchedProperty {
    static func renamed(
        _ name: Name,
        _ expected: TypeReference,
        of described: DescribedType,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>]? {
        guard let found = described.renamed(name, expected, in: subject.code) else { return nil }
        let fixes = ContractFixes(subject)
        let difference = MemberDifference(
            message: "'\(described.type.name)' has '\(found.baseName)', and the spec says '\(name.text)'.",
            place: found.nameRange,
            fixes: fixes.renaming(found, or: name)
        )
        let finding = finding(difference, at: name.range, described.type, name.text, subject)
        return [Comparison(.property, name.range, .differs(finding))]
    }
}
