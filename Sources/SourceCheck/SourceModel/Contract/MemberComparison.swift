import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Compares what a spec says of members with those that the code has.
struct MemberComparison {
    typealias Outcome = Comparison<MemberDifference>

    private let subject: CodeSubject
    private let types: TypeComparison

    var code: CodeIndex { subject.code }

    init(_ subject: CodeSubject) {
        self.subject = subject
        types = TypeComparison(subject.code)
    }

    /// A requirement of the code beside the description that has its name and kind.
    func outcomes(of found: MemberFact, against described: Member) -> [Outcome] {
        switch described.requirement {
        case .function(let function):
            signature(of: found, against: function, described, isWhole: described.isWrittenOut)
                + words(of: found, function.words, described)
                + thrownError(of: found, function.throwing, described, generics: function.genericParameters)
                + generics(of: found, function, described)
                + attributes(function.attributes, found, described)
        case .property(let property):
            [type(of: found, against: property, described)]
                + words(of: found, property.words, described)
                + thrownError(of: found, property.throwing, described)
                + attributes(property.attributes, found, described)
                + setter(of: found, against: property, described)
        }
    }

    /// What a class has for what a generated protocol asks for: it may do without an effect.
    func outcomes(ofImplementation found: MemberFact, against described: Member) -> [Outcome] {
        switch described.requirement {
        case .function(let function):
            signature(of: found, against: function, described, isWhole: true)
                + words(of: found, function.effects.filter { $0.isOf(found) }, described, isWhole: true)
        case .property(let property):
            [type(of: found, against: property, described)]
                + (property.isSettable ? [canBeSet(found.isSettable, found, described)] : [])
        }
    }

    /// A member of a class that is told something by no protocol: whether others can set it, and effects, count where the spec
    /// names them.
    func outcomes(ofReceived found: MemberFact, against described: Member) -> [Outcome] {
        guard case .property(let property) = described.requirement else {
            return outcomes(of: found, against: described)
        }
        return outcomes(ofImplementation: found, against: described)
            + words(of: found, [.static(property.isStatic)], described)
            + attributes(property.attributes, found, described)
    }

    // MARK: Functions

    private func signature(
        of found: MemberFact,
        against function: FunctionRequirement,
        _ described: Member,
        isWhole: Bool
    ) -> [Outcome] {
        let reader = reader(for: found, generics: function.genericParameters)
        let name = described.fullName
        let parameters = zip(found.parameters, function.parameters).flatMap {
            parameter($0, of: found, against: $1, described, reader)
        }
        guard !function.isInitializer else { return parameters }
        guard let returns = function.returns else {
            guard isWhole else { return parameters }
            guard let type = found.type, types.differs(type, in: found, from: .void) else { return parameters }
            let message = "'\(name)' returns '\(type.text)', and the spec says nothing."
            return parameters + [
                Outcome(.returns, described.name.range, .differs(MemberDifference(message: message, place: type.range)))
            ]
        }
        guard let type = found.type else {
            guard reader.meaning(of: returns.type).differs(from: .void) else {
                return parameters + [Outcome(.returns, returns.range, .held(found.nameRange))]
            }
            let message = "'\(name)' returns nothing, and the spec says '\(returns.type)'."
            let difference = MemberDifference(message: message, place: found.nameRange)
            return parameters + [Outcome(.returns, returns.range, .differs(difference))]
        }
        return parameters + [types.outcome(.returns, "'\(name)'", type, in: found, returns, reader, verb: "returns")]
    }

    private func parameter(
        _ parameter: ParameterFact,
        of found: MemberFact,
        against described: Parameter,
        _ message: Member,
        _ reader: SpecTypeReader
    ) -> [Outcome] {
        let what = "'\(described.name)' of '\(message.fullName)'"
        func differs(_ words: String) -> [Outcome] {
            let difference = MemberDifference(
                message: "\(what) \(words), and the spec says otherwise.",
                place: parameter.type?.range ?? parameter.range
            )
            return [Outcome(.parameters, described.type.range, .differs(difference))]
        }
        // No spec can say that there may be any number of them.
        guard !parameter.isVariadic else { return differs("takes any number of values") }
        let outcome = types.outcome(.parameters, what, parameter.type, in: found, described.type, reader)
        guard outcome.difference == nil, let type = parameter.type else { return [outcome] }
        let (written, actual) = (described.type.type.functionAttributes, type.functionAttributes)
        if let lacking = written.first(where: { !actual.contains($0) && Self.functionAttributes.contains($0) }) {
            return differs("is not '\(lacking)'")
        }
        // Who is given a closure may keep it or not, whoever else may call it.
        if let more = actual.first(where: { !written.contains($0) && ($0 == "@escaping" || $0 == "@autoclosure") }) {
            return differs("is '\(more)'")
        }
        return [outcome]
    }

    private static let functionAttributes: Set<String> = ["@escaping", "@autoclosure", "@Sendable", "@MainActor"]

    /// `Self` is the conformer in a protocol, and nobody knows what it is elsewhere.
    private func reader(for found: MemberFact, generics: String? = nil) -> SpecTypeReader {
        SpecTypeReader(code, selfType: found.isRequirement ? .named(.conformer, []) : .unknown, generics: generics)
    }

    // MARK: Properties

    private func type(of found: MemberFact, against property: PropertyRequirement, _ described: Member) -> Outcome {
        types.outcome(
            .propertyType,
            "'\(described.fullName)'",
            found.type,
            in: found,
            property.type,
            reader(for: found)
        )
    }

