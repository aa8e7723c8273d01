import SourceFacts

/// An element of a list, in the code that fills a cell with it.
enum ListElement {
    /// What of an element a path leads to, `["title"]` of `items[indexPath.row].title`, variables followed to what they were set to;
    /// `nil` where it starts at none.
    static func path(_ use: UseFact, in member: MemberFact, depth: Int = 0) -> [String]? {
        guard depth < 4 else { return nil }
        let names = use.components.map(\.name.string)
        if let place = use.components.lastPosition(where: \.isSubscripted) {
            return Array(names[(place + 1)...])
        }
        guard use.root == .local, let local = use.local else { return nil }
        let rest = Array(names.dropFirst())
        guard let value = local.value else {
            // What a list hands to a closure for each row. What a pattern takes out of an element is not all of it.
            return local.kind == .closureParameter && !places.contains(local.name) ? rest : nil
        }
        switch value.kind {
        case .path: return value.use.flatMap { path($0, in: member, depth: depth + 1) }.map { $0 + rest }
        // `presenter.item(at: indexPath)`.
        case .call: return value.use?.components.last?.startsUppercase == false ? rest : nil
        default: return nil
        }
    }

    /// Whether it says which element is meant, and nothing of the element: the `indexPath.row` of `items[indexPath.row]`.
    static func isPlace(_ use: UseFact) -> Bool {
        places.contains(use.components.first?.name)
    }

    private static let places: Set<String> = ["indexPath", "index", "row", "section", "offset"]
}
