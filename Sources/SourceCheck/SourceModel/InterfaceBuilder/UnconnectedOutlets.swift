import SourceFacts

/// Outlets that no document of their class connects, and that no code gives a value.
package struct UnconnectedOutlets: CodeAnalysis {
    let all: [ConnectedOutlets.Outlet]
    private let places: Set<MemberPlace>

    package init(of subject: CodeSubject) {
        let code = subject.code
        let candidates =
            subject.interfaces.isComplete
            ? subject.analysis(ConnectedOutlets.self).all.filter { outlet in
                outlet.connectedIn.isEmpty && Self.isOptional(outlet.member)
                    && !outlet.member.isUncertain(in: code[outlet.type])
            } : []
        let assignments = candidates.isEmpty ? nil : AssignedNames(candidates.map(\.member), code)
        let found = candidates.filter { outlet in
            let family = Set([outlet.type] + code.subclasses(of: outlet.type))
            return assignments?.mayAssign(outlet.member, ofAnyOf: family, code) != true
        }
        all = found
        places = Set(found.map { MemberPlace($0.member) })
    }

    package func contains(_ member: MemberFact) -> Bool {
        !places.isEmpty && places.contains(MemberPlace(member))
    }

    private static func isOptional(_ member: MemberFact) -> Bool {
        member.type?.kind == .implicitlyUnwrapped || member.type?.kind == .optional
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
