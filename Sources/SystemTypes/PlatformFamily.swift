import ScreenSpecConcurrency

/// A type of the platform with its protocols and superclasses, nearest first, each once: all that its members come from.
package final class PlatformFamily: Sendable {
    let types: [TypeFacts]
    private let words: [WordFilter]

    /// - Parameter name: A full name; that of an alias stands for what it stands for.
    private init(_ name: String) {
        var types: [TypeFacts] = []
        var waiting = [name]
        var position = 0
        while position < waiting.count {
            let next = waiting[position]
            // So few that hashing them takes longer.
            let isKnown = waiting[..<position].contains(next)
            position += 1
            guard !isKnown, let facts = SystemTypes.type(named: next).flatMap(SystemTypes.resolvingAlias) else {
                continue
            }
            types.append(facts)
            waiting += facts.protocols
            if let superclass = facts.superclass { waiting.append(superclass) }
        }
        self.types = types
        words = types.flatMap(\.entries).map(CatalogueIndex.shared.words)
    }

    /// Whether any of them may have a member of that name: where not, that is certain, and found out at once.
    package func mayHaveMember(named name: UnsafeBufferPointer<UInt8>) -> Bool {
        let word = WordFilter.Word(name)
        return words.contains { $0.mayHold(word) }
    }

    func mayHaveMember(named name: String) -> Bool {
        var name = name
        return name.withUTF8(mayHaveMember)
    }
}

extension PlatformFamily {
    /// Those that were asked for.
    private static let known = Memo<CatalogueIndex.EntryNumber, PlatformFamily>()

    static func family(of entry: CatalogueIndex.EntryNumber) -> PlatformFamily {
        known(entry) { PlatformFamily(CatalogueIndex.shared.name(of: entry)) }
    }
}
