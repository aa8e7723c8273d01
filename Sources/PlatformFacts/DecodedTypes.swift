import Foundation

/// The types that were asked for, read once each.
final class DecodedTypes: @unchecked Sendable {
    static let shared = DecodedTypes()

    /// Guards `facts`; never held while a type is read, since reading one asks for its superclass.
    private let lock = NSLock()
    private var facts: [CatalogueIndex.EntryNumber: TypeFacts] = [:]

    func facts(of entry: CatalogueIndex.EntryNumber) -> TypeFacts? {
        if let known = lock.withLock({ facts[entry] }) { return known }
        guard let read = Self.read(entry) else { return nil }
        lock.withLock { facts[entry] = read }
        return read
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
