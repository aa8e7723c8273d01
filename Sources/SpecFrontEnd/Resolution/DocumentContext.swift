import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation

/// What resolving one document needs and collects.
struct DocumentContext {
    let scope: Scope
    let knowledge: TypeKnowledge
    var conformances: ConformanceWalk
    var types: TypeResolver
    var arguments: GenericArguments
    private(set) var diagnostics: [Diagnostic] = []
    let owner: String
    /// Types whose arguments are not what they ask for.
    private var mistaken: Set<SwiftType> = []
    private let file: SourceFile
    /// Names that are told to be given twice: in their own section, rather than in a protocol that has them, too.
    private var toldTwice: Set<SourceRange> = []

    init(scope: Scope, file: SourceFile, outline: ComponentOutline?, owner: String) {
        self.scope = scope
        self.owner = owner
        self.file = file
        knowledge = scope.knowledge
        conformances = ConformanceWalk(scope)
        arguments = GenericArguments(scope)
        types = TypeResolver(scope: scope, file: file, outline: outline, subject: Subject(owner))
    }

    mutating func report(
        _ rule: RuleDescription,
        at range: SourceRange,
        _ message: String,
        help: [String?] = [],
        member: String? = nil,
        notes: [Diagnostic.Note?] = [],
        fixes: [Diagnostic.Fix?] = []
    ) {
        diagnostics.append(
            rule.finding(
                at: range,
                message.asSentence,
                help: help,
                notes: notes,
                fixes: fixes,
                subject: Subject(owner, member)
            )
        )
    }

    /// Takes over a finding that was made before it was known whose it is.
    mutating func report(_ finding: Diagnostic) {
        var finding = finding
        finding.subject.owner = owner
        diagnostics.append(finding)
    }

    /// Reports a name that is none of those there are, with the one that it may have been meant to be.
    mutating func reportUnknown(
        _ rule: RuleDescription,
        _ name: Name,
        _ message: String,
        among candidates: [String],
        member: String? = nil
    ) {
        guard let closest = Spelling.closest(to: name.text, among: candidates) else {
            return report(rule, at: name.range, message, help: Self.list(candidates), member: member)
        }
        reportUnknown(rule, name, message, meaning: closest, member: member)
    }

    /// Reports a name that is none of those there are, and was meant to be another one.
    mutating func reportUnknown(
        _ rule: RuleDescription,
        _ name: Name,
        _ message: String,
        meaning meant: String,
        member: String? = nil
    ) {
        report(
            rule,
            at: name.range,
            message + "; did you mean '\(meant)'?",
            member: member,
            fixes: [Diagnostic.Fix(replacing: name.range, with: meant)]
        )
    }

    /// "There are the screens a, b."
    static func list(_ candidates: [String], of kind: String? = nil) -> [String] {
        let several = kind.map { " the \($0)s" } ?? ""
        return switch candidates.count {
        case 0: []
        case 1: ["There is\(kind.map { " the \($0)" } ?? "") '\(candidates[0])'."]
        case 2...12: ["There are\(several) \(candidates.joined(separator: ", "))."]
        default: ["There are\(several) \(candidates.prefix(12).joined(separator: ", ")), …."]
        }
    }

    /// Whether nobody can tell what a type is: its notation or its arguments are wrong, or nothing declares what it names. Each is told
    /// where it stands.
    func isUndecided(_ type: SwiftType) -> Bool {
        type.containsInvalid || types.namesUnknown(type) || mistaken.contains(type)
    }

    /// Writes a type in full, and reports what is wrong with it.
    ///
    /// - Returns: Whether it is another one now, as with all functions of this name: most types are written in full already.
    @discardableResult
    mutating func resolve(_ type: inout TypeReference, member: String? = nil, generic: Set<String> = []) -> Bool {
        types.subject = Subject(owner, member)
        let isRewritten = types.resolve(&type, generic: generic)
        for mistake in arguments.mistakes(in: type.type, generic: generic) {
            mistaken.insert(type.type)
            report(
                .genericArguments,
                at: mistake.argument.map { types.place(of: $0, in: type.range) } ?? type.range,
                mistake.message,
                help: mistake.help,
                member: member
            )
        }
        return isRewritten
    }

