import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Compares what a spec says of members with those that the code has.
struct MemberComparison {
    typealias Outcome = Comparison<MemberDifference>

    private let code: CodeIndex
    private let types: TypeComparison

    init(_ code: CodeIndex) {
        self.code = code
        types = TypeComparison(code)
    }

    /// A requirement of the code beside the description that has its name and kind.
    func outcomes(of found: MemberFact, against described: Member) -> [Outcome] {
        switch described.requirement {
        case .function(let function):
            signature(of: found, against: function, described, isWhole: described.isWrittenOut)
                + words(of: found, function.words, described)
                + thrownError(of: found, function.throwing, described)
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
        switch described.requirement {
        case .function(let function):
            signature(of: found, against: function, described, isWhole: described.isWrittenOut)
                + words(of: found, function.effects, described)
        case .property: outcomes(ofImplementation: found, against: described)
        }
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
        let parameters = zip(found.parameters, function.parameters).filter { !$0.0.isVariadic }.map {
            types.outcome(.parameters, "'\($1.name)' of '\(name)'", $0.type, in: found, $1.type, reader)
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
        guard described.isWrittenOut else { return [] }
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

    /// What a spec leaves out is compared where the requirement is written out.
    private func words(of found: MemberFact, _ words: [RequirementWord], _ described: Member, isWhole: Bool = false)
        -> [Outcome]
    {
        words.filter { $0.isDescribed || described.isWrittenOut || isWhole }.map { word in
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

    /// Which error the code throws is not known, but whether it says so.
    private func thrownError(of found: MemberFact, _ throwing: Throwing, _ described: Member) -> [Outcome] {
        guard case .typed(let error) = throwing, found.isThrowing else { return [] }
        guard !found.hasTypedError else { return [Outcome(.throws, described.name.range, .open(.unknownType))] }
        let message = "'\(described.fullName)' throws any error, and the spec says '\(error)'."
        let difference = MemberDifference(message: message, place: found.nameRange)
        return [Outcome(.throws, described.name.range, .differs(difference))]
    }

    private func attributes(_ attributes: [String], _ found: MemberFact, _ described: Member) -> [Outcome] {
        attributes.map { attribute in
            let name = attribute.dropFirst().prefix { $0 != "(" }
            guard !found.attributes.contains(String(name)) else {
                return Outcome(.attributes, described.name.range, .held(found.nameRange))
            }
            let start = Int(found.range.lower)
            let place = SourceRange(file: found.nameRange.file, lower: start, upper: start)
            let difference = MemberDifference(
                message: "'\(described.fullName)' is not '\(attribute)', and the spec says otherwise.",
                place: found.nameRange,
                fixes: [Diagnostic.Fix("Add '\(attribute)'", at: place, with: "\(attribute) ")]
            )
            return Outcome(.attributes, described.name.range, .differs(difference))
        }
    }
}

/// A word of a requirement that is there or not.
private struct RequirementWord {
    let key: ComparedKey
    let positive: String
    let negative: String
    let isDescribed: Bool
    let isOf: (MemberFact) -> Bool

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
            isDescribed: isDescribed
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
    /// Whether a property can be set from where it is seen.
    var isSettable: Bool {
        if kind == .computedProperty || isRequirement { return hasSetter }
        return !isConstant && !modifiers.contains { $0.detail.map { $0 == "set" } == true }
    }
}
