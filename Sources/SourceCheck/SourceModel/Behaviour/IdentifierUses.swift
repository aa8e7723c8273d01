import ScreenSpecDiagnostics
import SourceFacts

/// Where code names accessibility identifiers.
struct IdentifierUses: Sendable {
    static let property = "accessibilityIdentifier"

    private struct Found: Sendable {
        /// The constants that are named, with their types: `LoginIdentifiers.loginButton`.
        var constants: Set<String> = []
        /// The paths to the property, with the name before it.
        var paths: [(name: String, use: UseFact)] = []
        /// What extensions of classes and protocols add that sets it.
        var setters: Set<String> = []
        var isMirrored = false
    }

    private let found: Found

    /// - Parameter types: Those that hold the constants.
    init(of types: Set<String>, _ code: CodeIndex) {
        let wanted = types.union([Self.property]).map { NameFingerprint.of($0) }
        let all = code.jobs.map(code.files) { file -> Found in
            guard !file.isTest, !file.facts.isGenerated, wanted.contains(where: file.facts.contains(textWith:)) else {
                return Found()
            }
            return Self.uses(in: file, types, code)
        }
        found = all.reduce(into: Found()) { sum, one in
            sum.constants.formUnion(one.constants)
            sum.paths += one.paths
            sum.setters.formUnion(one.setters)
            sum.isMirrored = sum.isMirrored || one.isMirrored
        }
    }

    private static func uses(in file: CodeFile, _ types: Set<String>, _ code: CodeIndex) -> Found {
        var found = Found()
        for use in file.facts.uses {
            let names = use.components.map(\.name.string)
            for (name, next) in zip(names, names.dropFirst()) {
                if types.contains(name) { found.constants.insert("\(name).\(next)") }
                if next == property { found.paths.append((name, use)) }
            }
            guard names.contains(property), let member = use.member, use.role != .read else { continue }
            if let owner = member.owner, owner.kind == .extension, code.type(of: owner)?.isClass != true {
                found.setters.insert(member.baseName.string)
            }
            if member.uses.contains(where: { $0.components.first?.name == "Mirror" }) {
                found.isMirrored = true
            }
        }
        return found
    }

    /// Whether something goes through the properties of objects and sets it.
    var areMirrored: Bool { found.isMirrored }

    /// Whether hand-written code names a constant: whatever it does with it, the identifier is not forgotten.
    func names(_ constant: String, of type: String) -> Bool {
        found.constants.contains("\(type).\(constant)")
    }

    /// Whether code outside the view may set it, or what an extension adds does.
    func maySet(_ subview: MemberFact, of family: ViewFamily, _ code: CodeIndex) -> Bool {
        if family.members.contains(where: { usesSetter($0, of: subview) }) { return true }
        guard !code.isHidden(subview) else { return false }
        let types = Set(family.types.map(\.id))
        return found.paths.contains { name, use in
            guard subview.baseName == name, let member = use.member else { return false }
            let owner = code.ownerType(of: member)
            guard use.components.first?.name == name, use.root == .self || use.root == .name else { return true }
            // A property of the same name, unless that of a subclass.
            return owner.isUnknown
                || owner.candidates.contains { id in
                    !types.contains(id) && code.classes(from: id).contains(family.type.id)
                }
        }
    }

    private func usesSetter(_ member: MemberFact, of subview: MemberFact) -> Bool {
        guard !found.setters.isEmpty else { return false }
        return member.uses.contains { use in
            guard let place = use.components.position(where: { found.setters.contains($0.name) }) else { return false }
            let path = ObjectPath(use, count: place, in: member)
            // Behind another subview it is that one's; what is behind nothing may go through all of them.
            return path?.names.last.map { subview.baseName == $0 } ?? true
        }
    }
}