    /// Resolves each element. A list stays shared with the document as it was read where nothing in it becomes another.
    @discardableResult
    mutating func resolveEach<Element>(
        _ list: inout [Element],
        _ resolve: (inout DocumentContext, inout Element) -> Bool
    ) -> Bool {
        var isRewritten = false
        for index in list.indices {
            var element = list[index]
            guard resolve(&self, &element) else { continue }
            list[index] = element
            isRewritten = true
        }
        return isRewritten
    }

    /// Resolves the types that a member names.
    @discardableResult
    mutating func resolve(_ member: inout Member, in section: String) -> Bool {
        let path = "\(section).\(member.name.text)"
        var isRewritten = false
        switch member.requirement {
        case .function(var function):
            let signature = GenericSignature(of: function)
            let generic = Set(signature.names)
            for type in signature.types {
                var constraint = TypeReference(type, at: member.name.range)
                resolve(&constraint, member: path, generic: generic)
            }
            isRewritten = resolve(&function.throwing, at: member.name.range, member: path, generic: generic)
            isRewritten =
                resolveEach(&function.parameters) { $0.resolve(&$1.type, member: path, generic: generic) }
                || isRewritten
            if var returns = function.returns, resolve(&returns, member: path, generic: generic) {
                function.returns = returns
                isRewritten = true
            }
            if isRewritten { member.requirement = .function(function) }
        case .property(var property):
            isRewritten = resolve(&property.type, member: path)
            isRewritten =
                resolve(&property.throwing, at: member.name.range, member: path, generic: []) || isRewritten
            if isRewritten { member.requirement = .property(property) }
        }
        return isRewritten
    }

    /// Resolves the type of the errors that a member throws.
    private mutating func resolve(
        _ throwing: inout Throwing,
        at range: SourceRange,
        member: String,
        generic: Set<String>
    ) -> Bool {
        guard case .typed(let type) = throwing else { return false }
        var error = TypeReference(type, at: range)
        guard resolve(&error, member: member, generic: generic) else { return false }
        throwing = .typed(error.type)
        return true
    }

    /// Reports names that are given twice in one section; full names, so that overloads may share one.
    ///
    /// - Parameter types: What tells members of one full name apart, where that is allowed.
    mutating func checkUnique(
        _ names: [Name],
        full: @autoclosure () -> [String]? = nil,
        types: @autoclosure () -> [[SwiftType]]? = nil,
        _ what: @autoclosure () -> String,
        in section: String
    ) {
        struct Identity: Hashable {
            let name: String
            let types: [SwiftType]
        }
        guard names.count > 1 else { return }
        let full = full()
        let keys = full ?? names.map(\.text)
        guard Set(keys).count < keys.count else { return }
        let types = types()
        var first: [Identity: Name] = [:]
        for (index, name) in names.enumerated() {
            let key = keys[index]
            let identity = Identity(name: key, types: types?[index] ?? [])
            guard let other = first[identity] else {
                first[identity] = name
                continue
            }
            // Two equal keys of one mapping are reported as such already; in backticks a key is another one.
            if full == nil, isInBackticks(other) == isInBackticks(name) { continue }
            guard toldTwice.insert(name.range).inserted else { continue }
            report(
                .duplicateName,
                at: name.range,
                "there are two \(what()) called '\(key)'",
                help: ["Rename one."],
                member: "\(section).\(name.text)",
                notes: [Diagnostic.Note(at: other.range, "The other one is here.")]
            )
        }
    }

    private func isInBackticks(_ name: Name) -> Bool {
        name.range.file == file.id && file.text(name.range.offsets).utf8.contains(UInt8(ascii: "`"))
    }
}
