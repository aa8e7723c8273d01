import SystemTypes
import ScreenModel
import SourceFacts

/// What a type that a spec writes means in the code.
struct SpecTypeReader {
    private let code: CodeIndex
    private let selfType: MeantType
    /// The generic parameters of a requirement.
    private let generics: [String]

    /// - Parameters:
    ///   - selfType: What `Self` is.
    ///   - generics: As written, with the angle brackets.
    init(_ code: CodeIndex, selfType: MeantType = .unknown, generics: String? = nil) {
        self.code = code
        self.selfType = selfType
        self.generics = generics.map(Self.names) ?? []
    }

    func meaning(of type: SwiftType) -> MeantType {
        switch type {
        case .named(let name): named(name)
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): .optional(meaning(of: wrapped))
        case .array(let element): .platform("Array", [meaning(of: element)])
        case .dictionary(let key, let value): .platform("Dictionary", [meaning(of: key), meaning(of: value)])
        case .tuple(let elements):
            .tuple(
                of: elements.map { element in
                    let type = meaning(of: element.type)
                    return element.label.map { .labelled($0, type) } ?? type
                }
            )
        case .function(let function): meaning(of: function)
        case .existential(let constraint), .attributed(_, let constraint): meaning(of: constraint)
        case .composition(let members): .composition(of: members.map(meaning))
        case .metatype(let instance, _): .metatype(meaning(of: instance))
        case .specified("inout", let type): .inout(meaning(of: type))
        case .opaque, .specified, .invalid: .unknown
        }
    }

    /// Why nobody can tell what a type means.
    func obstacle(to type: SwiftType) -> OpenReason {
        var obstacle = OpenReason.unknownType
        type.forEachName { name in
            guard named(name).isUncertain, obstacle == .unknownType else { return }
            switch candidates(name).count {
            case 0: obstacle = .foreignType
            case 1: break
            default: obstacle = .severalTypes
            }
        }
        return obstacle
    }

    private func meaning(of function: SwiftType.FunctionType) -> MeantType {
        if case .typed = function.throwing { return .unknown }
        return .function(
            MeantType.Function(
                parameters: function.parameters.map(meaning),
                result: meaning(of: function.result),
                isAsync: function.isAsync,
                isThrowing: function.throwing != .never
            )
        )
    }

    private func named(_ name: SwiftType.TypeName) -> MeantType {
        guard let first = name.components.first, let last = name.components.last,
            name.components.dropLast().allSatisfy(\.arguments.isEmpty)
        else { return .unknown }
        if name.components.count == 1 {
            if first.name == "Self" { return selfType }
            if let place = generics.firstIndex(of: first.name) { return .generic(place) }
        }
        let arguments = last.arguments.map(meaning)
        let platform = PlatformType(named: name.path)
        let declared = candidates(name)
        guard let only = declared.first else {
            if platform == nil, isAbsent(name) { return .named(.absent(name.path), []) }
            return platform.map { .platform($0, arguments) } ?? .named(.foreign(last.name), arguments)
        }
        let declaration = code[only].declaration
        // The app's own type hides one of the system, where all of the app is one module.
        guard declared.count == 1, platform == nil || code.file(of: code[only]).module == nil,
            !declaration.isInsideFunction,
            declaration.access.map({ $0 > .fileprivate }) ?? true
        else { return .unknown }
        guard code[only].kind == .typealias else { return .named(.project(only), arguments) }
        return CodeTypeReader(code).meaning(ofAlias: only, arguments)
    }

    /// Whether the type that it is to be nested in is known, and has none of that name.
    private func isAbsent(_ name: SwiftType.TypeName) -> Bool {
        let outer = code.types(named: name.components.dropLast().map(\.name).joined(separator: "."))
        guard name.components.count > 1, outer.count == 1, let id = outer.first, let last = name.components.last,
            code[id].kind != .typealias, code[id].kind != .protocol, code.file(of: code[id]).isChecked,
            code.hasNoNamesake(id), !code[id].mayHaveMoreMembers, code.unknownAncestors(of: id).isEmpty,
            code.classes(from: id).count == 1, code.protocols(of: id).allSatisfy({ $0.projectType == nil })
        else { return false }
        // A class of the platform may bring it along.
        return code.platformClass(of: id).map { PlatformType(named: "\($0.name).\(last.name)") == nil } ?? true
    }

    /// The first of several names may be a module's, unless a type is called so.
    private func candidates(_ name: SwiftType.TypeName) -> [TypeID] {
        let found = code.types(named: name.path)
        guard found.isEmpty, name.components.count > 1, let first = name.components.first?.name,
            code.types(named: first).isEmpty, PlatformType(named: first) == nil
        else { return found }
        return code.types(named: name.components.dropFirst().map(\.name).joined(separator: "."))
    }

    /// `Value` and `Key` of `<Value: Sendable, Key>`.
    private static func names(_ parameters: String) -> [String] {
        var names: [String] = []
        var depth = 0
        var isName = true
        for character in parameters {
            switch character {
            case "<", "(", "[":
                depth += 1
                if depth == 1 { names.append("") }
            case ">", ")", "]": depth -= 1
            case "," where depth == 1:
                names.append("")
                isName = true
            case ":" where depth == 1: isName = false
            case _ where depth == 1 && isName && !character.isWhitespace: names[names.count - 1].append(character)
            default: break
            }
        }
        return names
    }
}
