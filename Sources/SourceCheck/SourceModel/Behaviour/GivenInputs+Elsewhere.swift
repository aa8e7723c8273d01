import ScreenSpecDiagnostics
import SourceFacts

extension GivenInputs {
    /// Whether an observer or a case may be given where none of the places is that are known: by other code, by the receiver itself, or by
    /// the view in a way that can't be followed.
    func mayBeGivenElsewhere(_ name: String, in subject: CodeSubject) -> Bool {
        guard let input = ReceivedInput.all(of: receiver, code).first(where: { $0.member.baseName == name }) else {
            return true
        }
        let known = all.filter { $0.name == name }.map(\.range)
        return code.files(saying: input.member.baseName).contains { number in
            let file = code.file(at: number)
            guard !file.isTest, !file.facts.isGeneratedElsewhere else { return false }
            return code.uses(naming: input.member.baseName, inFile: number).contains { use in
                !known.contains { $0.file == use.range.file && $0.offsets.overlaps(use.range.offsets) }
                    && mayGive(use, input)
            }
        }
    }

    private func mayGive(_ use: UseFact, _ input: ReceivedInput) -> Bool {
        guard let member = use.member,
            let position = use.components.firstIndex(where: { $0.name == input.member.baseName })
        else { return true }
        let owner = code.ownerType(of: member).projectType
        let isOfReceiver = owner.map(code.classes(from: receiver.id).contains) == true
        let path = use.components.prefix(upTo: position)
        if input.form == .value {
            guard path.last.map({ enums.contains($0.name) }) ?? (use.root == .implicit) else { return false }
            // What takes inputs tells them apart.
            let isTaken = member.parameters.compactMap(\.type).flatMap(\.namedTypes).contains {
                enums.contains($0.name)
            }
            return !(isOfReceiver && isTaken)
        }
        if path.isEmpty, use.root != .expression {
            guard isOfReceiver, use.selfPath != nil else { return false }
        } else {
            let type = code.type(of: use, upTo: path.count, in: member)
            guard type == .unknown || type.candidates.contains(where: hasInputs) else { return false }
            guard isOfReceiver else { return true }
        }
        // The receiver reads what it is given, or gives it to itself.
        let rest = use.components.suffix(from: position).dropFirst()
        if rest.isEmpty { return use.role != .assigned }
        return rest.contains { Self.senders.contains($0.name) || $0.name == "asObserver" || $0.name == "on" }
    }

    /// Whether a type is the receiver, or a nested struct of its inputs.
    private func hasInputs(_ type: TypeID) -> Bool {
        code.classes(from: receiver.id).contains(type) || code[type].parent == receiver.id
    }
}
