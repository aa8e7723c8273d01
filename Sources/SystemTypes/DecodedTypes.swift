import ScreenSpecConcurrency

/// The types that were asked for, read once each.
final class DecodedTypes: Sendable {
    static let shared = DecodedTypes()

    /// Handed out by reference: most who ask want to know one thing of a type.
    private final class Decoded: Sendable {
        let facts: TypeFacts

        init(_ facts: TypeFacts) {
            self.facts = facts
        }
    }

    private let types = Memo<CatalogueIndex.EntryNumber, Decoded?>()

    func facts(of entry: CatalogueIndex.EntryNumber) -> TypeFacts? {
        decoded(entry)?.facts
    }

    /// What an alias stands for, or the type itself.
    func resolved(_ entry: CatalogueIndex.EntryNumber) -> CatalogueIndex.EntryNumber {
        decoded(entry)?.facts.aliased.flatMap(SystemTypes.entry) ?? entry
    }

    /// Whether a class, or what an alias stands for, is called so or inherits from what is.
    func isSubclass(_ entry: CatalogueIndex.EntryNumber, of name: String) -> Bool {
        var next = decoded(entry)
        if let alias = next?.facts.aliased { next = decoded(named: alias) }
        var steps = 0
        while let type = next, steps < Self.depthLimit {
            if type.facts.name == name { return true }
            next = type.facts.superclass.flatMap(decoded(named:))
            steps += 1
        }
        return false
    }

    /// Deeper than any real hierarchy; a slip in the catalogue must not become an endless loop.
    static let depthLimit = 64

    private func decoded(named name: String) -> Decoded? {
        SystemTypes.entry(named: name).flatMap(decoded)
    }

    private func decoded(_ entry: CatalogueIndex.EntryNumber) -> Decoded? {
        types(entry) { Self.read(entry).map(Decoded.init) }
    }

    private static func read(_ entry: CatalogueIndex.EntryNumber) -> TypeFacts? {
        let index = CatalogueIndex.shared
        guard let header = HeaderReader(index.headerLine(of: entry)) else { return nil }
        let entries = index.entriesOfSameType(as: entry)
        let added = entries.dropFirst().compactMap { HeaderReader(index.headerLine(of: $0)) }.flatMap(\.inherited)
        return TypeFacts(header, addedConformances: added, module: index.module(of: entry), entries: entries)
    }
}

extension TypeFacts {
    init(
        _ header: HeaderReader,
        addedConformances: [String],
        module: String,
        entries: [CatalogueIndex.EntryNumber]
    ) {
        let conformances = Conformances(header, added: addedConformances)
        name = header.name
        self.module = module
        kind = Self.kind(of: header.keyword)
        genericParameters = header.genericParameters
        superclass = conformances.superclass
        protocols = conformances.protocols
        isMainActor = conformances.isMainActor
        hashable = conformances.strength(of: "Hashable", ifStatedNowhere: .never)
        equatable = conformances.strength(of: "Equatable", ifStatedNowhere: hashable)
        sendable = conformances.strength(of: "Sendable", ifStatedNowhere: .never)
        isFinal = header.modifiers.contains("final") || kind != .class
        since = header.since
        aliased = header.aliased
        self.entries = entries
    }

    private static func kind(of keyword: HeaderReader.Keyword) -> Kind {
        switch keyword {
        case .class: .class
        case .struct, .options, .wrapper, .extension: .struct
        case .enum: .enum
        case .protocol: .protocol
        case .typealias: .typealias
        case .actor: .actor
        }
    }
}
