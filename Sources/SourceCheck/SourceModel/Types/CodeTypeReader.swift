import SystemTypes
import SourceFacts

/// What a type that code writes means where it stands.
struct CodeTypeReader {
    private let code: CodeIndex

    init(_ code: CodeIndex) {
        self.code = code
    }

    /// From where a name is looked for.
    private struct Scope {
        let declaration: DeclarationFact?
        /// The generic parameters of a member.
        var generics: [String] = []
        /// What stands for the generic parameters of an alias.
        var substitutes: [String: MeantType] = [:]
    }

    /// In the signature of a member.
    func meaning(of type: TypeFact, in member: MemberFact) -> MeantType {
        let generics = member.genericParameters.map(\.name.string)
        return read(type, Scope(declaration: member.owner, generics: generics), 0)
    }

    /// In an inheritance clause, which is looked up outside the type's own braces.
    func meaning(of type: TypeFact, inheritedBy declaration: DeclarationFact) -> MeantType {
        read(type, Scope(declaration: declaration.parent, generics: []), 0)
    }

    /// What a literal or a construction makes; `nil` of anything else.
    func meaning(of value: ValueFact, in member: MemberFact) -> MeantType? {
        switch value.kind {
        case .string: .platform("String")
        case .boolean: .platform("Bool")
        case .number: .platform("Int")
        case .construction: value.type.map { meaning(of: $0, in: member) }
        default: nil
        }
    }

    /// What an alias stands for.
    func meaning(ofAlias id: TypeID, _ arguments: [MeantType] = [], depth: Int = 0) -> MeantType {
        let declaration = code[id].declaration
        let parameters = declaration.genericParameters.map(\.name.string)
        guard parameters.count == arguments.count, let type = declaration.aliasedType else { return .unknown }
        let substitutes = Dictionary(zip(parameters, arguments)) { first, _ in first }
        return read(type, Scope(declaration: declaration.parent, substitutes: substitutes), depth + 1)
    }

    private func read(_ type: TypeFact, _ scope: Scope, _ depth: Int) -> MeantType {
        guard depth < TypeTable.depthLimit else { return .unknown }
        if type.kind == .named { return named(type, scope, depth) }
        let parts = type.parts.map { read($0, scope, depth + 1) }
        switch type.kind {
        case .tuple: return .tuple(of: parts)
        case .composition: return .composition(of: parts)
        case .dictionary: return parts.count == 2 ? .platform("Dictionary", parts) : .unknown
        case .function:
            guard let result = parts.last else { return .unknown }
            let parameters = Array(parts.dropLast())
            let function = MeantType.Function(
                parameters: parameters,
                result: result,
                isAsync: type.isAsync,
                isThrowing: type.isThrowing
            )
            return type.hasTypedError ? .unknown : .function(function)
        case .labelled: return parts.count == 1 ? .labelled(type.name?.string ?? "_", parts[0]) : .unknown
        case .optional, .implicitlyUnwrapped, .array, .existential, .metatype, .attributed:
            return parts.count == 1 ? wrapping(parts[0], type) : .unknown
        case .named, .opaque, .other: return .unknown
        }
    }

    private func wrapping(_ inner: MeantType, _ type: TypeFact) -> MeantType {
        switch type.kind {
        case .optional, .implicitlyUnwrapped: .optional(inner)
        case .array: .platform("Array", [inner])
        case .metatype: .metatype(inner)
        case .attributed where type.isInout: .inout(inner)
        case .attributed where type.isSpecified: .unknown
        default: inner
        }
    }

    // MARK: Names

    private func named(_ type: TypeFact, _ scope: Scope, _ depth: Int) -> MeantType {
        let path = type.path.map(\.string)
        guard let first = path.first, type.base?.hasGenericArguments != true else { return .unknown }
        if path.count == 1, let substitute = scope.substitutes[first] { return substitute }
        if path.count == 1, let place = scope.generics.firstIndex(of: first) { return .generic(place) }
        if first == "Self" { return path.count == 1 ? ownType(scope) : .unknown }
        guard !isGeneric(first, scope) else { return .unknown }
        let arguments = type.genericArguments.map { read($0, scope, depth + 1) }
        let name = path.joined(separator: ".")
        let found = code.lookup(type, in: scope.declaration)
        let declared = candidates(name, scope)
        if let only = declared.first {
            guard declared.count == 1, isVisible(only, to: type.facts) else { return .unknown }
            if code[only].kind == .typealias { return meaning(ofAlias: only, arguments, depth: depth) }
            return found == .project(only) ? .named(.project(only), arguments) : .unknown
        }
        switch found {
        // Otherwise it came by an alias that hides what stands around the type.
        case .platform(let platform) where PlatformType(named: name) == platform:
            return .platform(platform, arguments)
        case .project(let id)
        where code[id].name == path.last && code[id].kind != .typealias && code.hasNoNamesake(id):
            return .named(.project(id), arguments)
        case .unknown where PlatformType(named: name) == nil: return .named(.foreign(path[path.count - 1]), arguments)
        case .project, .ambiguous, .platform, .unknown: return .unknown
        }
    }

    private func ownType(_ scope: Scope) -> MeantType {
        guard let owner = scope.declaration.flatMap(code.type(of:)) else { return .unknown }
        if owner.kind == .protocol { return .named(.conformer, []) }
        return code.hasNoNamesake(owner.id) ? .named(.project(owner.id), []) : .unknown
    }

    /// The generic parameters and associated types of what stands around.
    private func isGeneric(_ name: String, _ scope: Scope) -> Bool {
        var next = scope.declaration
        while let declaration = next {
            let holders = [declaration] + (code.type(of: declaration).map { [$0.declaration] } ?? [])
            if holders.contains(where: { $0.genericParameters.contains { $0.name == name } }) { return true }
            next = declaration.parent
        }
        return false
    }

    /// The types of a name, those of the innermost declaration that has any.
    private func candidates(_ name: String, _ scope: Scope) -> [TypeID] {
        var next = scope.declaration
        while let declaration = next {
            let found = code.types(named: "\(declaration.qualifiedName).\(name)")
            if !found.isEmpty { return found }
            next = declaration.parent
        }
        return code.types(named: name)
    }

    private func isVisible(_ id: TypeID, to facts: FileFacts) -> Bool {
        let declaration = code[id].declaration
        if declaration.facts.file == facts.file { return true }
        return !declaration.isInsideFunction && declaration.access.map { $0 > .fileprivate } ?? true
    }
}

extension TypeFact {
    fileprivate var hasGenericArguments: Bool {
        !genericArguments.isEmpty || base?.hasGenericArguments == true
    }
}

extension CodeIndex {
    /// Whether no other type of the project has the full name, nested ones included.
    package func hasNoNamesake(_ id: TypeID) -> Bool {
        namesakes(of: id).count == 1
    }

    /// Whether a protocol has its full name alone among protocols: where a spec asks for one, nothing else of that name is meant.
    package func isOnlyProtocol(_ id: TypeID) -> Bool {
        namesakes(of: id).filter { self[$0].kind == .protocol } == [id]
    }

    /// The types of its full name that code of its module may mean, itself among them.
    private func namesakes(of id: TypeID) -> [TypeID] {
        let found = types(named: qualifiedName(of: id))
        guard found.count > 1, let module = file(of: self[id]).module else { return found }
        return found.filter { file(of: self[$0]).module.map { $0 == module } ?? true }
    }
}
