import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// The members that a protocol has, as far as they are all known.
///
/// A class, since every call of the protocol is held against it.
final class ProtocolVocabulary: Sendable {
    /// Base names: a call finds its method by them. Texts are made of those only that code declares when a finding quotes them.
    private let names: [FactText]
    /// Those that a spec declares.
    private let specNames: Set<String>
    /// The fingerprints of all names.
    private let fingerprints: Set<UInt64>
    /// Where it is declared: in code, or in a spec from which it is generated. A composition has several protocols.
    let declared: [Declared]

    struct Declared: Sendable {
        let name: String
        let place: SourceRange
    }

    /// What every object of Objective-C answers to, and what Swift itself puts behind a dot.
    private static let ofEverything: Set<String> = [
        "self", "init", "Type", "isEqual", "hash", "description", "debugDescription", "responds", "perform", "isKind",
        "isMember", "conforms", "superclass",
    ]
    private static let fingerprintsOfEverything = Set(ofEverything.map(NameFingerprint.of))

    func contains(_ name: FactText) -> Bool {
        fingerprints.contains(name.fingerprint)
    }

    /// All names, sorted.
    var allNames: [String] { specNames.union(names.map(\.string)).union(Self.ofEverything).sorted() }

    /// `A & B`.
    var name: String { declared.map(\.name).joined(separator: " & ") }

    /// What an object answers to that conforms to all of them.
    convenience init(joining parts: [ProtocolVocabulary]) {
        self.init(
            parts.flatMap(\.names),
            spec: parts.reduce(into: []) { $0.formUnion($1.specNames) },
            parts.flatMap(\.declared)
        )
    }

    init(_ names: [FactText], spec specNames: Set<String> = [], _ declared: [Declared]) {
        self.names = names
        self.specNames = specNames
        self.declared = declared
        var fingerprints = Self.fingerprintsOfEverything
        fingerprints.formUnion(names.lazy.map(\.fingerprint))
        fingerprints.formUnion(specNames.lazy.map(NameFingerprint.of))
        self.fingerprints = fingerprints
    }
}

extension ProtocolVocabulary {
    /// That of a protocol of the project; `nil` where not all of its members are known.
    convenience init?(of id: TypeID, in code: CodeIndex) {
        var names: [FactText] = []
        var seen: Set<TypeID> = [id]
        var waiting = [id]
        while let next = waiting.popLast() {
            guard seen.count <= Ancestry.kinLimit + 1 else { return nil }
            guard code[next].kind == .protocol, code.superclass(of: next) == nil else { return nil }
            guard code.unknownAncestors(of: next).allSatisfy(Self.empty.contains) else { return nil }
            for member in code[next].members { names.append(member.baseName) }
            for stated in code.ancestry.protocols(of: next) {
                switch stated {
                case .project(let refined):
                    if seen.insert(refined).inserted { waiting.append(refined) }
                case .platform(let type):
                    guard Self.empty.contains(type.name) else { return nil }
                case .ambiguous, .unknown: return nil
                }
            }
        }
        self.init(names, [Declared(name: code[id].name, place: code[id].declaration.nameRange)])
    }

    /// That of a protocol that a spec generates and that no file holds yet.
    convenience init?(ofInterface name: String, in specs: SpecTable) {
        guard let interface = specs.interface(named: name), interface.inherits.isEmpty else { return nil }
        let names = Set(interface.members.map(\.name.text)).union(interface.members.map(\.baseName))
        self.init([], spec: names, [Declared(name: name, place: interface.origin)])
    }

    /// Protocols that ask for nothing.
    private static let empty: Set<String> = [
        "AnyObject", "class", "Sendable", "NSObjectProtocol", "Actor", "AnyActor", "SendableMetatype",
    ]
}
