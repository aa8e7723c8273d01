import ScreenSpecDiagnostics
import SourceFacts
import SystemTypes

/// A type of UIKit that a file names, or reaches by a path, without importing the framework.
struct UnimportedUse: Sendable {
    struct Question: Hashable {
        let file: FileID
        /// The code of the types that the file belongs to.
        let owners: [RoleMembers.Extent]
    }

    let name: String
    /// By which code reaches an object of the type, where it does not name the type.
    var path: String?
    let range: SourceRange

    /// The first of a file.
    static func first(in facts: FileFacts, ofTypes types: [CodeType], _ members: RoleMembers, _ code: CodeIndex)
        -> UnimportedUse?
    {
        let question = Question(file: facts.file, owners: types.map(members.extent))
        return code.kept.unimported(question, in: code, about: types) { code in
            guard let file = code.file(facts) else { return nil }
            return named(in: file.facts, types, code) ?? reached(by: types, members, code)
        }
    }

    private static func named(in facts: FileFacts, _ types: [CodeType], _ code: CodeIndex) -> UnimportedUse? {
        // The texts of a file are few beside the places at which they stand.
        let ofUIKit = Set(facts.allTexts.filter { isOfUIKit($0, code) }.map(\.identity))
        if ofUIKit.isEmpty { return nil }
        let written = facts.types.lazy.filter { $0.kind == .named && $0.base == nil }
            .compactMap { type in type.name.map { ($0, type.range) } }.filter { ofUIKit.contains($0.0.identity) }
        let called = facts.uses.lazy.filter { $0.root == .name }.compactMap { $0.components.first }
            .filter { $0.startsUppercase && ofUIKit.contains($0.name.identity) }.map { ($0.name, $0.range) }
        let found = Array(written) + Array(called)
        // What the role names itself says more than what its protocols in the file do.
        let own = found.filter { use in
            types.contains { $0.declarations.contains { $0.range.contains(use.1) } }
        }
        let first = (own.isEmpty ? found : own).min { $0.1 < $1.1 }
        return first.map { UnimportedUse(name: $0.0.string, range: $0.1) }
    }

    /// Whether a text is the name of a type of UIKit, and of none of the project.
    private static func isOfUIKit(_ text: FactText, _ code: CodeIndex) -> Bool {
        guard text.hasPrefix("UI") || text.hasPrefix("NS") else { return false }
        let name = text.string
        return SystemTypes.module(of: name) == "UIKit" && code.types(named: name).isEmpty
    }

    /// The first view or controller of UIKit that the code of a role does something with at the end of a path, such as
    /// `coordinator.navigationController.popViewController(animated: true)`.
    private static func reached(by types: [CodeType], _ members: RoleMembers, _ code: CodeIndex) -> UnimportedUse? {
        var steps = PathSteps(code)
        for type in types {
            for member in members.code(of: type) {
                for use in member.uses where use.components.count > 2 {
                    let types = steps.types(along: use, in: member, endsAtPlatform: true)
                    guard types.count < use.components.count, types.count > 1, case .platform(let type)? = types.last,
                        SystemTypes.module(of: type.name) == "UIKit",
                        SystemTypes.isSubclass(type.name, of: "UIResponder"),
                        type.name != "UIApplication"
                    else { continue }
                    let path = use.components.prefix(types.count)
                    guard let place = path.last?.range else { continue }
                    return UnimportedUse(
                        name: type.name,
                        path: path.map(\.name.string).joined(separator: "."),
                        range: place
                    )
                }
            }
        }
        return nil
    }
}
