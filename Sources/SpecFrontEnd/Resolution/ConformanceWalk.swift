import SystemTypes
import ScreenModel

/// A protocol that Swift can conform a struct or enum to by itself, where all that it stores conforms.
enum Synthesized: String, CaseIterable, Sendable {
    case hashable = "Hashable"
    case equatable = "Equatable"
    case sendable = "Sendable"
    case codable = "Codable"
    case encodable = "Encodable"
    case decodable = "Decodable"

    /// What types are given unless the project asks for others.
    static let automatic: [Synthesized] = [.hashable, .sendable]
}

/// Works out the conformances of types that specs make, and remembers those of types that it has met.
struct ConformanceWalk {
    private let knowledge: ConformanceKnowledge
    /// The conformances that the project asks for; `nil` stands for all automatic ones that are possible.
    private let requested: [Synthesized]?
    private var sources: [String: ConformanceKnowledge.Source] = [:]
    /// What is said of types that specs make: true until it is refuted.
    private var answers: [Claim: Bool] = [:]
    /// Claims to look at, and who has leaned on which; empty outside of `decide`.
    private var pending: [Claim] = []
    private var askers: [Claim: [Claim]] = [:]
    private var asking: Claim?

    private struct Claim: Hashable {
        let type: String
        let conformance: Synthesized
    }

    init(_ scope: Scope) {
        knowledge = ConformanceKnowledge(
            symbols: scope.symbols,
            externals: scope.externals,
            dependencies: scope.dependencies
        )
        requested = scope.project.settings.conformances.map { $0.compactMap(Synthesized.init) }
    }

    /// What a view model or generated model conforms to, by its full name.
    mutating func conformances(of name: String) -> Conformances {
        knowledge.symbols.stored(name).map { conformances(of: $0) } ?? Conformances()
    }

    private mutating func conformances(of stored: SymbolTable.Stored) -> Conformances {
        if stored.kind == .protocolModel { return Conformances(names: stored.conforms ?? []) }
        if stored.kind == .content { return conformances(to: requested ?? Synthesized.automatic, of: stored.types) }
        guard let conforms = stored.conforms else { return conformances(to: Synthesized.automatic, of: stored.types) }
        // A protocol that is not synthesized is the team's to satisfy, in an extension of its own.
        var result = conformances(to: conforms.compactMap(Synthesized.init), of: stored.types)
        result.names = conforms
        return result
    }

    private mutating func conformances(to wanted: [Synthesized], of stored: [(name: String, type: SwiftType)])
        -> Conformances
    {
        var result = Conformances()
        for conformance in wanted {
            var conforms = true
            for (name, type) in stored where !self.conforms(type, to: conformance) {
                conforms = false
                result.obstacles.append(
                    Conformances.Obstacle(conformance: conformance.rawValue, property: name, type: type.description)
                )
            }
            if conforms { result.names.append(conformance.rawValue) }
        }
        return result
    }

