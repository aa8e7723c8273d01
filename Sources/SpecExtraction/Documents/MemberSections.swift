/// Where a document describes what the code has by name: `subviews`, `delegate.methods`, `models.Order.properties`.
package enum MemberSections {
    /// Those of what a view shows, of a model, and of a delegate.
    package static let inner = ["properties", "cases", "derived", "methods", "requirements"]

    /// How many keys lead to a mapping whose keys are such names.
    package static func depth(below section: String?) -> Int {
        switch section {
        case "models", "viewModels": 3
        case "viewModel", "dataSource", "delegate": 2
        default: 1
        }
    }

    /// The paths of all that a document has, in its order.
    package static func paths(in entries: [DocumentEntry]) -> [DocumentPath] {
        entries.flatMap { entry -> [DocumentPath] in
            switch depth(below: entry.key) {
            case 1: [[entry.key]]
            case 2: paths(in: entry, at: [entry.key])
            default: entry.value.entries.flatMap { paths(in: $0, at: [entry.key, $0.key]) }
            }
        }
    }

    private static func paths(in entry: DocumentEntry, at path: DocumentPath) -> [DocumentPath] {
        entry.value.entries.map(\.key).filter(inner.contains).map { path + [$0] }
    }
}
