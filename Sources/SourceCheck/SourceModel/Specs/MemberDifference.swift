import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What code has otherwise than a spec says.
struct MemberDifference {
    /// What is wrong, as a sentence.
    let message: String
    /// In the code.
    let place: SourceRange
    /// In the spec.
    let described: SourceRange
    /// The code's side first; neither is safe.
    var fixes: [Diagnostic.Fix] = []
}

/// Compares what a spec says of members with those that the code has.
struct MemberComparison {
    private let code: CodeIndex
    private let types: CodeTypeReader

    init(_ code: CodeIndex) {
        self.code = code
        types = CodeTypeReader(code)
    }

    /// What differs of a requirement that has the described name and kind.
    func differences(of found: MemberFact, from described: Member) -> [MemberDifference] {
        switch described.requirement {
        case .function(let function):
            differences(of: found, from: function, described, isWhole: described.isWrittenOut)
                + effects(of: found, function, described)
        case .property(let property): differences(of: found, from: property, described)
        }
    }

    /// What keeps a member of a class from being what a generated protocol asks for: it may do without an effect.
    func differences(ofImplementation found: MemberFact, from described: Member) -> [MemberDifference] {
        switch described.requirement {
        case .function(let function):
            let effects = [
                Word("is 'async'", or: "is not 'async'", found.isAsync, function.isAsync),
                Word("throws", or: "does not throw", found.isThrowing, function.throwing != .never),
            ]
            return differences(of: found, from: function, described, isWhole: true)
                + effects.filter(\.isFound).compactMap { wordDifference($0, of: found, described, isWhole: true) }
        case .property(let property):
            let reader = SpecTypeReader(code, selfType: .unknown)
            let types = typeDifference("'\(described.fullName)'", found.type, in: found, property.type, reader)
            guard property.isSettable, !found.isSettable else { return types }
            let message = "'\(described.fullName)' can't be set, and the spec says otherwise."
            return types + [MemberDifference(message: message, place: found.nameRange, described: described.name.range)]
        }
    }

    /// What differs of a member of a class that is told something by no protocol: what it can be set by others, and effects, count
    /// where the spec names them.
    func differences(ofReceived found: MemberFact, from described: Member) -> [MemberDifference] {
        switch described.requirement {
        case .function(let function):
            let effects = [
                Word("is 'async'", or: "is not 'async'", found.isAsync, function.isAsync),
                Word("throws", or: "does not throw", found.isThrowing, function.throwing != .never),
            ]
            return differences(of: found, from: function, described, isWhole: described.isWrittenOut)
                + effects.compactMap { wordDifference($0, of: found, described) }
        case .property: return differences(ofImplementation: found, from: described)
        }
    }

    // MARK: Functions

    private func differences(
        of found: MemberFact,
        from function: FunctionRequirement,
        _ described: Member,
        isWhole: Bool
    ) -> [MemberDifference] {
        let reader = SpecTypeReader(
            code,
            selfType: found.isRequirement ? .named(.conformer, []) : .unknown,
            generics: function.genericParameters
        )
        let name = described.fullName
        var differences: [MemberDifference] = []
        for (parameter, expected) in zip(found.parameters, function.parameters) where !parameter.isVariadic {
            differences += typeDifference(
                "'\(expected.name)' of '\(name)'",
                parameter.type,
                in: found,
                expected.type,
                reader
            )
        }
        guard !function.isInitializer else { return differences }
        guard let returns = function.returns else {
            guard isWhole, let type = found.type,
                types.meaning(of: type, in: found).differs(from: .void)
            else { return differences }
            let message = "'\(name)' returns '\(type.text)', and the spec says nothing."
            return differences + [
                MemberDifference(message: message, place: type.range, described: described.name.range)
            ]
        }
        guard let type = found.type else {
            guard reader.meaning(of: returns.type).differs(from: .void) else { return differences }
            let message = "'\(name)' returns nothing, and the spec says '\(returns.type)'."
            return differences + [MemberDifference(message: message, place: found.nameRange, described: returns.range)]
        }
        return differences + typeDifference("'\(name)'", type, in: found, returns, reader, verb: "returns")
    }

    private func effects(of found: MemberFact, _ function: FunctionRequirement, _ described: Member)
        -> [MemberDifference]
    {
        let words = [
            Word("is 'async'", or: "is not 'async'", found.isAsync, function.isAsync),
            Word("throws", or: "does not throw", found.isThrowing, function.throwing != .never),
            Word("is 'static'", or: "is not 'static'", found.isTypeMember, function.isStatic),
            Word(
                "is 'mutating'",
                or: "is not 'mutating'",
                found.modifiers.contains("mutating"),
                function.isMutating
            ),
        ]
        return words.compactMap { wordDifference($0, of: found, described) }
            + attributes(function.attributes, found, described)
    }

