import SourceFacts
import SystemTypes

/// Values that are the same whatever a view is given to show.
extension PropertySettings {
    /// Whether a value is a text that is written out, what UIKit or a namespace of the app has, `.red`, `UIColor.red`, `Texts.title`, or a
    /// property of the view itself that nothing else is put into. What is true or false may be chosen by what is to be shown.
    func isConstant(_ value: ValueFact, in member: MemberFact) -> Bool {
        switch value.kind {
        case .nil: return true
        case .string, .implicitMember, .path, .call, .construction: break
        default: return false
        }
        let uses = member.uses(in: value)
        return (!uses.isEmpty || value.kind == .string || value.kind == .implicitMember)
            && uses.allSatisfy { isConstant($0, in: member) }
    }

    private func isConstant(_ use: UseFact, in member: MemberFact) -> Bool {
        guard let first = use.components.first else { return false }
        switch use.root {
        case .implicit: return true
        case .self, .name:
            guard first.startsUppercase else {
                return use.components.count == 1 && !first.isCalled && isKeptConstant(first.name)
            }
            if use.components.contains(where: { Self.shared.contains($0.name) }) { return false }
            return PlatformType(named: first.name.string) != nil || Self.makers.contains(first.name)
                || subject.code.lookup(path: [first.name], in: member).projectType.map(isNamespace) == true
        default: return false
        }
    }

    private static let makers: Set<String> = ["NSLocalizedString", "String", "LocalizedStringResource"]

    /// Objects that all have, of which nobody can tell what they keep.
    private static let shared: Set<String> = ["shared", "current", "main", "standard", "default"]

    /// Whether a type is there for its static members alone, none of which can be set.
    private func isNamespace(_ id: TypeID) -> Bool {
        let type = subject.code[id]
        return (type.kind == .enum || type.kind == .struct)
            && type.members.allSatisfy { member in
                member.isTypeMember
                    ? !member.isProperty || !member.isSettable
                    : member.kind == .initializer && subject.code.isHidden(member)
            }
    }

    // MARK: Properties of the view

    /// Whether nothing is put into a property of the view but what it starts with, or into its `title` but texts that are written out.
    private func isKeptConstant(_ name: FactText) -> Bool {
        let code = subject.code
        let declared = family.members.filter { $0.isProperty && $0.baseName == name }
        guard declared.isEmpty ? isOfPlatform(name) : declared.allSatisfy(startsAsText) else { return false }
        return code.files(saying: name).allSatisfy { file in
            code.uses(naming: name, inFile: file).allSatisfy { !mayGive(name, by: $0, isDeclared: !declared.isEmpty) }
        }
    }

    /// A text or the like: whether a view is selected and such, methods of UIKit's change too.
    private func isOfPlatform(_ name: FactText) -> Bool {
        !name.hasPrefix("is")
            && subject.code.platformClass(of: family.type.id).map {
                SystemTypes.member(name.string, of: $0.name)?.kind == .property
            } ?? false
    }

    private func startsAsText(_ property: MemberFact) -> Bool {
        property.kind == .storedProperty && !property.isTypeMember
            && property.value.map { isText($0, in: property) } == true
    }

    private func isText(_ value: ValueFact, in member: MemberFact) -> Bool {
        value.kind == .string && member.uses(in: value).isEmpty
    }

    /// Whether a path may put into the property what is no constant.
    private func mayGive(_ name: FactText, by use: UseFact, isDeclared: Bool) -> Bool {
        guard let count = use.components.position(where: { $0.name == name }) else { return false }
        if use.root == .keyPath || use.role == .keyPath { return true }
        guard use.role != .read, count == use.components.count - 1 else { return false }
        guard let member = use.member else { return true }
        guard count > 0 || use.root == .self || use.root == .name else { return use.root != .local }
        guard mayBeView(subject.code.holder(ofName: count, of: use, in: member)) else { return false }
        return isDeclared
            || !member.assignments.contains { assignment in
                assignment.target.index == use.index && isText(assignment.value, in: member)
            }
    }
}
