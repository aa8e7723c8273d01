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

    init(scope: Scope, file: SourceFile, outline: ComponentOutline?, owner: String) {
        self.scope = scope
        self.owner = owner
        knowledge = scope.knowledge
        conformances = ConformanceWalk(scope)
        arguments = GenericArguments(scope)
        types = TypeResolver(scope: scope, file: file, outline: outline, subject: Subject(owner))
    }

    mutating func report(
        _ rule: RuleDescription,
        at range: SourceRange,
        _ message: String,
        help: [String] = [],
        member: String? = nil,
        notes: [Diagnostic.Note] = [],
        fixes: [Diagnostic.Fix] = []
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
        report(
            rule,
            at: name.range,
            message + "; did you mean '\(closest)'?",
            member: member,
            fixes: [Diagnostic.Fix("Replace with '\(closest)'", at: name.range, with: closest)]
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

    mutating func resolve(_ type: inout TypeReference, member: String? = nil, generic: Set<String> = []) {
        types.subject = Subject(owner, member)
        type = types.resolve(type, generic: generic)
        for mistake in arguments.mistakes(in: type.type, generic: generic) {
            report(
                .genericArguments,
                at: mistake.argument.map { types.place(of: $0, in: type.range) } ?? type.range,
                mistake.message,
                help: mistake.help,
                member: member
            )
        }
    }

    /// Resolves the types that a member names.
    mutating func resolve(_ member: inout Member, in section: String) {
        let path = "\(section).\(member.name.text)"
        switch member.requirement {
        case .function(var function):
            let signature = GenericSignature(of: function)
            let generic = Set(signature.names)
            for type in signature.types {
                var constraint = TypeReference(type, at: member.name.range)
                resolve(&constraint, member: path, generic: generic)
            }
            resolve(&function.throwing, at: member.name.range, member: path, generic: generic)
            for index in function.parameters.indices {
                resolve(&function.parameters[index].type, member: path, generic: generic)
            }
            if var returns = function.returns {
                resolve(&returns, member: path, generic: generic)
                function.returns = returns
            }
            member.requirement = .function(function)
        case .property(var property):
            resolve(&property.type, member: path)
            resolve(&property.throwing, at: member.name.range, member: path, generic: [])
            member.requirement = .property(property)
        }
    }

    /// Resolves the type of the errors that a member throws.
    private mutating func resolve(
        _ throwing: inout Throwing,
        at range: SourceRange,
        member: String,
        generic: Set<String>
    ) {
        guard case .typed(let type) = throwing else { return }
        var error = TypeReference(type, at: range)
        resolve(&error, member: member, generic: generic)
        throwing = .typed(error.type)
    }

    /// Reports names that are given twice in one section; full names, so that overloads may share one.
    ///
    /// - Parameter types: What tells members of one full name apart, where that is allowed.
    mutating func checkUnique(
        _ names: [Name],
        full: [String]? = nil,
        types: [[SwiftType]]? = nil,
        _ what: String,
        in section: String
    ) {
        struct Identity: Hashable {
            let name: String
            let types: [SwiftType]
        }
        guard names.count > 1 else { return }
        var first: [Identity: Name] = [:]
        for (index, name) in names.enumerated() {
            let key = full?[index] ?? name.text
            let identity = Identity(name: key, types: types?[index] ?? [])
            guard let other = first[identity] else {
                first[identity] = name
                continue
            }
            // Two equal keys of one mapping are reported as such already.
            if full == nil, other.text == name.text { continue }
            report(
                .duplicateName,
                at: name.range,
                "there are two \(what) called '\(key)'",
                help: ["Rename one."],
                member: "\(section).\(name.text)",
                notes: [Diagnostic.Note(at: other.range, "The other one is here.")]
            )
        }
    }
}
