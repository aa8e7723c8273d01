import ScreenSpecDiagnostics
import SourceFacts

/// Where code reaches, through some object, for what is called like an action of a spec.
struct MessageUses: CodeAnalysis {
    private let code: CodeIndex
    /// The numbers of the files that reach the name of an action, by its fingerprint; tests and what other tools generate left out.
    private let files: [UInt64: [Int]]

    init(of subject: CodeSubject) {
        code = subject.code
        let actions = subject.specs.components.flatMap(\.declaration.actions)
        let wanted = Set(actions.map { NameFingerprint.of($0.member.baseName) })
        let found = code.jobs.map(code.files) { file -> Set<UInt64> in
            guard !wanted.isEmpty, !file.isTest, !file.facts.isGeneratedElsewhere else { return [] }
            return wanted.intersection(file.facts.reachedNames.lazy.map(\.fingerprint))
        }
        var files: [UInt64: [Int]] = [:]
        for (number, names) in found.enumerated() {
            for name in names { files[name, default: []].append(number) }
        }
        self.files = files
    }

    /// Whether code beside that of a view may reach one of the objects for a member of that name.
    ///
    /// - Parameter receivers: What the view's own code calls by that name; `nil` where nobody can tell.
    func mayReach(_ name: FactText, of receivers: Set<NamedType>?, outside family: ViewFamily) -> Bool {
        (files[name.fingerprint] ?? []).contains { number in
            code.uses(naming: name, inFile: number).contains { use in
                guard let count = use.components.position(where: { $0.name == name }) else { return false }
                guard count > 0 || use.root == .expression, use.root != .super else { return false }
                // Who gives a property its closure calls nothing.
                if use.role == .assigned, count + 1 == use.components.count { return false }
                guard let member = use.member else { return true }
                let owner = code.owner(of: member)
                if let owner, family.types.contains(where: { $0.id == owner.id }) { return false }
                guard let receivers else { return true }
                let receiver = code.type(of: use, upTo: count, in: member)
                return receivers.contains { mayBeOne(receiver, $0) }
            }
        }
    }

    /// Whether an object may be known by both types.
    private func mayBeOne(_ type: NamedType, _ other: NamedType) -> Bool {
        if type == .unknown || other == .unknown { return true }
        return type.candidates.contains { first in
            other.candidates.contains { second in
                first == second || isBelow(first, second) || isBelow(second, first)
                    || haveCommonConformer(first, second)
            }
        }
    }

    private func isBelow(_ type: TypeID, _ other: TypeID) -> Bool {
        code.classes(from: type).contains(other) || code.conforms(type, to: other)
    }

    private func haveCommonConformer(_ type: TypeID, _ other: TypeID) -> Bool {
        guard code[type].kind == .protocol, code[other].kind == .protocol else { return false }
        return code.conformers(of: type).contains { code.conforms($0, to: other) }
    }
}
