/// A type of the platform, by its number in the catalogue: to hand it on and to compare it with others costs nothing.
public struct PlatformType: Hashable, Sendable {
    private let entry: CatalogueIndex.EntryNumber

    /// The type of that full name, or what it stands for if it is an alias of a plain name; a module in front is accepted.
    package init?(named name: String) {
        guard let entry = SystemTypes.entry(named: name) else { return nil }
        self.init(resolving: entry)
    }

    /// The same by the name's fingerprint, without a module in front.
    package init?(fingerprint: UInt64) {
        guard let entry = CatalogueIndex.shared.entry(fingerprint: fingerprint) else { return nil }
        self.init(resolving: entry)
    }

    private init(resolving entry: CatalogueIndex.EntryNumber) {
        self.entry = CatalogueIndex.shared.mayBeAlias(entry) ? DecodedTypes.shared.resolved(entry) : entry
    }

    /// In full: `UIView.ContentMode`.
    package var name: String { CatalogueIndex.shared.name(of: entry) }

    /// `nil` only where the catalogue has a slip.
    package var facts: TypeFacts? { DecodedTypes.shared.facts(of: entry) }

    /// Whether the class is the one of that name or inherits from it.
    package func isSubclass(of name: String) -> Bool {
        DecodedTypes.shared.isSubclass(entry, of: name)
    }

    /// All that its members come from.
    package var family: PlatformFamily { PlatformFamily.family(of: entry) }
}
