import InterfaceBuilder
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// What Swift takes for connected is connected.
enum UnconnectedOutlet {
    static let rule = Rule(.unconnectedOutlet) { (subject: CodeSubject) in
        guard subject.interfaces.isComplete else { return [] }
        let outlets = subject.analysis(ConnectedOutlets.self)
        let candidates = outlets.all.filter { outlet in
            outlet.connectedIn.isEmpty && outlet.member.type?.kind == .implicitlyUnwrapped
                && !isConditional(outlet.member)
        }
        guard !candidates.isEmpty else { return [] }
        let assignments = AssignedNames(candidates.map(\.member), subject.code)
        return candidates.compactMap { outlet in
            let type = subject.code[outlet.type]
            let family = Set([type.id] + subject.code.subclasses(of: type.id))
            guard !assignments.mayAssign(outlet.member, ofAnyOf: family, subject.code) else { return nil }
            let name = outlet.member.baseName.string
            let consequence =
                isRelied(on: outlet.member, of: type, subject.code) ? ": whoever uses it crashes" : ""
            return RuleDescription.unconnectedOutlet.finding(
                at: outlet.member.nameRange,
                "No document connects the outlet '\(name)' of '\(subject.code.qualifiedName(of: type.id))'.",
                help: ["Connect it, or remove it\(consequence). Documents outside of 'sources' are not seen."],
                notes: outlet.unconnectedIn.prefix(Self.shownPlaces).map {
                    Diagnostic.Note(at: $0.classRange, "The class is used here, without that outlet.")
                } + subject.specNotes(on: name, of: type),
                subject: subject.subject(type, name)
            )
        }
    }

    /// Whether a build may leave the outlet out and keep the class.
    private static func isConditional(_ member: MemberFact) -> Bool {
        member.isInsideConditionalCompilation && member.owner?.isInsideConditionalCompilation != true
    }

    /// Whether the class uses a member of it without asking whether it is there.
    private static func isRelied(on member: MemberFact, of type: CodeType, _ code: CodeIndex) -> Bool {
        code.uses(naming: member.baseName, inFile: type.file).contains { use in
            use.components.dropLast().contains { $0.name == member.baseName && !$0.isOptionalChained }
        }
    }

    private static let shownPlaces = 3
}

/// An outlet that some documents connect, and others do not.
enum PartlyConnectedOutlet {
    static let rule = Rule(.partlyConnectedOutlet) { (subject: CodeSubject) in
        subject.analysis(ConnectedOutlets.self).all.compactMap { outlet in
            guard let connected = outlet.connectedIn.first, let other = outlet.unconnectedIn.first else { return nil }
            let type = subject.code[outlet.type]
            let name = outlet.member.baseName.string
            return RuleDescription.partlyConnectedOutlet.finding(
                at: outlet.member.nameRange,
                "Only some documents connect the outlet '\(name)' of '\(subject.code.qualifiedName(of: type.id))'.",
                help: ["Connect it everywhere, or make it optional with '?'."],
                notes: [
                    Diagnostic.Note(at: connected.classRange, "It is connected here."),
                    Diagnostic.Note(at: other.classRange, "It is not connected here."),
                ],
                subject: subject.subject(type, name)
            )
        }
    }
}

/// The names that are assigned, with the paths that lead to them.
private struct AssignedNames {
    private var targets: [UInt64: [UseFact]] = [:]

    init(_ members: [MemberFact], _ code: CodeIndex) {
        let wanted = Set(members.map(\.baseName.fingerprint))
        let found = code.jobs.flatMap(chunksOf: code.files) { files in
            files.flatMap { file in
                file.facts.assignments.map(\.target).filter { target in
                    target.components.last.map { wanted.contains($0.name.fingerprint) } ?? false
                }
            }
        }
        for target in found {
            guard let name = target.components.last?.name else { continue }
            targets[name.fingerprint, default: []].append(target)
        }
    }

    /// Whether something gives an outlet its value: a class of the family does, or somebody who may have an object of it.
    func mayAssign(_ member: MemberFact, ofAnyOf family: Set<TypeID>, _ code: CodeIndex) -> Bool {
        (targets[member.baseName.fingerprint] ?? []).contains { target in
            guard let place = target.member else { return true }
            if let path = target.selfPath, path.count == 1 {
                return code.ownerType(of: place).candidates.contains { family.contains($0) }
            }
            let type = code.type(of: target, upTo: target.components.count - 1, in: place)
            return type.isUnknown || type.candidates.contains { family.contains($0) }
        }
    }
}
