import SourceFacts
import SystemTypes

/// What types conform to, and which types conform to a protocol.
extension CodeIndex {
    /// All protocols of a type: stated by it, its extensions or a class above it, and what those refine.
    package func protocols(of id: TypeID) -> [NamedType] {
        ancestry.allProtocols[id.index]
    }

    /// All types that conform to a protocol, protocols that refine it left out.
    package func conformers(of id: TypeID) -> [TypeID] {
        ancestry.allConformers(of: id).filter { self[$0].kind != .protocol }
    }

    /// The same without those of tests, and without what stands in for another type by its name.
    package func implementers(of id: TypeID) -> [TypeID] {
        conformers(of: id).filter { conformer in
            let name = self[conformer].name
            return !file(of: self[conformer]).isTest
                && !Self.standIns.contains { name.hasPrefix($0) || name.hasSuffix($0) }
        }
    }

    /// The only one of those.
    package func onlyImplementer(of id: TypeID) -> CodeType? {
        let types = implementers(of: id)
        return types.count == 1 ? self[types[0]] : nil
    }

    private static let standIns = ["Mock", "Stub", "Fake", "Spy", "Dummy"]

    /// The types, protocols left in, that state a protocol themselves.
    func directConformers(of id: TypeID) -> [TypeID] {
        ancestry.conformers[id.index]
    }

    package func conforms(_ id: TypeID, toProtocolNamed name: String) -> Bool {
        if classes(from: id).contains(where: { ancestry.unknownNames(of: $0).contains(name) }) { return true }
        return protocols(of: id).contains { stated in
            switch stated {
            case .platform(let platform): SystemTypes.conforms(platform.name, to: name)
            default: stated.candidates.contains { self[$0].name == name }
            }
        }
    }

    package func conforms(_ id: TypeID, to protocolID: TypeID) -> Bool {
        protocols(of: id).contains { $0.candidates.contains(protocolID) }
    }

    /// Whether an object may be of both types: one is above the other, or the first conforms to the other.
    func isKin(_ id: TypeID, of other: TypeID) -> Bool {
        conforms(id, to: other) || classes(from: id).contains(other) || classes(from: other).contains(id)
    }

    /// Names of superclasses and protocols that nobody knows, of the type and the classes above it.
    package func unknownAncestors(of id: TypeID) -> [String] {
        classes(from: id).flatMap { ancestry.unknownNames(of: $0) }
    }

    /// Whether a class has a superclass that may bring along members which nobody knows.
    func hasUnknownSuperclass(_ id: TypeID) -> Bool {
        guard ancestry.platformClasses[id.index] == nil else { return false }
        return unknownAncestors(of: id).contains { externalMembers(of: $0) == nil }
    }

    /// Whether a class, or one above it, stands in a file that is not Swift throughout: behind a brace too many or too few, its
    /// members are nobody's or another type's.
    func isReadInPart(_ id: TypeID) -> Bool {
        classes(from: id).contains { self[$0].declarations.contains(where: \.facts.hasSyntaxErrors) }
    }

    /// Whether the last class that is known above a class names a superclass that nobody knows, such as one of a package: what
    /// stands first may be one.
    func mayInheritFromPackage(_ id: TypeID) -> Bool {
        guard self[id].isClass, platformClass(of: id) == nil, let last = classes(from: id).last else { return false }
        let declaration = self[last].declaration
        return declaration.inheritedTypes.first.map { lookup($0.type, in: declaration.parent) == .unknown } ?? false
    }
}
