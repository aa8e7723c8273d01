import SourceFacts
import SystemTypes

/// Tells the types whose code has nothing to do with UIKit.
struct CodeWithoutUIKit {
    private let code: CodeIndex

    init(_ code: CodeIndex) {
        self.code = code
    }

    /// Whether that is so of all of them: each is a class of its own, or one of classes that the project has, names no type of UIKit and
    /// reaches no object of one.
    func contains(_ types: [CodeType]) -> Bool {
        types.allSatisfy { type in
            isOnItsOwn(type) && !type.declarations.contains(where: namesUIKit) && !reachesUIKit(type)
        }
    }

    private func isOnItsOwn(_ type: CodeType) -> Bool {
        type.isClass && !code.hasUnknownSuperclass(type.id) && code.unknownAncestors(of: type.id).isEmpty
            && code.platformClass(of: type.id).map { $0.name == "NSObject" } ?? true
    }

    private func namesUIKit(_ declaration: DeclarationFact) -> Bool {
        let facts = declaration.facts
        return facts.types.contains { type in
            type.kind == .named && type.base == nil && isOfUIKit(type.name) && declaration.range.contains(type.range)
        }
            || facts.uses.contains { use in
                use.root == .name && isOfUIKit(use.components.first?.name) && declaration.range.contains(use.range)
            }
    }

    /// What the catalogue does not have may be a function of it: `UIGraphicsBeginImageContext`.
    private func isOfUIKit(_ name: FactText?) -> Bool {
        guard let name = name?.string, code.types(named: name).isEmpty else { return false }
        return SystemTypes.module(of: name) == "UIKit"
            || name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    }

    private func reachesUIKit(_ type: CodeType) -> Bool {
        var steps = PathSteps(code)
        return type.declarations.flatMap(\.allMembers).contains { member in
            member.uses.contains { use in
                steps.types(along: use, in: member).contains { reached in
                    guard case .platform(let found) = reached else { return false }
                    return SystemTypes.module(of: found.name) == "UIKit" || found.name == "IndexPath"
                }
            }
        }
    }
}
