import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Types of which specs say that they are complete.
extension UndescribedMember {
    /// The properties and methods of the code that the spec lacks; private ones, static ones and those that a protocol or a class
    /// above asks for are nobody's business.
    static func members(of described: DescribedType, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        guard let complete = described.complete else { return [] }
        let type = described.type
        guard !subject.code.protocols(of: type.id).contains(.unknown) else {
            return [Comparison(.everyMember, complete, .open(.inherited))]
        }
        let found = type.members.filter { $0.isProperty || $0.kind == .method }
        let names = (described.properties.map(\.name) + described.derived.map(\.name)).map(\.text)
        let lacking = names.filter { name in !found.contains { $0.isProperty && $0.baseName == name } }
        let others = found.filter { member in
            !subject.code.isHidden(member) && !member.isUncertain(in: type)
                && !member.modifiers.contains("static") && !member.modifiers.contains("class")
                && !demanded.contains(member.baseName.string) && !subject.code.isDemanded(member, of: type)
                && !names.contains(member.baseName.string)
                && !described.methods.contains { $0.isCalled(member) }
                && !isMeant(member, lacking, described.methods, found)
        }.map { member in
            let finding = description.finding(
                at: member.nameRange,
                "'\(member.name)' of '\(type.name)' is not in its spec, which is to be complete.",
                help: ["Add it to the spec, or make it private."],
                notes: [Diagnostic.Note(at: complete, "The spec of '\(type.name)' says so here.")],
                subject: subject.subject(type, member.name.string)
            )
            return Comparison(.everyMember, complete, .differs(finding))
        }
        return others + [Comparison(.everyMember, complete, .held(type.declaration.nameRange))]
    }

    /// What protocols of the standard library ask for.
    private static let demanded: Set<String> = [
        "hash", "hashValue", "encode", "description", "debugDescription", "errorDescription", "rawValue",
    ]

    /// Whether the spec seems to mean a member by another name, or with other labels: then that is told.
    private static func isMeant(
        _ member: MemberFact,
        _ lacking: [String],
        _ methods: [Member],
        _ found: [MemberFact]
    ) -> Bool {
        if member.isProperty { return Spelling.closest(to: member.baseName.string, among: lacking) != nil }
        return methods.contains { method in
            !found.contains(where: method.isCalled)
                && (method.resembles(member) || method.name.text == member.baseName.string)
        }
    }
}

extension MissingType {
    /// Models that are to be complete and that no file declares.
    static func missingModels(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        DescribedType.models(in: subject).compactMap { model, module in
            guard let complete = model.complete, complete.value, !model.generates,
                subject.code.types(named: model.name.text, inModule: module).isEmpty
            else { return nil }
            let finding = description.finding(
                at: complete.range,
                "No Swift file declares '\(model.name.text)', which is to be complete.",
                help: ["Write it, or remove 'complete'."],
                subject: Subject(model.name.text)
            )
            return Comparison(.everyMember, complete.range, .differs(finding))
        }
    }
}
