import ScreenModel
import SwiftNotation
import SystemTypes

/// Whether types are what generic parameters ask for.
struct ConstraintCheck {
    enum Answer {
        case met
        /// Whoever writes specs can't change that.
        case unmet
        /// A spec or the project file says what the type is, and this is not among it.
        case unclaimed
        /// The type is known by name only, or nobody can tell.
        case unknown
    }

    private let symbols: SymbolTable
    private let externals: ExternalTypes
    private let dependencies: ForeignModules
    private let knowledge: TypeKnowledge
    private var conformances: ConformanceWalk
    /// Names that stand for types within one method.
    var generic: Set<String> = []

    init(_ scope: Scope) {
        symbols = scope.symbols
        externals = scope.externals
        dependencies = scope.dependencies
        knowledge = scope.knowledge
        conformances = ConformanceWalk(scope)
    }

    /// - Parameter constraint: The name of a protocol or class.
    mutating func answer(for type: SwiftType, _ constraint: String) -> Answer {
        switch type {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
            answer(forPlatform: "Optional", [wrapped], constraint)
        case .array(let element): answer(forPlatform: "Array", [element], constraint)
        case .dictionary(let key, let value): answer(forPlatform: "Dictionary", [key, value], constraint)
        case .tuple(let elements):
            constraint == "Sendable" ? weakest(elements.map(\.type), constraint) : .unmet
        case .function(let function):
            constraint == "Sendable" && ["@Sendable", "@MainActor"].contains(where: function.attributes.contains)
                ? .met : .unmet
        case .metatype: constraint == "Sendable" ? .unknown : .unmet
        case .existential(.named(let name)): answer(forExistential: name.path, constraint)
        case .specified(_, let inner), .attributed(_, let inner): answer(for: inner, constraint)
        case .named(let name): answer(for: name, constraint)
        case .existential, .composition, .opaque, .invalid: .unknown
        }
    }

    private mutating func weakest(_ types: [SwiftType], _ constraint: String) -> Answer {
        let answers = types.map { answer(for: $0, constraint) }
        return [.unmet, .unclaimed, .unknown].first(where: answers.contains) ?? .met
    }

    /// `any P` is a value of some type that conforms to P, and conforms to nothing itself.
    private func answer(forExistential path: String, _ constraint: String) -> Answer {
        if path == "Error", ["Error", "Sendable"].contains(constraint) { return .met }
        // Protocols of Objective-C are classes that conform to themselves.
        return ["AnyObject", "Sendable", path].contains(constraint) ? .unknown : .unmet
    }

    private mutating func answer(for name: SwiftType.TypeName, _ constraint: String) -> Answer {
        let path = name.path
        guard let arguments = name.components.last?.arguments, !generic.contains(path.firstDottedPart),
            name.components.dropLast().allSatisfy(\.arguments.isEmpty)
        else { return .unknown }
        switch path {
        case "Self": return .unknown
        case "Any": return .unmet
        case "AnyObject": return constraint == path ? .met : .unmet
        // The empty tuple, for which the system's alias has no other name.
        case "Void": return constraint == "Sendable" ? .met : .unmet
        default: break
        }
        switch symbols.kind(of: path) {
        case .view: return answer(forClass: path, constraint)
        case .role: return .unknown
        case .actions: return constraint == "Sendable" ? .unknown : .unmet
        case .interface: return answer(forExistential: path, constraint)
        case .content, .model: return symbols.stored(path).map { answer(for: $0, constraint) } ?? .unknown
        case nil: break
        }
        if let other = dependencies.module(ofPath: path) {
            guard let wanted = Synthesized(rawValue: constraint) else { return .unknown }
            if other.module.conforms(other.rest, to: wanted) { return .met }
            return wanted == .sendable || other.module.view(other.rest) != nil ? .unknown : .unclaimed
        }
        if let external = externals.entry(for: path) { return answer(for: external, constraint) }
        return answer(forPlatform: path, arguments, constraint)
    }

    private func answer(forClass path: String, _ constraint: String) -> Answer {
        if ["AnyObject", "Sendable"].contains(constraint) { return .met }
        if ["Hashable", "Equatable"].contains(constraint) {
            return knowledge.isSubclass(path, of: "NSObject") == true ? .met : .unknown
        }
        guard knowledge.isClass(constraint), let isSubclass = knowledge.isSubclass(path, of: constraint) else {
            return .unknown
        }
        return isSubclass ? .met : .unmet
    }

