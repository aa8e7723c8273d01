import SourceCheck
import SourceFacts

/// How most of an app's code writes what specs would generate.
package struct SwiftHabits: Sendable {
    /// Whether most protocols are there for other modules.
    package let isPublic: Bool
    /// Whether any code names the main actor.
    package let hasActors: Bool

    package init(of code: CodeIndex) {
        let types = code.types.filter { code.file(of: $0).isChecked }
        let protocols = types.filter { $0.kind == .protocol }
        isPublic = 2 * protocols.count { $0.declaration.access == .public } > protocols.count
        hasActors = types.flatMap(\.declarations).contains { declaration in
            declaration.attributes.contains("MainActor")
                || declaration.members.contains { $0.attributes.contains("MainActor") }
        }
    }
}
