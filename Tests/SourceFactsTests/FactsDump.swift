import SourceFacts
import ScreenSpecDiagnostics

/// All facts of a file as text that a person can check against the source.
struct FactsDump {
    let facts: FileFacts
    let file: SourceFile
    private var lines: [String] = []

    init(_ facts: FileFacts, of file: SourceFile) {
        self.facts = facts
        self.file = file
        dumpFile()
    }

    var text: String {
        lines.map { $0 + "\n" }.joined()
    }

    // MARK: The file

    private mutating func dumpFile() {
        if facts.isGenerated { lines.append("generated") }
        if facts.isGeneratedAndEdited { lines.append("edited by hand") }
        if facts.flags.contains(.tooDeep) { lines.append("too deep") }
        if facts.isTest {
            let names = facts.mentionedNames.map(\.string).filter { $0.first?.isLetter == true }
            lines.append("test, mentions \(names.sorted().joined(separator: " "))")
        }
        for error in facts.syntaxErrors {
            lines.append("\(error.isNote ? "note" : "error") \(error.message) \(place(error.range))")
        }
        for fact in facts.imports {
            lines.append("import \(fact.path) of \(fact.module)\(attributes(fact.attributes)) \(place(fact.range))")
        }
        for declaration in facts.declarations where declaration.parent == nil { dump(declaration, 0) }
        for member in facts.members where member.owner == nil { dump(member, 0) }
        let outside = facts.uses.filter { $0.member == nil }
        if !outside.isEmpty { lines.append("outside of members") }
        for use in outside { dump(use, 1) }
        dumpSuppressions()
    }

    private mutating func dumpSuppressions() {
        for suppression in facts.suppressions.all {
            let rules = suppression.rules.map { "\($0.id.text) \(place($0.range))" }.joined(separator: ", ")
            let reason = suppression.reason.map { " because '\($0)'" } ?? ""
            let covered = suppression.covered.map { " covers \(place($0))" } ?? " covers nothing"
            lines.append("allow \(rules)\(reason) \(place(suppression.range))\(covered)")
        }
        for finding in facts.suppressions.malformed {
            lines.append("malformed \(finding.range.map(place) ?? "") \(finding.message)")
        }
    }

    // MARK: Declarations

    private mutating func dump(_ declaration: DeclarationFact, _ depth: Int) {
        var words = ["\(declaration.kind)", declaration.qualifiedName]
        if let access = declaration.access { words.insert("\(access)", at: 0) }
        if declaration.modifiers.contains("final") { words.append("final") }
        if declaration.isInsideConditionalCompilation { words.append("#if") }
        if declaration.isInsideFunction { words.append("local") }
        add(depth, words.joined(separator: " ") + attributes(declaration.attributes) + " \(place(declaration.range))")
        let generics = declaration.genericParameters.map { generic in
            generic.name.string + (generic.constraint.map { ": \(text($0))" } ?? "")
        }
        if !generics.isEmpty { add(depth + 1, "generic \(generics.joined(separator: ", "))") }
        for requirement in declaration.genericRequirements {
            add(
                depth + 1,
                "where \(text(requirement.left)) \(requirement.isConformance ? ":" : "==") \(text(requirement.right))"
            )
        }
        for inherited in declaration.inheritedTypes {
            add(depth + 1, "inherits \(text(inherited.type)) \(place(inherited.range))")
        }
        if let type = declaration.aliasedType { add(depth + 1, "is \(text(type))") }
        add(depth + 1, "places \(places(declaration))")
        for member in declaration.members { dump(member, depth + 1) }
        for nested in declaration.nested { dump(nested, depth + 1) }
    }

    private func places(_ declaration: DeclarationFact) -> String {
        var words = ["name \(place(declaration.nameRange))", "introducer \(place(declaration.introducerOffset))"]
        words.append("inheritance \(place(declaration.inheritanceInsertionOffset))")
        if let close = declaration.closeBraceOffset { words.append("close \(place(close))") }
        words.append("indentation '\(declaration.indentation)' '\(declaration.memberIndentation)'")
        return words.joined(separator: ", ")
    }

    // MARK: Members

    private mutating func dump(_ member: MemberFact, _ depth: Int) {
        var words = ["\(member.kind)", member.name.string]
        if let access = member.access { words.insert("\(access)", at: 0) }
        words += traits(member)
        if let type = member.type { words.append("type \(text(type))") }
        if member.bindingCount > 1 { words.append("\(member.bindingIndex + 1) of \(member.bindingCount)") }
        let modifiers = member.modifiers.map { $0.name.string + ($0.detail.map { "(\($0))" } ?? "") }
        if !modifiers.isEmpty { words.append("modifiers \(modifiers.joined(separator: " "))") }
        add(depth, words.joined(separator: " ") + attributes(member.attributes) + " \(place(member.range))")
        add(depth + 1, "places name \(place(member.nameRange)), introducer \(place(member.introducerOffset))")
        for parameter in member.parameters { dump(parameter, depth + 1) }
        if let value = member.value { add(depth + 1, "value \(text(value))") }
        for local in member.locals { dump(local, depth + 1) }
        for use in member.uses { dump(use, depth + 1) }
        for call in member.calls { dump(call, depth + 1) }
        for assignment in member.assignments {
            add(depth + 1, "assigns \(path(assignment.target)) = \(text(assignment.value)) \(place(assignment.range))")
        }
        for use in member.typeUses { add(depth + 1, "type \(use.role) \(text(use.type)) \(place(use.type.range))") }
    }