    // MARK: What specs and the project file say

    private mutating func answer(for stored: SymbolTable.Stored, _ constraint: String) -> Answer {
        if stored.kind == .protocolModel { return answer(forExistential: stored.fullName, constraint) }
        if claims(stored.conforms ?? [], constraint) { return .met }
        let isDescribed = stored.kind == .describedModel
        switch Synthesized(rawValue: constraint) {
        // What is not public is Sendable without saying so, if all that it stores is.
        case .sendable where isDescribed: return .unknown
        case .sendable:
            let isSendable = stored.types.allSatisfy { conformances.conforms($0.type, to: .sendable) }
            return isSendable ? .met : .unclaimed
        case let wanted? where conformances.conforms(stored.fullName, to: wanted): return .met
        case nil where isDescribed && (constraint == "AnyObject" || knowledge.isClass(constraint)): return .unknown
        default: break
        }
        let isNameOnly = isDescribed && stored.conforms == nil && stored.types.isEmpty
        return isNameOnly ? .unknown : .unclaimed
    }

    private func answer(for external: ProjectFile.ExternalType, _ constraint: String) -> Answer {
        if claims(external.conforms.map(\.text), constraint) { return .met }
        if external.inherits != nil, answer(forClass: external.name.text, constraint) == .met { return .met }
        // What a generic type is depends on its arguments, and a class has what those above it have.
        let isKnown =
            !external.conforms.isEmpty && external.inherits == nil && external.genericParameters.isEmpty
            && !external.name.text.contains("*") && constraint != "Sendable" && constraint != "AnyObject"
        return isKnown ? .unclaimed : .unknown
    }

    /// Whether conformances bring another one along: a `LocalizedError` is an `Error`.
    private func claims(_ conforms: [String], _ constraint: String) -> Bool {
        let wanted = Synthesized(rawValue: constraint)
        var seen: Set<String> = []
        var lists = [conforms]
        while let list = lists.popLast() {
            if wanted.map(list.implies) == true { return true }
            for name in list where seen.insert(name).inserted {
                if name == constraint || SystemTypes.conforms(name, to: constraint) { return true }
                if let refining = symbols.stored(name), refining.kind == .protocolModel {
                    lists.append(refining.conforms ?? [])
                }
            }
        }
        return false
    }

    // MARK: What the system has

    private mutating func answer(forPlatform path: String, _ arguments: [SwiftType], _ constraint: String) -> Answer {
        guard let facts = SystemTypes.type(named: path) else { return .unknown }
        switch facts.kind {
        case .protocol: return answer(forExistential: facts.name, constraint)
        case .typealias:
            guard arguments.isEmpty, let aliased = facts.aliased, case .success(let type) = SwiftNotation.type(aliased)
            else { return .unknown }
            return answer(for: type, constraint)
        case .class, .actor, .enum, .struct: break
        }
        let isObject = facts.kind == .class || facts.kind == .actor
        switch constraint {
        case "AnyObject": return isObject ? .met : .unmet
        case "Hashable": return answer(facts.hashable, arguments, constraint, else: .unmet)
        case "Equatable": return answer(facts.equatable, arguments, constraint, else: .unmet)
        case "Sendable": return answer(facts.sendable, arguments, constraint, else: .unknown)
        default: break
        }
        if knowledge.isClass(constraint) {
            return facts.kind == .class && knowledge.isSubclass(facts.name, of: constraint) != false ? .met : .unmet
        }
        if SystemTypes.conforms(facts.name, to: constraint) { return .met }
        // Of other protocols, the catalogue may not have them all.
        return ["Error", "Comparable"].contains(constraint) || isSequence(constraint) && facts.module == "Swift"
            ? .unmet : .unknown
    }

    private mutating func answer(
        _ conformance: TypeFacts.Conformance,
        _ arguments: [SwiftType],
        _ constraint: String,
        else never: Answer
    ) -> Answer {
        switch conformance {
        case .always: .met
        case .whereArgumentsDo: arguments.isEmpty ? .unknown : weakest(arguments, constraint)
        case .never: never
        }
    }

    private func isSequence(_ name: String) -> Bool {
        name == "Sequence" || SystemTypes.conforms(name, to: "Sequence")
    }
}
