import ScreenSpecConcurrency

/// The types that were asked for, read once each.
final class DecodedTypes: Sendable {
    static let shared = DecodedTypes()

    private let types = Memo<CatalogueIndex.EntryNumber, TypeFacts?>()

    func facts(of entry: CatalogueIndex.EntryNumber) -> TypeFacts? {
        types(entry) { Self.read(entry) }
    }

    /// What an alias stands for, or the type itself.
    func resolved(_ entry: CatalogueIndex.EntryNumber) -> CatalogueIndex.EntryNumber {
        facts(of: entry)?.aliased.flatMap(SystemTypes.entry) ?? entry
    }

    /// Whether a class, or what an alias stands for, is called so or inherits from what is.
    func isSubclass(_ entry: CatalogueIndex.EntryNumber, of name: String) -> Bool {
        var next = facts(of: entry)
        if let alias = next?.aliased { next = SystemTypes.type(named: alias) }
        var steps = 0
        while let type = next, steps < Self.depthLimit {
            if type.name == name { return true }
            next = type.superclass.flatMap(SystemTypes.type(named:))
            steps += 1
        }
        return false
    }

    /// Deeper than any real hierarchy; a slip in the catalogue must not become an endless loop.
    static let depthLimit = 64

    private static func read(_ entry: CatalogueIndex.EntryNumber) -> TypeFacts? {
        let index = CatalogueIndex.shared
        guard let header = HeaderReader(index.headerLine(of: entry)) else { return nil }
        let entries = index.entriesOfSameType(as: entry)
        let added = entries.dropFirst().compactMap { HeaderReader(index.headerLine(of: $0)) }.flatMap(\.inherited)
        return TypeFacts(header, addedConformances: added, module: index.module(of: entry), entries: entries)
    }
}

extension TypeFacts.Kind {
    init(_ keyword: HeaderReader.Keyword) {
        self =
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
