import ScreenModel

/// What a YAML document of a project can be.
package enum DocumentKind: String, CaseIterable, Sendable {
    case view
    case screen
    case models
    case architecture
    case project

    /// The kinds that spec files hold.
    package static let specs: [DocumentKind] = [.view, .screen, .models, .architecture]

    package var schema: Schema {
        switch self {
        case .view: MappingShape<ComponentDeclaration>.view.schema
        case .screen: MappingShape<ScreenDraft>.screen.schema
        case .models:
            .mapping(
                Schema.Mapping(
                    name: "a models document",
                    keys: [
                        Schema.Key(
                            name: "models",
                            summary: "Domain types that view models are made from.",
                            isRequired: true,
                            defaultText: nil,
                            schema: Shape<[Model]>.models.schema
                        )
                    ],
                    others: nil
                )
            )
        case .architecture: MappingShape<ArchitectureDraft>.architecture.schema
        case .project: MappingShape<ProjectFile>.project.schema
        }
    }
}
