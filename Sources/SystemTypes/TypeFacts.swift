/// What is known of one type of the platform. Types are named in Swift notation, nested ones in full (`UIView.ContentMode`).
///
/// A class, since all who ask share it, from many threads: most want to know one thing of a type.
package final class TypeFacts: Sendable {
    package enum Kind: Sendable, Hashable {
        case `class`, `struct`, `enum`, `protocol`, `typealias`, actor
    }

    /// Whether a type conforms to a protocol: containers such as `Array` conform where their arguments do.
    package enum Conformance: Sendable, Hashable {
        case never, whereArgumentsDo, always
    }

    package let name: String
    package let module: String
    package let kind: Kind
    /// The generic parameters with their constraints, as written: `["Element: Hashable"]`.
    package let genericParameters: [String]
    package let superclass: String?
    /// What is stated at the type; a superclass and refined protocols add theirs. Conditional ones are left out.
    package let protocols: [String]
    package let hashable: Conformance
    package let equatable: Conformance
    package let sendable: Conformance
    package let isMainActor: Bool
    package let isFinal: Bool
    /// What a type alias stands for.
    package let aliased: String?
    /// Where its members stand in the catalogue, extensions by other modules included.
    let entries: [CatalogueIndex.EntryNumber]

    init(
        _ header: HeaderReader,
        addedConformances: [String],
        module: String,
        entries: [CatalogueIndex.EntryNumber]
    ) {
        let conformances = Conformances(header, added: addedConformances)
        name = header.name
        self.module = module
        kind = Kind(header.keyword)
        genericParameters = header.genericParameters
        superclass = conformances.superclass
        protocols = conformances.protocols
        isMainActor = conformances.isMainActor
        hashable = conformances.strength(of: "Hashable", ifStatedNowhere: .never)
        equatable = conformances.strength(of: "Equatable", ifStatedNowhere: hashable)
        sendable = conformances.strength(of: "Sendable", ifStatedNowhere: .never)
        isFinal = header.modifiers.contains("final") || kind != .class
        aliased = header.aliased
        self.entries = entries
    }

    /// The generic parameter for what a publisher or an asynchronous sequence hands on, by its place.
    package var carriedParameter: Int? {
        guard !genericParameters.isEmpty else { return nil }
        let carried =
            SystemTypes.conforms(name, to: "Publisher")
            ? "Output" : SystemTypes.conforms(name, to: "AsyncSequence") ? "Element" : nil
        return carried.flatMap { carried in genericParameters.firstIndex { $0.hasPrefix(carried) } }
    }

    /// The type's own members, read from the catalogue each time; inherited ones are found through `superclass` and `protocols`.
    package var members: [Member] {
        entries.flatMap { entry in CatalogueIndex.shared.memberLines(of: entry).flatMap(MemberReader.members) }
    }
}

/// A property, method, case or initializer of a platform type.
package struct Member: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case property, method, enumCase, initializer
    }

    /// The base name: `setTitle` for `setTitle(_:for:)`, `init` for initializers.
    package var name: String
    package var kind: Kind
    /// A property's type; what a method returns, if it returns something.
    package var type: String?
    /// The parameters of methods and initializers and the payloads of cases, as written, with their parentheses.
    package var parameters: String?
    package var isSettable: Bool
    package var isStatic: Bool
    /// The method behind a name that is no property of the class but says what the method sets:
    /// `setTitle(_:for:)` for a button's `title`.
    package var setter: String?

    /// The name with its argument labels: `setTitle(_:for:)`.
    package var fullName: String {
        guard let parameters, kind != .enumCase else { return name }
        return name + "(" + MemberReader.argumentLabels(of: parameters).map { $0 + ":" }.joined() + ")"
    }
}
