import ScreenModel

/// Which generated models would hold themselves as values, which Swift can lay out nowhere.
struct EndlessModels {
    private let names: [Int: [String]]
    private let components: [String: Int]

    init(_ models: [Model], _ symbols: SymbolTable) {
        var edges: [(from: String, to: String)] = []
        var pending = models.filter(\.generates).map(\.name.text)
        var seen = Set(pending)
        while let name = pending.popLast() {
            guard let stored = symbols.stored(name), stored.kind == .generatedModel else { continue }
            let parts = stored.types.flatMap(\.type.namesOfParts).filter { symbols.kind(of: $0) == .model }
            // An enum that holds itself is generated as an indirect one, which holds all that it has elsewhere.
            if stored.isEnum, parts.contains(name) { continue }
            for part in parts {
                edges.append((name, part))
                if seen.insert(part).inserted { pending.append(part) }
            }
        }
        let components = StrongComponents(edges).numbers
        let inside = edges.filter { components[$0.from] == components[$0.to] }
        names = Dictionary(grouping: Set(inside.flatMap { [$0.from, $0.to] })) { components[$0] ?? 0 }
            .mapValues { $0.sorted() }
        self.components = components
    }

    /// The others through which a model holds itself; `nil` where it does not, or another one tells it.
    func circle(of name: String) -> [String]? {
        guard let circle = components[name].flatMap({ names[$0] }), circle.first == name else { return nil }
        return Array(circle.dropFirst())
    }
}

extension SwiftType {
    /// The names of types of which a value holds a value in place: what an array or a dictionary has lies elsewhere.
    fileprivate var namesOfParts: [String] {
        switch self {
        case .named(let name):
            name.path == "Optional" ? name.components.flatMap(\.arguments).flatMap(\.namesOfParts) : [name.path]
        case .optional(let type), .implicitlyUnwrapped(let type), .attributed(_, let type), .specified(_, let type):
            type.namesOfParts
        case .tuple(let elements): elements.flatMap(\.type.namesOfParts)
        case .array, .dictionary, .function, .metatype, .existential, .composition, .opaque, .invalid: []
        }
    }
}
