import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import YAMLEdits

/// The heading of a function or a property of the code, as text and as edits that make another one of it.
struct SwiftHeading {
    let member: MemberFact

    init(_ member: MemberFact) {
        self.member = member
    }

    // MARK: What is there, as a requirement

    /// As a protocol declares it, with the attributes that a spec can compare.
    ///
    /// - Parameter attributes: Those that the description has, without what the code has otherwise.
    /// - Returns: `nil` of what no spec can say.
    func requirement(attributes: [String]) -> String? {
        let words =
            attributes.map { "\($0) " }.joined() + (member.isTypeMember ? "static " : "")
            + (member.modifiers.contains("mutating") ? "mutating " : "")
        if member.isProperty {
            guard let type = member.type else { return nil }
            let setter = member.isSettable ? " set" : ""
            return "\(words)var \(member.baseName): \(type.text) { get\(Self.effects(of: member))\(setter) }"
        }
        guard member.kind == .method || member.kind == .initializer,
            !member.parameters.contains(where: \.isVariadic), !(member.hasTypedError && member.thrownType == nil)
        else { return nil }
        var parameters: [String] = []
        for parameter in member.parameters {
            guard let type = parameter.type else { return nil }
            parameters.append("\(Self.names(parameter.label?.string, parameter.name?.string)): \(type.parameterText)")
        }
        let name = member.kind == .initializer ? "init" : "func \(member.baseName)"
        return "\(words)\(name)\(generics)(\(parameters.joined(separator: ", ")))"
            + rest(Self.effects(of: member), result)
    }

    /// As a spec says it in full.
    var writtenOut: YAMLEntry? {
        requirement(attributes: []).map { YAMLEntry($0, .empty) }
    }

    /// As a spec says it in short; `nil` of what has to be written out.
    var message: YAMLEntry? {
        guard member.hasShortForm else { return nil }
        if member.isProperty {
            guard let type = member.type else { return nil }
            let settable = member.isSettable ? [YAMLEntry("settable", .flag(true))] : []
            return YAMLEntry(member.baseName.string, .mapping([YAMLEntry("type", .text(type.text))] + settable))
        }
        var parameters: [YAMLEntry] = []
        for parameter in member.parameters {
            guard let name = parameter.name?.string, let type = parameter.type, !parameter.isVariadic,
                ([name] + [parameter.label?.string].compactMap(\.self)).allSatisfy(SwiftName.isWord)
            else { return nil }
            let entry = YAMLEntry(Self.names(parameter.label?.string, name), .text(type.parameterText))
            guard !parameters.contains(where: { $0.key == entry.key }) else { return nil }
            parameters.append(entry)
        }
        return .message(
            member.baseName.string,
            parameters,
            returns: result,
            isAsync: member.isAsync,
            isThrowing: member.isThrowing
        )
    }

    private var result: String? {
        member.type.map(\.text).flatMap { $0 == "Void" || $0 == "()" ? nil : $0 }
    }

    private var generics: String {
        let parameters = member.genericParameters.map { parameter in
            parameter.constraint.map { "\(parameter.name): \($0.text)" } ?? parameter.name.string
        }
        return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    }

