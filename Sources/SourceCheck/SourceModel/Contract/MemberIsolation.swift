import ScreenSpecDiagnostics
import SourceFacts

/// On which actor a member lives, as it says itself or whatever stands around it.
enum MemberIsolation {
    /// With the place of the attribute, where the member itself has it.
    case actor(String, SourceRange?)
    case nonisolated
    /// Nothing says so.
    case unsaid
    case unknown

    init(of member: MemberFact, _ code: CodeIndex) {
        if member.modifiers.contains("nonisolated") {
            self = .nonisolated
        } else if let attribute = member.attributes.first(where: { code.isGlobalActor($0.name.string) }) {
            self = .actor(attribute.name.string, attribute.range)
        } else if let owner = member.owner {
            self = Self.around(owner, code)
        } else {
            self = .unsaid
        }
    }

    /// An extension has its own, or else that of what it extends.
    private static func around(_ declaration: DeclarationFact, _ code: CodeIndex) -> MemberIsolation {
        if let own = stated(by: declaration, code) { return own }
        guard let type = code.type(of: declaration) else { return .unknown }
        // A class takes over that of its superclass, and a type that of the protocols that its declaration names.
        for id in code.classes(from: type.id) {
            if let stated = stated(by: code[id].declaration, code) { return stated }
            for inherited in code[id].declaration.inheritedTypes {
                guard let name = code.lookup(inherited.type, in: code[id].declaration.parent).projectType,
                    code[name].kind == .protocol
                else { continue }
                if let stated = stated(by: code[name].declaration, code) { return stated }
            }
        }
        if let platform = code.platformClass(of: type.id) {
            return platform.isSubclass(of: "UIResponder") ? .actor("MainActor", nil) : .unknown
        }
        return code.unknownAncestors(of: type.id).isEmpty ? .unsaid : .unknown
    }

    private static func stated(by declaration: DeclarationFact, _ code: CodeIndex) -> MemberIsolation? {
        if declaration.modifiers.contains("nonisolated") { return .nonisolated }
        return declaration.attributes.first { code.isGlobalActor($0.name.string) }.map { .actor($0.name.string, nil) }
    }
}

extension CodeIndex {
    /// Whether an attribute of that name puts what has it on an actor.
    func isGlobalActor(_ name: String) -> Bool {
        name == "MainActor" || types(named: name).contains { self[$0].declaration.attributes.contains("globalActor") }
    }
}
