import SourceFacts

/// A type that no spec gives a role, and the names that it goes by beside its own.
///
/// A class, since each is held against all architectures.
final class RoleCandidate: Sendable {
    let type: CodeType
    /// Its own name, and that with what it is nested in.
    let spellings: [TypeSpelling]
    /// A struct that only holds values is data, whatever it is called.
    let isData: Bool
    /// Of what it inherits or conforms to, the names that are part of its own: `BooksPresenter` of
    /// `BooksPresenterImplementation`, and of `BooksDefaultPresenter`.
    let implemented: [TypeSpelling]
    /// What every object of a class stores, and the fingerprints of the names.
    let properties: [MemberFact]
    let propertyNames: [UInt64]

    init(_ type: CodeType, in index: CodeIndex) {
        self.type = type
        spellings = TypeSpelling.spellings(of: type, in: index)
        properties =
            type.isClass ? type.members.filter { $0.kind == .storedProperty && !$0.isTypeMember } : []
        propertyNames = properties.map(\.baseName.fingerprint)
        isData = Self.holdsValuesOnly(type, in: index)
        implemented = type.declarations.flatMap { declaration in
            declaration.inheritedTypes.compactMap { inherited in
                guard inherited.type.base == nil, let name = inherited.type.name,
                    name.byteCount < type.name.utf8.count,
                    name.isPart(of: type.name) || Self.isAround(name.string, type.name)
                else { return nil }
                return TypeSpelling(name.string)
            }
        }
    }

    /// Whether a name is another one with a word in the middle left out.
    private static func isAround(_ name: String, _ longer: String) -> Bool {
        guard let first = name.first, longer.first == first, longer.last == name.last else { return false }
        return name.indices.dropFirst().contains { index in
            name[index].isUppercase && longer.hasPrefix(name[..<index]) && longer.hasSuffix(name[index...])
        }
    }

    /// Whether a type may play a role at all.
    static func isOpen(_ type: CodeType, in index: CodeIndex) -> Bool {
        index.file(of: type).isChecked && !type.declaration.isInsideFunction
    }

    /// What keeps a view controller is a module of a screen, however little it does.
    private static func holdsValuesOnly(_ type: CodeType, in index: CodeIndex) -> Bool {
        guard type.kind == .struct else { return false }
        var storesValues = false
        for member in type.members where !member.isTypeMember {
            if member.kind == .method { return false }
            if member.kind == .storedProperty {
                if index.isViewController(index.type(of: member)) { return false }
                storesValues = true
            }
        }
        return storesValues
    }
}

/// All candidates of a module, which are held against each architecture.
struct RoleCandidates: Sendable {
    let all: [RoleCandidate]
    /// The numbers of those that are called after what they implement, and are no data.
    let implementers: [Int]

    /// Those of the types that have code of their own.
    init(_ types: [CodeType], in index: CodeIndex) {
        let players = types.filter { $0.kind != .protocol && $0.kind != .typealias }
        let all = index.jobs.map(players) { RoleCandidate($0, in: index) }
        implementers = all.indices.filter { !all[$0].isData && !all[$0].implemented.isEmpty }
        self.all = all
    }
}