    private func rest(_ effects: String, _ result: String?) -> String {
        let conditions = member.genericRequirements.map {
            "\($0.left.text)\($0.isConformance ? ":" : " ==") \($0.right.text)"
        }
        return effects + (result.map { " -> \($0)" } ?? "")
            + (conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))")
    }

    private static func effects(of member: MemberFact) -> String {
        let thrown = member.thrownType.map { "(\($0.text))" } ?? ""
        return (member.isAsync ? " async" : "") + (member.isThrowing ? " throws\(thrown)" : "")
    }

    private static func names(_ label: String?, _ name: String?) -> String {
        guard let label else { return "_ \(name ?? "value")" }
        return label == name || name == nil ? label : "\(label) \(name ?? label)"
    }

    // MARK: What it becomes

    /// What makes it what a message of a spec says; `nil` where that takes more than another heading.
    func edits(toBe described: Member) -> [Diagnostic.Edit]? {
        if member.isRequirement {
            guard member.bindingCount == 1, let text = merged(described) else { return nil }
            return [Diagnostic.Edit(at: member.range, with: text)]
        }
        switch described.requirement {
        case .function(let function):
            guard member.kind == .method || member.kind == .initializer, function.genericParameters == nil,
                member.genericParameters.isEmpty
            else { return nil }
            return renaming(to: function.name) + parameters(toBe: function.parameters)
                + effects(toBe: function, described)
                + word("static", isWanted: function.isStatic, isThere: member.isTypeMember)
        case .property(let property):
            guard member.isProperty else { return nil }
            // How it would be set is not for a program to know.
            guard !property.isSettable || member.isSettable || member.kind == .storedProperty else { return nil }
            let type = member.type.map { [Diagnostic.Edit(at: $0.range, with: property.type.type.description)] } ?? []
            let edits =
                type + renaming(to: property.name) + setter(toBe: property.isSettable ? .all : nil)
                + word("static", isWanted: property.isStatic, isThere: member.isTypeMember)
            return edits.isEmpty ? nil : edits
        }
    }

    /// A requirement with what a description leaves out as it is.
    private func merged(_ described: Member) -> String? {
        guard !described.isWrittenOut else { return described.requirement.description }
        switch described.requirement {
        case .function(var function):
            guard member.kind == .method || member.kind == .initializer else { return function.description }
            function.isMutating = member.modifiers.contains("mutating")
            let namesEffects = function.namesEffects
            if !namesEffects { function.isAsync = member.isAsync }
            let thrown = member.thrownType == nil || namesEffects
            guard thrown, function.returns != nil || member.type == nil || result == nil else { return nil }
            if !namesEffects, member.isThrowing { function.throwing = .any }
            return function.description
        case .property(var property):
            property.isSettable = property.isSettable || member.isProperty && member.hasSetter
            return property.description
        }
    }

    private func renaming(to name: String) -> [Diagnostic.Edit] {
        member.baseName == name ? [] : [Diagnostic.Edit(at: member.nameRange, with: SwiftName.escaped(name))]
    }

    /// The names that the body knows stay.
    private func parameters(toBe described: [Parameter]) -> [Diagnostic.Edit] {
        let file = member.nameRange.file
        let end = Int(member.signatureRest.lower) - 1
        let isAlike = member.parameters.count == described.count
        let texts = zip(described.indices, described).map { index, parameter -> String in
            let inner = isAlike ? member.parameters[member.parameters.startIndex + index].name?.string : nil
            return "\(Self.names(parameter.label, inner ?? parameter.name)): \(parameter.type.type)"
        }
        let range = SourceRange(
            file: file,
            lower: member.parameters.first.map { Int($0.range.lower) } ?? end,
            upper: member.parameters.last.map { Int($0.range.upper) } ?? end
        )
        return [Diagnostic.Edit(at: range, with: texts.joined(separator: ", "))]
    }

    private func effects(toBe function: FunctionRequirement, _ described: Member) -> [Diagnostic.Edit] {
        guard member.kind == .method else { return [] }
        // What a spec leaves out stays as it is.
        let isOpen = !described.isWrittenOut && !function.namesEffects
        var text = function.isAsync || isOpen && member.isAsync ? " async" : ""
        if function.throwing != .never {
            function.throwing.write(to: &text)
        } else if isOpen, member.isThrowing {
            text += " throws" + (member.thrownType.map { "(\($0.text))" } ?? "")
        }
        let returns = function.returns?.type.description ?? (described.isWrittenOut ? nil : result)
        return [Diagnostic.Edit(at: member.signatureRest, with: rest(text, returns))]
    }

    private func word(_ word: String, isWanted: Bool, isThere: Bool) -> [Diagnostic.Edit] {
        guard isWanted != isThere else { return [] }
        if isWanted { return [Diagnostic.Edit(at: introducer(0), with: "\(word) ")] }
        return [word, "class"].compactMap { member.modifiers.first(named: $0) }.map {
            .removing($0.range, of: member)
        }
    }

    /// `nil` leaves it as it is.
    func setter(toBe settable: Settability?) -> [Diagnostic.Edit] {
        guard let settable, member.kind == .storedProperty else { return [] }
        let restriction = member.modifiers.first { $0.detail == "set" }
        var edits: [Diagnostic.Edit] = []
        if let restriction, settable != .own { edits.append(.removing(restriction.range, of: member)) }
        if settable == .own, restriction == nil {
            edits.append(Diagnostic.Edit(at: introducer(0), with: "private(set) "))
        }
        if member.isConstant != (settable == .none) {
            edits.append(Diagnostic.Edit(at: introducer(3), with: settable == .none ? "let" : "var"))
        }
        guard settable == .own, edits.count > 1 else { return edits }
        // Both stand at the same place.
        return [Diagnostic.Edit(at: introducer(3), with: "private(set) var")]
    }

    /// Where `func`, `let` or `var` stands.
    private func introducer(_ length: Int) -> SourceRange {
        SourceRange(
            file: member.nameRange.file,
            lower: member.introducerOffset,
            upper: member.introducerOffset + length
        )
    }
}

extension YAMLEntry {
    /// A function in the short form of messages.
    static func message(
        _ name: String,
        _ parameters: [YAMLEntry],
        returns result: String?,
        isAsync: Bool,
        isThrowing: Bool
    ) -> YAMLEntry {
        var keys: [YAMLEntry] = []
        if !parameters.isEmpty { keys.append(YAMLEntry("parameters", .mapping(parameters))) }
        if let result { keys.append(YAMLEntry("returns", .text(result))) }
        if isAsync { keys.append(YAMLEntry("async", .flag(true))) }
        if isThrowing { keys.append(YAMLEntry("throws", .flag(true))) }
        return YAMLEntry(name, .mapping(keys))
    }
}

extension MemberFact {
    /// Whether the short form of a message may say all of it, but for its attributes.
    package var hasShortForm: Bool {
        guard !isTypeMember, !modifiers.contains("mutating"), genericParameters.isEmpty, genericRequirements.isEmpty,
            !hasTypedError, SwiftName.isWord(baseName.string)
        else { return false }
        // Only what is written out may have a type of its own kind.
        let types = [type].compactMap(\.self) + parameters.compactMap(\.type)
        guard !types.contains(where: { $0.kind == .implicitlyUnwrapped }) else { return false }
        return isProperty ? !isAsync && !isThrowing : kind == .method
    }
}

extension TypeFact {
    /// As a parameter has it, with the attributes of a function and `inout`.
    var parameterText: String {
        (functionAttributes + [text]).joined(separator: " ")
    }
}

extension FunctionRequirement {
    /// Whether it is said to be async or to throw: then what is not said of the two is that it is not so.
    fileprivate var namesEffects: Bool { isAsync || throwing != .never }
}