    private func traits(_ member: MemberFact) -> [String] {
        let names: [(MemberFact.Traits, String)] = [
            (.typeMember, "static"), (.constant, "let"), (.lazy, "lazy"), (.weak, "weak"), (.unowned, "unowned"),
            (.override, "override"), (.optional, "optional"), (.getter, "get"), (.setter, "set"), (.body, "body"),
            (.async, "async"), (.throwing, "throws"), (.typedThrowing, "throws an error of a type"),
            (.requirement, "requirement"), (.conditional, "#if"), (.tuplePattern, "tuple"), (.inFunction, "local"),
        ]
        return names.filter { member.traits.contains($0.0) }.map(\.1)
    }

    private mutating func dump(_ parameter: ParameterFact, _ depth: Int) {
        var words = ["parameter \(parameter.label?.string ?? "_") \(parameter.name?.string ?? "_")"]
        if let type = parameter.type { words.append("type \(text(type))") }
        if parameter.isVariadic { words.append("variadic") }
        if let value = parameter.defaultValue { words.append("= \(text(value))") }
        add(depth, words.joined(separator: " ") + " \(place(parameter.range))")
    }

    // MARK: Bodies

    private mutating func dump(_ local: LocalFact, _ depth: Int) {
        var words = ["local", "\(local.kind)", local.name.string]
        if let type = local.type { words.append("type \(text(type))") }
        if let value = local.value { words.append("= \(text(value))") }
        add(depth, words.joined(separator: " ") + " \(place(local.nameRange))")
    }

    private mutating func dump(_ use: UseFact, _ depth: Int) {
        var words = ["use", path(use), "\(use.role)"]
        if let local = use.local { words.append("at \(place(local.nameRange))") }
        if use.isInsideStoredInitialValue { words.append("in initial value") }
        add(depth, words.joined(separator: " ") + " \(place(use.range))")
    }

    private mutating func dump(_ call: CallFact, _ depth: Int) {
        let arguments = call.arguments.map { argument in
            (argument.label.map { "\($0): " } ?? "") + text(argument) + (argument.isTrailingClosure ? " trailing" : "")
        }
        let called = call.calledPath.map(\.name.string).joined(separator: ".")
        add(depth, "call \(call.callee.root) \(called)(\(arguments.joined(separator: ", "))) \(place(call.range))")
    }

    private func path(_ use: UseFact) -> String {
        let names = use.components.map { component in
            component.name.string + (component.isCalled ? "()" : "") + (component.isSubscripted ? "[]" : "")
                + (component.isOptionalChained ? "?" : "") + (component.isForced ? "!" : "")
        }
        let root = use.root == .name ? "" : use.root == .local ? "local:" : "\(use.root)" + (names.isEmpty ? "" : ".")
        return root + names.joined(separator: ".")
    }

    private func text(_ value: ValueFact) -> String {
        var words = ["\(value.kind)"]
        if let type = value.type { words.append("type \(text(type))") }
        if let text = value.text { words.append("'\(text)'") }
        if let use = value.use { words.append(path(use)) }
        return "<" + words.joined(separator: " ") + ">"
    }

    // MARK: Types, attributes, places

    private func text(_ type: TypeFact) -> String {
        let parts = type.parts.map(text)
        switch type.kind {
        case .named:
            let arguments = type.genericArguments.map(text)
            return (type.base.map { text($0) + "." } ?? "") + (type.name?.string ?? "")
                + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
        default:
            return "\(type.kind)(\(parts.joined(separator: ", ")))"
        }
    }

    private func attributes(_ attributes: FactRows<AttributeFact>) -> String {
        attributes.map { " @\($0.name)" + ($0.argument.map { "(\($0))" } ?? "") }.joined()
    }

    private func place(_ range: SourceRange) -> String {
        "\(place(Int(range.lower)))-\(place(Int(range.upper)))"
    }

    private func place(_ offset: Int) -> String {
        let position = file.position(at: offset)
        return "\(position.line):\(position.column)"
    }

    private mutating func add(_ depth: Int, _ text: String) {
        lines.append(String(repeating: "  ", count: depth) + text)
    }
}
