import ScreenModel
import SystemTypes

/// Holds generic arguments to what their types ask for.
struct GenericArguments {
    struct Mistake {
        /// The first name of the argument that is wrong; `nil` where it has none, or where their number is wrong.
        let argument: String?
        let message: String
        let help: [String]
    }

    /// Whether Swift is generated from the types that are looked at now: what is there already has compiled.
    var makesSwift = false
    private let externals: ExternalTypes
    private let symbols: SymbolTable
    private var constraints: ConstraintCheck
    private var reported: Set<String> = []
    /// Types that were found to take no arguments.
    private var plain: Set<String> = []

    init(_ scope: Scope) {
        externals = scope.externals
        symbols = scope.symbols
        constraints = ConstraintCheck(scope)
    }

    /// What is wrong with the arguments in a type and was not found in an earlier one.
    ///
    /// - Parameter generic: Names that stand for types within one method.
    mutating func mistakes(in type: SwiftType, generic: Set<String>) -> [Mistake] {
        if case .named(let name) = type, name.components.count == 1, name.components[0].arguments.isEmpty {
            let path = name.components[0].name
            if plain.contains(path) { return [] }
            if !mayTakeArguments(path) {
                plain.insert(path)
                return []
            }
        }
        constraints.generic = generic
        var parts: [SwiftType] = []
        type.forEachPart { parts.append($0) }
        return parts.flatMap { mistakes(of: $0) }.filter { reported.insert($0.message).inserted }
    }

    private mutating func mistakes(of type: SwiftType) -> [Mistake] {
        switch type {
        case .dictionary(let key, _):
            [mistake(of: key, "a key of a dictionary", "Hashable")].compactMap(\.self)
        case .named(let name): mistakes(of: name)
        default: []
        }
    }

    private mutating func mistakes(of name: SwiftType.TypeName) -> [Mistake] {
        let path = name.path
        guard let arguments = name.components.last?.arguments, !constraints.generic.contains(path),
            let parameters = parameters(of: path)
        else { return [] }
        // Where nothing is generated, as of a superclass, a spec may leave the arguments to the code.
        if arguments.isEmpty, !makesSwift { return [] }
        guard arguments.count == parameters.count else {
            return [Self.wrongCount(arguments.count, of: path, parameters.map(\.name))]
        }
        return zip(parameters, arguments).flatMap { parameter, argument in
            parameter.constraints.compactMap { mistake(of: argument, "'\(parameter.name)' of '\(path)'", $0) }
        }
    }

    private mutating func mistake(of argument: SwiftType, _ parameter: String, _ constraint: String) -> Mistake? {
        let answer = constraints.answer(for: argument, constraint)
        guard answer == .unmet || answer == .unclaimed && makesSwift else { return nil }
        var names: [SwiftType.TypeName] = []
        argument.forEachName { names.append($0) }
        let isSimple = answer == .unclaimed && names.count == 1
        return Mistake(
            argument: names.first?.components.first?.name,
            message: answer == .unmet
                ? "\(parameter) is to be '\(constraint)', which '\(argument)' is not"
                : "\(parameter) is to be '\(constraint)', which nothing says of '\(argument)'",
            help: isSimple
                ? ["Add '\(constraint)' to the 'conforms' of '\(names[0].path)', or take another type."]
                : ["Take another type."]
        )
    }

    private static func wrongCount(_ count: Int, of path: String, _ parameters: [String]) -> Mistake {
        let takes = parameters.isEmpty ? "no generic arguments" : "\(parameters.count) generic arguments"
        return Mistake(
            argument: path,
            message: parameters.count == 1
                ? "'\(path)' takes a generic argument, and has \(count == 0 ? "none" : "\(count)")"
                : "'\(path)' takes \(takes), and has \(count == 0 ? "none" : "\(count)")",
            help: parameters.isEmpty
                ? ["Remove them."]
                : ["Write it as '\(path)<\(parameters.joined(separator: ", "))>', with a type for each."]
        )
    }

    // MARK: Parameters

    /// What the arguments of a type have to be; `nil` where that is not known.
    private func parameters(of path: String) -> [GenericParameter]? {
        if symbols.declares(path) { return nil }
        if let external = externals.entry(for: path) {
            return external.genericParameters.isEmpty ? nil : external.genericParameters
        }
        guard let facts = SystemTypes.type(named: path), facts.kind != .protocol, facts.kind != .typealias,
            !Self.withPacks.contains(facts.name)
        else { return nil }
        // The catalogue may leave out that a type of a framework is generic.
        if facts.genericParameters.isEmpty, facts.module != "Swift" { return nil }
        return facts.genericParameters.map { GenericParameter($0) }
    }

    private func mayTakeArguments(_ path: String) -> Bool {
        parameters(of: path)?.isEmpty == false
    }

    /// These take any number.
    private static let withPacks: Set<String> = ["Predicate"]
}
