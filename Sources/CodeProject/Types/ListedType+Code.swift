import ScreenModel
import SourceCheck
import SourceFacts
import SystemTypes

extension ListedType {
    /// What the code says of a type.
    init(_ type: CodeType, named name: String, in index: CodeIndex) {
        self.init(named: name)
        if type.kind != .protocol { genericParameters = Self.genericParameters(of: type, in: index) }
        module = index.file(of: type).module
        if type.isClass { superclass = Self.superclass(of: type, in: index) }
        var walk = ConformancesOfCode(index: index)
        walk.add(type)
        conformances = walk.found.subtracting([name]).sorted()
    }

    /// With the constraints that stand at the type, be it behind `where`.
    private static func genericParameters(of type: CodeType, in index: CodeIndex) -> [GenericParameter] {
        let declaration = type.declaration
        return declaration.genericParameters.map { parameter in
            let name = parameter.name.string
            let required = declaration.genericRequirements.filter {
                $0.isConformance && $0.left.stripped.name?.string == name
            }
            let constraints = ([parameter.constraint].compactMap(\.self) + required.map(\.right)).flatMap {
                self.names(of: $0.stripped, in: declaration, index)
            }
            return GenericParameter(name, constraints: Set(constraints).sorted())
        }
    }

    /// The protocols and classes that a constraint puts together, as far as they are known.
    private static func names(of type: TypeFact, in declaration: DeclarationFact, _ index: CodeIndex) -> [String] {
        guard type.kind != .composition else {
            return type.parts.flatMap { names(of: $0.stripped, in: declaration, index) }
        }
        switch index.lookup(type, in: declaration.parent) {
        case .project(let id): return [index.qualifiedName(of: id)]
        case .platform(let platform): return [platform.name]
        case .ambiguous, .unknown: return []
        }
    }

    private static func superclass(of type: CodeType, in index: CodeIndex) -> String? {
        if let above = index.classes(from: type.id).dropFirst().first { return index.qualifiedName(of: above) }
        return index.platformClass(of: type.id)?.name
    }
}

/// Collects the protocols that a type conforms to without conditions, as far as the code says it or Swift implies it.
private struct ConformancesOfCode {
    let index: CodeIndex
    private(set) var found: Set<String> = []
    private var seen: Set<TypeID> = []

    init(index: CodeIndex) {
        self.index = index
    }

    mutating func add(_ type: CodeType) {
        guard seen.insert(type.id).inserted else { return }
        if type.kind == .typealias { return addAlias(type) }
        for declaration in type.declarations
        where declaration.kind != .extension || declaration.genericRequirements.isEmpty {
            for inherited in declaration.inheritedTypes { add(inherited.type, in: declaration.parent) }
        }
        switch type.kind {
        case .class:
            if let platformClass = index.platformClass(of: type.id) { addImplied(by: platformClass.name) }
            if type.declaration.attributes.contains(where: { $0.name == "MainActor" }) { found.insert("Sendable") }
        case .actor: found.insert("Sendable")
        case .enum: addImplied(byCases: type.members.filter { $0.kind == .enumCase }, of: type)
        default: break
        }
    }

    private mutating func add(_ type: TypeFact, in declaration: DeclarationFact?) {
        let type = type.stripped
        guard type.kind != .composition else {
            for part in type.parts { add(part, in: declaration) }
            return
        }
        switch index.lookup(type, in: declaration) {
        case .project(let id):
            if index[id].kind == .protocol { found.insert(index.qualifiedName(of: id)) }
            add(index[id])
        case .platform(let platform) where platform.facts?.kind == .protocol:
            found.insert(platform.name)
            addImplied(by: platform.name)
        case .platform, .ambiguous, .unknown: break
        }
    }

    /// What an alias stands for has its conformances.
    private mutating func addAlias(_ type: CodeType) {
        guard let aliased = type.declaration.aliasedType else { return }
        switch index.lookup(aliased, in: type.declaration) {
        case .project(let id): add(index[id])
        case .platform(let platform) where aliased.stripped.genericArguments.isEmpty: addImplied(by: platform.name)
        case .platform, .ambiguous, .unknown: break
        }
    }

    /// Cases without payloads make an enum comparable with itself; one without cases is not.
    private mutating func addImplied(byCases cases: [MemberFact], of type: CodeType) {
        guard cases.allSatisfy(\.parameters.isEmpty) else { return }
        if !cases.isEmpty { found.formUnion(["Equatable", "Hashable"]) }
        // Of a public type, Swift takes nothing for granted.
        if type.declaration.access ?? .internal < .package { found.insert("Sendable") }
    }

    private mutating func addImplied(by platformType: String) {
        found.formUnion(Self.synthesized.filter { SystemTypes.conforms(platformType, to: $0) })
    }

    private static let synthesized = ["Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable"]
}
