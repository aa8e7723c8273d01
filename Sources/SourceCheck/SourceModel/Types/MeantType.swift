import SystemTypes

/// A type as Swift means it, whoever wrote it and however.
///
/// `[Jog]` and `Array<Jog>` are one, `Jog?` and `Optional<Jog>`, `()` and `Void`, `any Theme` and `Theme`; aliases are followed.
indirect enum MeantType: Hashable, Sendable {
    /// Nobody can tell: of a package, declared several times, or of a form that is not compared. It differs from nothing.
    case unknown
    case named(Declared, [MeantType])
    /// A generic parameter of the member, by its place among them.
    case generic(Int)
    case optional(MeantType)
    case tuple([MeantType])
    /// In a tuple: `name: String`.
    case labelled(String, MeantType)
    case function(Function)
    /// `A & B`, in any order; `Any` is the one of nothing.
    case composition(Set<MeantType>)
    case metatype(MeantType)
    case `inout`(MeantType)

    enum Declared: Hashable, Sendable {
        case project(TypeID)
        /// By its full name.
        case platform(String)
        /// Of a package, by its last name, which may be that of an alias.
        case foreign(String)
        /// `Self` of a protocol.
        case conformer
        /// A type that is to be nested in one that has none of that name.
        case absent(String)
    }

    struct Function: Hashable, Sendable {
        var parameters: [MeantType]
        var result: MeantType
        var isAsync: Bool
        var isThrowing: Bool
    }

    static let void = MeantType.tuple([])

    static func platform(_ platform: PlatformType, _ arguments: [MeantType]) -> MeantType {
        // An alias of what has no plain name.
        let isAlias = platform.facts?.kind == .typealias && platform.name != "Void" && platform.name != "Codable"
        guard !isAlias, let facts = platform.facts else { return .unknown }
        // The type of a package that has the name of another one.
        guard arguments.count <= facts.genericParameters.count else {
            return .named(.foreign(platform.name), arguments)
        }
        return .platform(platform.name, arguments)
    }

    static func platform(_ name: String, _ arguments: [MeantType] = []) -> MeantType {
        switch name {
        case "Void": .void
        case "Any": .composition([])
        case "Optional": arguments.count == 1 ? .optional(arguments[0]) : .unknown
        case "Codable": .composition([.platform("Decodable"), .platform("Encodable")])
        default: .named(.platform(name), arguments)
        }
    }

    /// Parentheses around one type are none.
    static func tuple(of elements: [MeantType]) -> MeantType {
        elements.count == 1 ? elements[0] : .tuple(elements)
    }

    static func composition(of members: [MeantType]) -> MeantType {
        var parts: Set<MeantType> = []
        for member in members {
            if case .composition(let inner) = member { parts.formUnion(inner) } else { parts.insert(member) }
        }
        return parts.count == 1 ? parts.first ?? .unknown : .composition(parts)
    }

    /// Whether the two are surely not one type.
    func differs(from other: MeantType) -> Bool {
        switch (self, other) {
        case (.unknown, _), (_, .unknown): false
        case (.labelled(let label, let type), .labelled(let otherLabel, let otherType)):
            label != otherLabel || type.differs(from: otherType)
        // Swift turns the one into the other.
        case (.labelled(_, let type), _): type.differs(from: other)
        case (_, .labelled(_, let type)): differs(from: type)
        case (.named(.foreign(let name), let arguments), _):
            other.isSurelyNotForeign(called: name, arguments)
        case (_, .named(.foreign(let name), let arguments)): isSurelyNotForeign(called: name, arguments)
        case (.named(let name, let arguments), .named(let otherName, let otherArguments)):
            name != otherName
                // Where one has no arguments, they are inferred.
                || arguments.count == otherArguments.count && Self.differ(arguments, otherArguments)
        case (.generic(let place), .generic(let otherPlace)): place != otherPlace
        case (.optional(let wrapped), .optional(let otherWrapped)): wrapped.differs(from: otherWrapped)
        case (.tuple(let elements), .tuple(let others)):
            elements.count != others.count || Self.differ(elements, others)
        case (.function(let function), .function(let otherFunction)): function.differs(from: otherFunction)
        case (.composition(let parts), .composition(let others)):
            !parts.contains(where: \.isUncertain) && !others.contains(where: \.isUncertain) && parts != others
        case (.metatype(let instance), .metatype(let otherInstance)): instance.differs(from: otherInstance)
        case (.inout(let type), .inout(let otherType)): type.differs(from: otherType)
        case (.composition(let parts), _): !parts.contains(where: \.isUncertain)
        case (_, .composition(let parts)): !parts.contains(where: \.isUncertain)
        default: true
        }
    }

    /// Whether it is surely not the type of a package that has the name: that has other arguments, or is a part of it. Of two names
    /// one may stand for the other.
    private func isSurelyNotForeign(called name: String, _ arguments: [MeantType]) -> Bool {
        switch self {
        case .named(.foreign(let other), let otherArguments):
            other == name
                ? arguments.count == otherArguments.count && Self.differ(arguments, otherArguments)
                : otherArguments.contains { $0.mentions(name) } || arguments.contains { $0.mentions(other) }
        // An alias with arguments stands for something that has them.
        case .named(.platform, []), .tuple([]): !arguments.isEmpty
        case .composition: false
        default: mentions(name)
        }
    }

    /// Whether the type of a package with that name is a part of it.
    private func mentions(_ name: String) -> Bool {
        switch self {
        case .named(.foreign(let other), let types): other == name || types.contains { $0.mentions(name) }
        case .unknown, .generic: false
        case .named(_, let types), .tuple(let types): types.contains { $0.mentions(name) }
        case .composition(let types): types.contains { $0.mentions(name) }
        case .optional(let type), .metatype(let type), .inout(let type), .labelled(_, let type): type.mentions(name)
        case .function(let function):
            function.result.mentions(name) || function.parameters.contains { $0.mentions(name) }
        }
    }

    fileprivate static func differ(_ types: [MeantType], _ others: [MeantType]) -> Bool {
        zip(types, others).contains { $0.differs(from: $1) }
    }

    /// Whether a part of it may be anything.
    var isUncertain: Bool {
        switch self {
        case .unknown, .named(.foreign, _): true
        case .generic: false
        case .named(_, let types), .tuple(let types): types.contains(where: \.isUncertain)
        case .composition(let types): types.contains(where: \.isUncertain)
        case .optional(let type), .metatype(let type), .inout(let type), .labelled(_, let type): type.isUncertain
        case .function(let function): function.result.isUncertain || function.parameters.contains(where: \.isUncertain)
        }
    }

    /// Whether a part of it has not even a name.
    var hasUnknown: Bool {
        switch self {
        case .unknown: true
        case .generic: false
        case .named(_, let types), .tuple(let types): types.contains(where: \.hasUnknown)
        case .composition(let types): types.contains(where: \.hasUnknown)
        case .optional(let type), .metatype(let type), .inout(let type), .labelled(_, let type): type.hasUnknown
        case .function(let function): function.result.hasUnknown || function.parameters.contains(where: \.hasUnknown)
        }
    }
}

extension MeantType.Function {
    fileprivate func differs(from other: MeantType.Function) -> Bool {
        isAsync != other.isAsync || isThrowing != other.isThrowing || parameters.count != other.parameters.count
            || MeantType.differ(parameters, other.parameters) || result.differs(from: other.result)
    }
}

extension MeantType.Declared {
    /// Whether it is a type of the app or a package, or one of the platform whose values come one after the other.
    var isHolder: Bool {
        switch self {
        case .project, .foreign: true
        case .platform(let name):
            ["Publisher", "Subject", "AsyncSequence"].contains { SystemTypes.conforms(name, to: $0) }
        case .conformer, .absent: false
        }
    }
}
