import SourceCheck
import SourceFacts

/// How most of an app's code writes what specs would generate.
package struct SwiftHabits: Sendable {
    /// Whether most protocols are there for other modules.
    package let isPublic: Bool
    /// Whether protocols name the main actor, as those of roles would; without protocols, whether any code does.
    package let hasActors: Bool

    package init(of code: CodeIndex) {
        let types = code.types.filter { code.file(of: $0).isChecked }
        let protocols = types.filter { $0.kind == .protocol }
        isPublic = 2 * protocols.count { $0.declaration.access == .public } > protocols.count
        let isolated = protocols.count { $0.declaration.attributes.contains("MainActor") }
        hasActors = protocols.isEmpty ? types.contains(where: Self.namesMainActor) : 2 * isolated > protocols.count
    }

    private static func namesMainActor(_ type: CodeType) -> Bool {
        type.declarations.contains { declaration in
            declaration.attributes.contains("MainActor")
                || declaration.members.contains { $0.attributes.contains("MainActor") }
        }
    }
}
