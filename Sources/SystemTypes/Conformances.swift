/// What a type conforms to: what its header says, what its keyword implies, and what it inherits.
struct Conformances {
    let superclass: String?
    let protocols: [String]
    let isMainActor: Bool
    private let conditional: Set<String>
    private let inherited: [TypeFacts]

    init(_ header: HeaderReader, added: [String]) {
        var stated = header.inherited
        var implied: [String] = []
        var superclass: String?
        switch header.keyword {
        case .class:
            if !header.modifiers.contains("root"), !stated.isEmpty {
                superclass = String(stated.removeFirst().prefix { $0 != "<" })
            }
        case .enum:
            if stated.isEmpty || Self.rawTypes.contains(stated[0]) {
                implied = ["Hashable", "Sendable"]
                stated = Array(stated.dropFirst())
            }
        case .options:
            implied = ["OptionSet", "Equatable", "Sendable"]
        case .wrapper:
            if !stated.isEmpty, Self.rawTypes.contains(stated[0]) { stated.removeFirst() }
            implied = ["RawRepresentable", "Hashable", "Sendable"]
        case .actor:
            implied = ["Sendable"]
        case .struct, .protocol, .typealias, .extension:
            break
        }
        let all = stated + implied + added
        self.superclass = superclass
        protocols = all.filter { !$0.hasSuffix("?") }
        conditional = Set(all.filter { $0.hasSuffix("?") }.map { String($0.dropLast()) })
        let ancestors = [superclass, header.aliased].compactMap { $0 } + protocols.filter { !Self.basic.contains($0) }
        inherited = ancestors.compactMap(SystemTypes.type(named:))
        let isIsolated = header.modifiers.contains("main")
        isMainActor = isIsolated || inherited.contains { $0.kind == .class && $0.isMainActor }
        isIsolatedClass = isMainActor && header.keyword == .class
    }

    private let isIsolatedClass: Bool

    /// How firmly the type conforms; a class on the main actor is `Sendable` without saying so.
    func strength(of name: String, ifStatedNowhere other: TypeFacts.Conformance) -> TypeFacts.Conformance {
        if protocols.contains(name) || inherited.contains(where: { $0.strength(of: name) == .always }) {
            return .always
        }
        if name == "Sendable", isIsolatedClass { return .always }
        if conditional.contains(name) || inherited.contains(where: { $0.strength(of: name) == .whereArgumentsDo }) {
            return .whereArgumentsDo
        }
        return other
    }

    private static let rawTypes: Set<String> = [
        "Int", "UInt", "String", "Int32", "UInt32", "UInt8", "UInt64", "CGFloat", "Float", "Double",
    ]
    /// Where the search up the protocols ends.
    private static let basic: Set<String> = ["Hashable", "Equatable", "Sendable", "RawRepresentable"]
}

extension TypeFacts {
    fileprivate func strength(of name: String) -> Conformance {
        switch name {
        case "Hashable": hashable
        case "Equatable": equatable
        default: sendable
        }
    }
}
