import SpecFrontEnd
import YAMLEdits

/// What a document has to say beyond what describes the code, so that it makes what is there.
enum AdoptRemedy: Hashable, Sendable {
    /// Of a protocol that classes need not conform to alone.
    case anyConformer(interface: String)
    /// The protocols that a protocol inherits, all of them.
    case inherited([String], interface: String)
    /// What documents a whole type.
    case documentation(String, ofType: String)
    /// What documents a member, by the place in the generated text.
    case memberDocumentation(String, offset: Int)
    /// Whether a property can be set.
    case memberMutability(Bool, offset: Int)

    /// The key that the entry of a member gets.
    var ofMember: (offset: Int, key: String, value: YAMLValue)? {
        switch self {
        case .memberDocumentation(let text, let offset): (offset, "summary", .text(text))
        case .memberMutability(let isSettable, let offset): (offset, "settable", .flag(isSettable))
        case .anyConformer, .inherited, .documentation: nil
        }
    }
}

extension YAMLPath {
    func isBefore(_ other: YAMLPath) -> Bool {
        document != other.document ? document < other.document : steps.lexicographicallyPrecedes(other.steps)
    }
}

extension YAMLEditor {
    /// Gives an entry a key. A scalar stands for the key that it is short for.
    mutating func set(_ key: String, to value: YAMLValue, in path: YAMLPath, shortFor: String)
        throws(YAMLEditRefusal)
    {
        let entry = YAMLEntry(key, value)
        switch kind(path) {
        case .mapping:
            if let known = self.path(of: key, in: path) { return try apply(.replace(known, with: value)) }
            // Several lines have no room between braces.
            if case .text(let text) = value, text.contains("\n"), isFlow(path) {
                guard count(path) > 0 else { return try apply(.replace(path, with: .mapping([entry]))) }
                try apply(.expand(path))
            }
            try apply(.insertEntry(entry, in: path, at: key == "summary" ? 0 : count(path)))
        case .scalar where isNull(path): try apply(.replace(path, with: .mapping([entry])))
        case .scalar:
            guard let text = text(path) else { throw .isShared }
            try apply(.replace(path, with: .mapping([YAMLEntry(shortFor, .text(text)), entry])))
        case .sequence, nil: throw .noSuchPlace
        }
    }

    /// Gives the protocol of a channel a key.
    mutating func set(_ key: String, to value: YAMLValue, ofChannel channel: String, in document: YAMLPath)
        throws(YAMLEditRefusal)
    {
        let entry = YAMLEntry(key, value)
        guard let protocols = path(of: "protocols", in: document) else {
            let mapping = YAMLValue.mapping([YAMLEntry(channel, .mapping([entry]))])
            return try apply(
                .insertEntry(YAMLEntry("protocols", mapping), in: document, at: placeBehindHead(of: document))
            )
        }
        guard let known = path(of: channel, in: protocols) else {
            if case .text(let text) = value, text.contains("\n"), isFlow(protocols) { try apply(.expand(protocols)) }
            return try apply(.insertEntry(YAMLEntry(channel, .mapping([entry])), in: protocols, at: count(protocols)))
        }
        try set(key, to: value, in: known, shortFor: "name")
    }

    /// Behind what says how the screen is built, and before what it has.
    func placeBehindHead(of document: YAMLPath) -> Int {
        keys(document).lastIndex(where: DocumentHead.keys.contains).map { $0 + 1 } ?? count(document)
    }
}
