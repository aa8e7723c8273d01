import SourceFacts
import ScreenSpecDiagnostics

/// The controllers that foreign tools bring along, such as one that crops images: classes that neither the project nor the platform has.
struct ForeignControllers {
    private let code: CodeIndex

    init(_ code: CodeIndex) {
        self.code = code
    }

    /// Whether an object of a foreign class is made, here or where the variable or property is set.
    func isMade(_ value: ValueFact, in member: MemberFact) -> Bool {
        made(value, in: member).map { isForeign($0.type, in: $0.member) } ?? false
    }

    /// Whether a type that is written is that of a foreign controller.
    func isController(_ written: TypeFact, in member: MemberFact) -> Bool {
        isForeign(written, in: member) && (written.stripped.name.map { Self.isCalledController($0.string) } ?? false)
    }

    /// Whether a method answers to a foreign tool that the view shows: it is handed the tool's controller, or stands in an extension for
    /// the delegate of one.
    func isTold(_ member: MemberFact, shownBy members: [MemberFact]) -> Bool {
        if member.parameters.contains(where: { $0.type.map { isController($0, in: member) } ?? false }) { return true }
        guard let owner = member.owner, owner.kind == .extension, !owner.inheritedTypes.isEmpty,
            owner.inheritedTypes.allSatisfy({ inherited in
                inherited.type.name?.hasSuffix("Delegate") ?? false
                    && code.lookup(inherited.type, in: owner) == .unknown
            })
        else { return false }
        return members.contains { shows($0) }
    }

    /// Whether a call stands in what a foreign controller is to do, such as when it is done: `picker.didFinish { dismiss(animated: true) }`.
    func isHanded(_ call: CallFact, in member: MemberFact) -> Bool {
        member.calls.contains { other in
            other.index != call.index && other.arguments.contains { $0.range.contains(call.range) }
                && isController(receiverOf: other.callee, in: member)
        }
            || member.assignments.contains { assignment in
                assignment.value.kind == .closure && assignment.value.range.contains(call.range)
                    && isController(receiverOf: assignment.target, in: member)
            }
    }

    private func isController(receiverOf use: UseFact, in member: MemberFact) -> Bool {
        guard use.components.count > 1, let value = use.local?.value ?? property(use, in: member)?.value,
            let made = made(value, in: member)
        else { return false }
        return isController(made.type, in: made.member)
    }

    /// Whether a method makes a foreign controller.
    private func shows(_ member: MemberFact) -> Bool {
        member.calls.contains { call in
            guard let name = call.calledPath.first?.name, Self.isCalledController(name.string), name.startsUppercase
            else { return false }
            return code.lookup(name: name, in: member) == .unknown
        }
    }

    /// The type that is written where an object is made, behind a variable or a property.
    private func made(_ value: ValueFact, in member: MemberFact, depth: Int = 0) -> (
        type: TypeFact, member: MemberFact
    )? {
        if value.kind == .construction || value.kind == .chainedConstruction || value.kind == .closureCall {
            return value.type.map { ($0, member) }
        }
        guard depth < 3, value.kind == .path, let use = value.use, use.components.count == 1 else { return nil }
        if let local = use.local { return local.value.flatMap { made($0, in: member, depth: depth + 1) } }
        return property(use, in: member).flatMap { property in
            if let type = property.type { return (type, property) }
            return property.value.flatMap { made($0, in: property, depth: depth + 1) }
        }
    }

    private func property(_ use: UseFact, in member: MemberFact) -> MemberFact? {
        guard use.local == nil, let name = use.selfPath?.first?.name else { return nil }
        return code.member(name, of: code.ownerType(of: member))
    }

    /// A generic parameter may stand for anything.
    private func isForeign(_ written: TypeFact, in member: MemberFact) -> Bool {
        let type = written.stripped
        guard type.kind == .named, let name = type.path.first, code.lookup(type, in: member) == .unknown,
            code.lookup(name: name, in: member) == .unknown
        else { return false }
        let isParameter: (GenericParameterFact) -> Bool = { $0.name == name }
        return !member.genericParameters.contains(where: isParameter)
            && !(member.owner?.genericParameters.contains(where: isParameter) ?? false)
    }

    private static func isCalledController(_ name: String) -> Bool {
        ["Controller", "VC", "Picker", "Scanner", "Cropper"].contains { name.hasSuffix($0) }
    }
}
