import ScreenModel
import SourceFacts
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import SystemTypes

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
        let more = found.filter { member in
            !subject.code.isHidden(member) && !member.isUncertain(in: type)
                && !member.modifiers.contains("static") && !member.modifiers.contains("class")
                && !demanded.contains(member.baseName) && !subject.code.isDemanded(member, of: type)
                && !names.contains(member.baseName)
                && !described.methods.contains { $0.isCalled(member) }
        }
        // Of a type that may inherit what it lacks, that is not told.
        let isKnown = subject.code.unknownAncestors(of: type.id).isEmpty
        let others = more.filter { !isMeant($0, lacking, described.methods, found, besides: isKnown ? more : []) }.map {
            member in
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
        _ methods: [ScreenModel.Member],
        _ found: [MemberFact],
        besides others: [MemberFact]
    ) -> Bool {
        // The only one that is there too much is the only one that is lacking.
        let isAlone = others.count { $0.isProperty == member.isProperty } == 1
        if member.isProperty {
            return Spelling.closest(to: member.baseName.string, among: lacking) != nil || isAlone && lacking.count == 1
        }
        let lackingMethods = methods.filter { method in !found.contains(where: method.isCalled) }
        return isAlone && lackingMethods.count == 1
            || lackingMethods.contains { method in
                method.resembles(member) || method.name.text == member.baseName.string
            }
    }
}

extension MissingType {
    /// Models that no file declares, where one has to: they are to be complete, or nobody else can have them.
    static func missingModels(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        let isAlone = Lazy { importsNothingOfOthers(subject) }
        let missing = DescribedType.models(in: subject).filter { model, module in
            !model.generates && subject.code.types(named: model.name.text, inModule: module).isEmpty
        }
        guard !missing.isEmpty else { return [] }
        let renamed = RenamedModels(in: subject)
        return missing.compactMap { model, module in
            let name = model.name.text
            if let complete = model.complete, complete.value {
                let finding = description.finding(
                    at: complete.range,
                    "No Swift file declares '\(name)', which is to be complete.",
                    help: ["Write it, or remove 'complete'."],
                    subject: Subject(name)
                )
                return Comparison(.everyMember, complete.range, .differs(finding))
            }
            let meant = renamed.meant(by: model)
            guard meant != nil || standsInTypeOfCode(name, inModule: module, subject) || isAlone.value else {
                return nil
            }
            var finding = description.finding(
                at: model.name.range,
                "No Swift file declares '\(name)', which the spec describes.",
                help: [
                    meant.map { "Did you mean '\($0)'?" },
                    "\(meant == nil ? "Write" : "Otherwise write") it, or take it out of the spec.",
                ],
                subject: Subject(name)
            )
            // What stands in it has gone with it.
            finding.covers = missing.map { $0.0.name.text }.filter { $0.hasPrefix("\(name).") }.map {
                Diagnostic.Counterpart(description.id, Subject($0))
            }
            return Comparison(.contentType, model.name.range, of: name, .differs(finding))
        }
    }

    /// Whether the code has the type that one of that name has to stand in.
    private static func standsInTypeOfCode(_ name: String, inModule module: String?, _ subject: CodeSubject) -> Bool {
        let outer = name.dottedParts.dropLast().joined(separator: ".")
        let types = outer.isEmpty ? [] : subject.code.types(named: outer, inModule: module)
        return types.count == 1 && types.allSatisfy { subject.code.file(of: subject.code[$0]).isChecked }
    }

    /// Whether all types that the code can name are its own or the system's.
    private static func importsNothingOfOthers(_ subject: CodeSubject) -> Bool {
        let described = DescribedType.all(in: subject)
        return !described.isEmpty
            && subject.code.files.filter(\.isChecked).allSatisfy { file in
                file.facts.imports.allSatisfy { SystemTypes.isKnownModule($0.module.string.firstDottedPart) }
            }
    }
}
