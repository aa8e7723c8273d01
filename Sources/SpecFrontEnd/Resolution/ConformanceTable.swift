import SystemTypes
import ScreenModel
import ScreenSpecDiagnostics

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

/// Which of the types that specs make conform to what; worked out once, in one walk over all of them.
struct ConformanceTable: Sendable {
    private var contents: [String: Conformances] = [:]
    private var models: [String: Conformances] = [:]
    private let knowledge: ConformanceKnowledge
    private let requested: [Synthesized]?

    /// - Parameter dependencies: The modules whose types this one names with theirs in front.
    init(
        symbols: SymbolTable,
        externals: ExternalTypes,
        settings: Settings,
        dependencies: [String: ModuleInterface] = [:]
    ) {
        knowledge = ConformanceKnowledge(symbols: symbols, externals: externals, dependencies: dependencies)
        requested = settings.conformances.map { $0.compactMap(Synthesized.init) }
        var walk = Walk(knowledge: knowledge, requested: requested)
        for outline in symbols.outlines {
            guard let content = outline.content, content.declaration.type == nil, content.declaration.style == .struct
            else { continue }
            contents[content.fullTypeName] = walk.conformances(ofContent: content)
        }
        for model in symbols.models where model.generates {
            models[model.name.text] = walk.conformances(ofModel: model)
        }
    }

    func conformances(ofContent name: String) -> Conformances { contents[name] ?? Conformances() }
    func conformances(ofModel name: String) -> Conformances { models[name] ?? Conformances() }

    /// Whether a type of this module conforms, for modules that depend on it.
    func conforms(_ path: String, to conformance: Synthesized) -> Bool {
        if let made = contents[path] ?? models[path] { return made.names.implies(conformance) }
        var walk = Walk(knowledge: knowledge, requested: requested)
        return walk.conforms(path, to: conformance)
    }
}

/// MessageConformance whether a type conforms, with a memory of the types that specs make.
private struct Walk {
    let knowledge: ConformanceKnowledge
    /// What the project asks for; `nil` is all that is possible of what is automatic.
    let requested: [Synthesized]?
    private var decided: [Question: Bool] = [:]
    private var open: Set<Question> = []

    private struct Question: Hashable {
        let type: String
        let conformance: Synthesized
    }

    init(knowledge: ConformanceKnowledge, requested: [Synthesized]?) {
        self.knowledge = knowledge
        self.requested = requested
    }

    mutating func conformances(ofContent content: Content) -> Conformances {
        conformances(to: requested ?? Synthesized.automatic, of: content.declaration.storedTypes)
    }

    mutating func conformances(ofModel model: Model) -> Conformances {
        guard let conforms = model.conforms else {
            return conformances(to: Synthesized.automatic, of: model.storedTypes)
        }
        // A protocol that is not synthesized is the team's to satisfy, in an extension of its own.
        var result = conformances(to: conforms.compactMap { Synthesized(rawValue: $0.text) }, of: model.storedTypes)
        result.names = conforms.map(\.text)
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

    private mutating func conforms(_ type: SwiftType, to conformance: Synthesized) -> Bool {
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
            guard knowledge.dependsOnArguments(name.path, for: conformance) else { return true }
            return name.components.allSatisfy {
                $0.arguments.allSatisfy { argument in conforms(argument, to: conformance) }
            }
        }
    }

    fileprivate mutating func conforms(_ path: String, to conformance: Synthesized) -> Bool {
        switch knowledge.source(of: path) {
        case .content(let content):
            return decide(content.fullTypeName, conformance) { walk in
                walk.conformances(ofContent: content).names.implies(conformance)
            }
        case .model(let model) where model.generates:
            return decide(model.name.text, conformance) { walk in
                walk.conformances(ofModel: model).names.implies(conformance)
            }
        case .model(let model): return (model.conforms ?? []).map(\.text).implies(conformance)
        case .external(let type): return type.conforms.map(\.text).implies(conformance)
        case .mainActorClass:
            return conformance == .sendable || knowledge.isHashableClass(path) && conformance.isEquality
        case .platform(let facts): return facts.strength(of: conformance) != .never
        case .dependency(let interface, let name): return interface.conforms(name, to: conformance)
        case .unknown: return false
        }
    }

    private mutating func decide(_ type: String, _ conformance: Synthesized, _ answer: (inout Walk) -> Bool) -> Bool {
        let question = Question(type: type, conformance: conformance)
        if let known = decided[question] { return known }
        // A type that holds itself conforms if the rest of it does.
        guard open.insert(question).inserted, open.count < 256 else { return true }
        let result = answer(&self)
        open.remove(question)
        decided[question] = result
        return result
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
    let dependencies: [String: ModuleInterface]

    enum Source {
        case content(Content)
        case model(Model)
        case external(ProjectFile.ExternalType)
        /// A class on the main actor: a view, or another role of a screen.
        case mainActorClass
        case platform(TypeFacts)
        /// A type of another module, by its name there.
        case dependency(ModuleInterface, String)
        case unknown
    }

    func source(of path: String) -> Source {
        switch symbols[path] {
        case .content:
            guard let content = symbols.content(named: path), content.declaration.type == nil else { return .unknown }
            return .content(content)
        case .model: return symbols.model(path).map(Source.model) ?? .unknown
        case .view, .role: return .mainActorClass
        case .actions, .interface: return .mainActorClass
        case nil: break
        }
        if path == "ViewModel" || path == "DataSource" || path == "Actions" { return .unknown }
        if let other = dependencies.module(ofPath: path) { return .dependency(other.interface, other.rest) }
        if let external = externals.entry(for: path) { return .external(external) }
        return SystemTypes.type(named: path).map(Source.platform) ?? .unknown
    }

    func isHashableClass(_ path: String) -> Bool {
        if case .view = symbols[path] { return true }
        return false
    }

    /// Whether a generic type conforms only where its arguments do.
    func dependsOnArguments(_ path: String, for conformance: Synthesized) -> Bool {
        guard case .platform(let facts) = source(of: path) else { return false }
        return facts.strength(of: conformance) == .whereArgumentsDo
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

extension ContentDeclaration {
    /// What the type stores, by the name under which a finding speaks of it.
    var storedTypes: [(name: String, type: SwiftType)] {
        properties.map { ($0.name.text, $0.type.type) } + cases.storedTypes
    }
}

extension Model {
    fileprivate var storedTypes: [(name: String, type: SwiftType)] {
        properties.map { ($0.name.text, $0.type.type) } + cases.storedTypes
    }
}

extension [EnumCase] {
    fileprivate var storedTypes: [(name: String, type: SwiftType)] {
        flatMap { enumCase in enumCase.payload.map { ("\(enumCase.name.text).\($0.name.text)", $0.type.type) } }
    }
}