    private func setter(of found: MemberFact, against property: PropertyRequirement, _ described: Member) -> [Outcome] {
        if property.isSettable { return [canBeSet(found.hasSetter, found, described)] }
        guard described.isWrittenOut || subject.isWritten("settable", for: described.name.range) else { return [] }
        guard found.hasSetter else { return [Outcome(.settable, described.name.range, .held(found.nameRange))] }
        let message = "'\(described.fullName)' can be set, and the spec says otherwise."
        let difference = MemberDifference(message: message, place: found.nameRange)
        return [Outcome(.settable, described.name.range, .differs(difference))]
    }

    private func canBeSet(_ isSettable: Bool, _ found: MemberFact, _ described: Member) -> Outcome {
        guard !isSettable else { return Outcome(.settable, described.name.range, .held(found.nameRange)) }
        let message = "'\(described.fullName)' can't be set, and the spec says otherwise."
        let difference = MemberDifference(message: message, place: found.nameRange)
        return Outcome(.settable, described.name.range, .differs(difference))
    }

    // MARK: Words and attributes

    /// What a spec leaves out is compared where the requirement is written out, and an effect where the other one is named;
    /// 'async: false' is not left out.
    private func words(of found: MemberFact, _ words: [RequirementWord], _ described: Member, isWhole: Bool = false)
        -> [Outcome]
    {
        let namesEffect = words.contains { $0.isEffect && $0.isDescribed }
        return words.filter { word in
            word.isDescribed || word.isEffect && namesEffect || described.isWrittenOut || isWhole
                || word.isKind && word.isOf(found)
                || word.key.separateKey.map { subject.isWritten($0, for: described.name.range) } ?? false
        }.map { word in
            let isFound = word.isOf(found)
            guard isFound != word.isDescribed else {
                return Outcome(word.key, described.name.range, .held(found.nameRange))
            }
            let actual = isFound ? word.positive : word.negative
            let message = "'\(described.fullName)' \(actual), and the spec says otherwise."
            let difference = MemberDifference(message: message, place: found.nameRange)
            return Outcome(word.key, described.name.range, .differs(difference))
        }
    }

    /// Which error it is, where both sides throw one.
    private func thrownError(
        of found: MemberFact,
        _ throwing: Throwing,
        _ described: Member,
        generics: String? = nil
    ) -> [Outcome] {
        guard found.isThrowing, throwing != .never else { return [] }
        let (name, place) = (described.fullName, described.name.range)
        func differs(_ message: String, at range: SourceRange) -> [Outcome] {
            [Outcome(.throws, place, .differs(MemberDifference(message: message, place: range)))]
        }
        guard case .typed(let error) = throwing else {
            guard described.isWrittenOut, let thrown = found.thrownType,
                types.differs(thrown, in: found, from: .platform("Error"))
            else { return [] }
            return differs("'\(name)' throws '\(thrown.text)', and the spec says any error.", at: thrown.range)
        }
        guard let thrown = found.thrownType else {
            guard !found.hasTypedError else { return [Outcome(.throws, place, .open(.unknownType))] }
            return differs("'\(name)' throws any error, and the spec says '\(error)'.", at: found.nameRange)
        }
        let outcome = types.outcome(
            .throws,
            "'\(name)'",
            thrown,
            in: found,
            TypeReference(error, at: place),
            reader(for: found, generics: generics),
            verb: "throws"
        )
        // Where the spec has the error, it has the whole message.
        return [
            outcome.map { MemberDifference(message: $0.message, place: $0.place, fixes: Array($0.fixes.prefix(1))) }
        ]
    }
}

/// A word of a requirement that is there or not.
private struct RequirementWord {
    let key: ComparedKey
    let positive: String
    let negative: String
    let isDescribed: Bool
    /// Whether a message without the word says that it is not there.
    var isKind = false
    let isOf: (MemberFact) -> Bool

    var isEffect: Bool { key == .async || key == .throws }

    static func async(_ isDescribed: Bool) -> RequirementWord {
        RequirementWord(key: .async, positive: "is 'async'", negative: "is not 'async'", isDescribed: isDescribed) {
            $0.isAsync
        }
    }

    static func `throws`(_ throwing: Throwing) -> RequirementWord {
        RequirementWord(
            key: .throws,
            positive: "throws",
            negative: "does not throw",
            isDescribed: throwing != .never
        ) { $0.isThrowing }
    }

    static func `static`(_ isDescribed: Bool) -> RequirementWord {
        RequirementWord(
            key: .modifiers,
            positive: "is 'static'",
            negative: "is not 'static'",
            isDescribed: isDescribed,
            isKind: true
        ) { $0.isTypeMember }
    }

    static func mutating(_ isDescribed: Bool) -> RequirementWord {
        RequirementWord(
            key: .modifiers,
            positive: "is 'mutating'",
            negative: "is not 'mutating'",
            isDescribed: isDescribed
        ) { $0.modifiers.contains("mutating") }
    }
}

extension FunctionRequirement {
    fileprivate var effects: [RequirementWord] { [.async(isAsync), .throws(throwing)] }
    fileprivate var words: [RequirementWord] { effects + [.static(isStatic), .mutating(isMutating)] }
}

extension PropertyRequirement {
    fileprivate var words: [RequirementWord] { [.async(isAsync), .throws(throwing), .static(isStatic)] }
}

extension MemberFact {
    /// Whether its own file alone can set it. With `internal(set)` and `package(set)` others can.
    var hasPrivateSetter: Bool {
        modifiers.contains { modifier in
            modifier.detail == "set"
                && (modifier.name == "private" || modifier.name == "fileprivate")
        }
    }

    /// Whether a property can be set from where it is seen.
    package var isSettable: Bool {
        if isRequirement { return hasSetter }
        return !hasPrivateSetter && (kind == .computedProperty ? hasSetter : !isConstant)
    }
}
