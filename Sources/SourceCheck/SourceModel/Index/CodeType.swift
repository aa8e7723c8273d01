import SystemTypes
import SourceFacts

/// One type, protocol or type alias that the sources declare: an index into `CodeIndex.types`.
package struct TypeID: Hashable, Comparable, Sendable {
    let number: Int32

    var index: Int { Int(number) }

    init(_ index: Int) {
        number = Int32(truncatingIfNeeded: index)
    }

    package static func < (left: TypeID, right: TypeID) -> Bool {
        left.number < right.number
    }
}

/// A declared type with the extensions of it, in whatever file they stand.
///
/// A class, since rules hand types on all the time. Only the index that makes it, before anybody else knows of it, gives it its
/// parent, its extensions and their members.
package final class CodeType: @unchecked Sendable {
    package let id: TypeID
    package let declaration: DeclarationFact
    /// That of the declaration.
    package let kind: DeclarationFact.Kind
    /// The index of the file among those of the index.
    package let file: Int
    package private(set) var parent: TypeID?
    package private(set) var extensions: [DeclarationFact] = []
    /// The indices of the files of its extensions.
    private(set) var extensionFiles: [Int] = []
    /// Its own members, then those of its extensions.
    package private(set) var members: [MemberFact] = []
    /// The positions of the first members of each name, by the fingerprints of the names.
    private var firstMembers: [UInt64: Int] = [:]
    /// `Inner` of `Outer.Inner`.
    package let name: String

    init(id: TypeID, declaration: DeclarationFact, file: Int, name: String) {
        self.id = id
        self.declaration = declaration
        self.file = file
        self.name = name
        kind = declaration.kind
    }

    func setParent(_ parent: TypeID) {
        self.parent = parent
    }

    func add(_ declaration: DeclarationFact, in file: Int) {
        extensions.append(declaration)
        extensionFiles.append(file)
    }

    /// The same type as files say of it now which have the outlines that they had.
    func renewed(by files: [CodeFile]) -> CodeType {
        func renewed(_ declaration: DeclarationFact, _ file: Int) -> DeclarationFact {
            DeclarationFact(facts: files[file].facts, index: declaration.index)
        }
        let type = CodeType(id: id, declaration: renewed(declaration, file), file: file, name: name)
        type.parent = parent
        type.extensions = zip(extensions, extensionFiles).map(renewed)
        type.extensionFiles = extensionFiles
        type.collectMembers()
        return type
    }

    /// Once all extensions are there.
    func collectMembers() {
        members = extensions.isEmpty ? declaration.members : declaration.members + extensions.flatMap(\.members)
        for (position, member) in members.enumerated().reversed() {
            firstMembers[member.baseName.fingerprint] = position
        }
    }

    /// The first member of a base name, the type's own before those of its extensions.
    func member(_ fingerprint: UInt64, where isName: (FactText) -> Bool) -> MemberFact? {
        guard let first = firstMembers[fingerprint] else { return nil }
        // Two names may share a fingerprint, though none of real code do.
        return isName(members[first].baseName) ? members[first] : members.first { isName($0.baseName) }
    }

    package var isClass: Bool { kind == .class }
    /// Whether its values are shared by reference: a class or an actor.
    package var isReference: Bool { kind == .class || kind == .actor }

    /// The declaration itself, then its extensions.
    package var declarations: [DeclarationFact] { [declaration] + extensions }

    package func member(named name: String) -> MemberFact? {
        members.first { $0.baseName == name }
    }
}

/// What a name in a type stands for.
package enum NamedType: Hashable, Sendable {
    /// A type of the project.
    case project(TypeID)
    /// Several types of the project have the name, and nothing tells which is meant.
    case ambiguous([TypeID])
    case platform(PlatformType)
    /// Nobody knows it: of a package, or a generic parameter without a bound.
    case unknown

    /// All types of the project that may be meant.
    package var candidates: [TypeID] {
        switch self {
        case .project(let type): [type]
        case .ambiguous(let types): types
        case .platform, .unknown: []
        }
    }

    /// What the first of the candidates has of which a function finds something. Makes no array, other than `candidates`: each
    /// name of each path asks.
    func firstOfCandidates<Found>(_ find: (TypeID) -> Found?) -> Found? {
        switch self {
        case .project(let type): return find(type)
        case .ambiguous(let types):
            for type in types {
                if let found = find(type) { return found }
            }
            return nil
        case .platform, .unknown: return nil
        }
    }

    /// The one type of the project that is meant.
    package var projectType: TypeID? {
        guard case .project(let type) = self else { return nil }
        return type
    }

    package var isUnknown: Bool { self == .unknown }
}