    // MARK: Properties

    private func differences(of found: MemberFact, from property: PropertyRequirement, _ described: Member)
        -> [MemberDifference]
    {
        let name = described.fullName
        let words = [
            Word("is 'async'", or: "is not 'async'", found.isAsync, property.isAsync),
            Word("throws", or: "does not throw", found.isThrowing, property.throwing != .never),
            Word("is 'static'", or: "is not 'static'", found.isTypeMember, property.isStatic),
        ]
        let reader = SpecTypeReader(code, selfType: .named(.conformer, []))
        var differences =
            typeDifference("'\(name)'", found.type, in: found, property.type, reader)
            + words.compactMap { wordDifference($0, of: found, described) }
            + attributes(property.attributes, found, described)
        if property.isSettable, !found.hasSetter {
            let message = "'\(name)' can't be set, and the spec says otherwise."
            differences.append(
                MemberDifference(message: message, place: found.nameRange, described: described.name.range)
            )
        } else if !property.isSettable, described.isWrittenOut, found.hasSetter {
            let message = "'\(name)' can be set, and the spec says otherwise."
            differences.append(
                MemberDifference(message: message, place: found.nameRange, described: described.name.range)
            )
        }
        return differences
    }

    // MARK: Parts

    /// What is so or not so, in words.
    private struct Word {
        let positive: String
        let negative: String
        let isFound: Bool
        let isDescribed: Bool

        init(_ positive: String, or negative: String, _ isFound: Bool, _ isDescribed: Bool) {
            (self.positive, self.negative) = (positive, negative)
            (self.isFound, self.isDescribed) = (isFound, isDescribed)
        }
    }

    /// A word that only one side has; what a spec leaves out is compared where the requirement is written out.
    private func wordDifference(_ word: Word, of found: MemberFact, _ described: Member, isWhole: Bool = false)
        -> MemberDifference?
    {
        guard word.isFound != word.isDescribed, word.isDescribed || described.isWrittenOut || isWhole else {
            return nil
        }
        let actual = word.isFound ? word.positive : word.negative
        return MemberDifference(
            message: "'\(described.fullName)' \(actual), and the spec says otherwise.",
            place: found.nameRange,
            described: described.name.range
        )
    }

    private func attributes(_ attributes: [String], _ found: MemberFact, _ described: Member) -> [MemberDifference] {
        attributes.compactMap { attribute in
            let name = attribute.dropFirst().prefix { $0 != "(" }
            guard !found.attributes.contains(String(name)) else { return nil }
            return MemberDifference(
                message: "'\(described.fullName)' is not '\(attribute)', and the spec says otherwise.",
                place: found.nameRange,
                described: described.name.range,
                fixes: [
                    Diagnostic.Fix(
                        "Add '\(attribute)'",
                        at: SourceRange(
                            file: found.nameRange.file,
                            lower: Int(found.range.lower),
                            upper: Int(found.range.lower)
                        ),
                        with: "\(attribute) "
                    )
                ]
            )
        }
    }

    /// Whether a property may hold what the spec means in a box of the app or in a stream, as observed values are held.
    func carries(_ found: MemberFact, _ expected: TypeReference, _ reader: SpecTypeReader) -> Bool {
        guard let type = found.type, case .named(let holder, let arguments) = types.meaning(of: type, in: found) else {
            return false
        }
        guard holder.isHolder else { return false }
        let wanted = reader.meaning(of: expected.type)
        return arguments.contains { !$0.differs(from: wanted) }
    }

    /// A type that surely is another one than the spec's.
    func typeDifference(
        _ what: String,
        _ type: TypeFact?,
        in found: MemberFact,
        _ expected: TypeReference,
        _ reader: SpecTypeReader,
        verb: String = "is of type"
    ) -> [MemberDifference] {
        guard let type, types.meaning(of: type, in: found).differs(from: reader.meaning(of: expected.type)) else {
            return []
        }
        let (actual, wanted) = (type.text, expected.type.description)
        var fixes = [Diagnostic.Fix("Change the type to '\(wanted)'", at: type.range, with: wanted)]
        // Anything else may need quotes in YAML.
        if actual.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "?" }) {
            fixes.append(Diagnostic.Fix("Change the spec to '\(actual)'", at: expected.range, with: actual))
        }
        return [
            MemberDifference(
                message: "\(what) \(verb) '\(actual)', and the spec says '\(wanted)'.",
                place: type.range,
                described: expected.range,
                fixes: fixes
            )
        ]
    }
}

extension MemberFact {
    /// Whether a property can be set from where it is seen.
    fileprivate var isSettable: Bool {
        if kind == .computedProperty { return hasSetter }
        return !isConstant && !modifiers.contains { $0.detail.map { $0 == "set" } == true }
    }
}