    mutating func conforms(_ type: SwiftType, to conformance: Synthesized) -> Bool {
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner):
            return conforms(inner, to: conformance)
        case .dictionary(let key, let value): return conforms(key, to: conformance) && conforms(value, to: conformance)
        // Swift synthesizes nothing through tuples but Sendable.
        case .tuple(let elements):
            return conformance == .sendable
                && elements.allSatisfy { element in conforms(element.type, to: conformance) }
        case .function(let function):
            return conformance == .sendable
                && !function.attributes.allSatisfy { $0 != "@Sendable" && $0 != "@MainActor" }
        case .metatype: return conformance == .sendable
        case .existential(let constraint): return conformance == .sendable && conforms(constraint, to: conformance)
        case .composition(let members):
            return conformance == .sendable && members.contains { member in conforms(member, to: conformance) }
        case .attributed(_, let inner), .specified(_, let inner): return conforms(inner, to: conformance)
        case .opaque: return false
        case .invalid: return true
        case .named(let name):
            guard conforms(name.path, to: conformance) else { return false }
            guard !name.components.allSatisfy(\.arguments.isEmpty),
                dependsOnArguments(name.path, for: conformance)
            else { return true }
            return name.components.allSatisfy {
                $0.arguments.allSatisfy { argument in conforms(argument, to: conformance) }
            }
        }
    }

    mutating func conforms(_ path: String, to conformance: Synthesized) -> Bool {
        switch source(of: path) {
        case .stored(let stored) where stored.kind == .describedModel || stored.kind == .protocolModel:
            return (stored.conforms ?? []).implies(conformance)
        case .stored(let stored):
            return decide(Claim(type: stored.fullName, conformance: conformance))
        case .external(let type): return type.conforms.map(\.text).implies(conformance)
        case .mainActorClass:
            return conformance == .sendable || knowledge.isHashableClass(path) && conformance.isEquality
        case .platform(let facts): return facts.strength(of: conformance) != .never
        case .dependency(let module, let name): return module.conforms(name, to: conformance)
        case .unknown: return false
        }
    }

    /// Whether a generic type conforms only where its arguments do.
    private mutating func dependsOnArguments(_ path: String, for conformance: Synthesized) -> Bool {
        guard case .platform(let facts) = source(of: path) else { return false }
        return facts.strength(of: conformance) == .whereArgumentsDo
    }

    private mutating func source(of path: String) -> ConformanceKnowledge.Source {
        if let known = sources[path] { return known }
        let source = knowledge.source(of: path)
        sources[path] = source
        return source
    }

    /// Whether a claim holds. Types that hold one another conform if the rest of them does, so that all that a claim leans on is
    /// taken for true, and is looked at again where something that it leaned on is not.
    private mutating func decide(_ claim: Claim) -> Bool {
        if let asking { askers[claim, default: []].append(asking) }
        if let known = answers[claim] { return known }
        answers[claim] = true
        pending.append(claim)
        guard asking == nil else { return true }
        while let next = pending.popLast() {
            guard answers[next] == true else { continue }
            asking = next
            if !conformances(of: next.type).names.implies(next.conformance) {
                answers[next] = false
                pending += askers[next] ?? []
            }
        }
        asking = nil
        askers = [:]
        return answers[claim] ?? false
    }
}

extension Synthesized {
    fileprivate var isEquality: Bool { self == .hashable || self == .equatable }
}

extension [String] {
    /// Whether these conformances bring another one along.
    func implies(_ conformance: Synthesized) -> Bool {
        if contains(conformance.rawValue) { return true }
        switch conformance {
        case .equatable: return contains("Hashable") || contains("Comparable")
        case .encodable, .decodable: return contains("Codable")
        case .codable: return contains("Encodable") && contains("Decodable")
        case .hashable, .sendable: return false
        }
    }
}

/// Where the answer for a type comes from.
private struct ConformanceKnowledge: Sendable {
    let symbols: SymbolTable
    let externals: ExternalTypes
    let dependencies: ForeignModules

    enum Source {
        case stored(SymbolTable.Stored)
        case external(ProjectFile.ExternalType)
        /// A class on the main actor: a view, or another role of a screen.
        case mainActorClass
        case platform(TypeFacts)
        /// A type of another module, by its name there.
        case dependency(ForeignModule, String)
        case unknown
    }

    func source(of path: String) -> Source {
        switch symbols.kind(of: path) {
        case .content, .model: return symbols.stored(path).map(Source.stored) ?? .unknown
        case .view, .role, .actions, .interface: return .mainActorClass
        case nil: break
        }
        if path == "ViewModel" || path == "DataSource" || path == "Actions" { return .unknown }
        if let other = dependencies.module(ofPath: path) { return .dependency(other.module, other.rest) }
        if let external = externals.entry(for: path) { return .external(external) }
        return SystemTypes.type(named: path).map(Source.platform) ?? .unknown
    }

    func isHashableClass(_ path: String) -> Bool {
        symbols.kind(of: path) == .view
    }
}

extension TypeFacts {
    /// Whether a platform type conforms by itself, where its arguments do, or never.
    fileprivate func strength(of conformance: Synthesized) -> Conformance {
        switch conformance {
        case .hashable: hashable
        case .equatable: equatable
        case .sendable: sendable
        case .codable:
            containers.contains(name)
                ? .whereArgumentsDo : SystemTypes.conforms(name, to: "Codable") ? .always : .never
        case .encodable, .decodable:
            strength(of: .codable) != .never
                ? strength(of: .codable) : SystemTypes.conforms(name, to: conformance.rawValue) ? .always : .never
        }
    }
}

/// Containers that are Codable where their elements are.
private let containers: Set<String> = ["Array", "Dictionary", "Optional", "Set", "Range", "ClosedRange"]
