import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Compares types that specs write with those that the code writes, as Swift means them.
struct TypeComparison {
    private let code: CodeIndex
    private let types: CodeTypeReader

    init(_ code: CodeIndex) {
        self.code = code
        types = CodeTypeReader(code)
    }

    /// - Parameters:
    ///   - what: What is of the type, to begin a sentence with.
    ///   - type: What the code writes, in the signature of `found`.
    func outcome(
        _ key: ComparedKey,
        _ what: String,
        _ type: TypeFact?,
        in found: MemberFact,
        _ expected: TypeReference,
        _ reader: SpecTypeReader,
        verb: String = "is of type"
    ) -> MemberComparison.Outcome {
        let wanted = reader.meaning(of: expected.type)
        guard let type else { return outcome(key, what, ofValueIn: found, expected, wanted) }
        let meant = types.meaning(of: type, in: found)
        guard !meant.differs(from: wanted) else {
            return MemberComparison.Outcome(key, expected.range, .differs(difference(what, verb, type, expected)))
        }
        // What has a name on both sides is the same, whatever it is.
        if meant == wanted, !wanted.hasUnknown {
            return MemberComparison.Outcome(key, expected.range, .held(type.range))
        }
        if wanted.isUncertain {
            return MemberComparison.Outcome(key, expected.range, .open(reader.obstacle(to: expected.type)))
        }
        let outcome: MemberComparison.Outcome.Outcome = meant.isUncertain ? .open(.unknownType) : .held(type.range)
        return MemberComparison.Outcome(key, expected.range, outcome)
    }

    /// Of a property without a written type: a literal or a construction shows it.
    private func outcome(
        _ key: ComparedKey,
        _ what: String,
        ofValueIn found: MemberFact,
        _ expected: TypeReference,
        _ wanted: MeantType
    ) -> MemberComparison.Outcome {
        guard found.kind == .storedProperty, found.bindingCount == 1, let value = found.value,
            let meant = types.meaning(of: value, in: found), !wanted.hasUnknown, !meant.hasUnknown
        else { return MemberComparison.Outcome(key, expected.range, .open(.unknownType)) }
        // A literal number may be any number, and an initializer may fail, though hardly one of a type with arguments.
        let isNumber = value.kind == .number && wanted.isNumber
        let isMade =
            value.kind == .construction && !meant.hasArguments && !MeantType.optional(meant).differs(from: wanted)
        guard meant.differs(from: wanted), !isNumber, !isMade else {
            let isOpen = meant != wanted && (meant.isUncertain || wanted.isUncertain)
            return MemberComparison.Outcome(key, expected.range, isOpen ? .open(.unknownType) : .held(found.nameRange))
        }
        let actual = value.type?.text ?? meant.literalName
        let difference = MemberDifference(
            message: "\(what) is of type '\(actual)', and the spec says '\(expected.type)'.",
            place: found.nameRange
        )
        return MemberComparison.Outcome(key, expected.range, .differs(difference))
    }

    private func difference(_ what: String, _ verb: String, _ type: TypeFact, _ expected: TypeReference)
        -> MemberDifference
    {
        let (actual, wanted) = (type.text, expected.type.description)
        var fixes = [Diagnostic.Fix("Change the type to '\(wanted)'", at: type.range, with: wanted)]
        // Anything else may need quotes in YAML.
        if actual.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "?" }) {
            fixes.append(Diagnostic.Fix("Change the spec to '\(actual)'", at: expected.range, with: actual))
        }
        return MemberDifference(
            message: "\(what) \(verb) '\(actual)', and the spec says '\(wanted)'.",
            place: type.range,
            fixes: fixes
        )
    }

    func differs(_ type: TypeFact, in found: MemberFact, from other: MeantType) -> Bool {
        types.meaning(of: type, in: found).differs(from: other)
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
}

extension MeantType {
    /// Whether a literal number may be one.
    fileprivate var isNumber: Bool {
        guard case .named(.platform(let name), _) = self else { return false }
        return name == "Double" || name == "Int"
    }

    fileprivate var hasArguments: Bool {
        if case .named(_, let arguments) = self { !arguments.isEmpty } else { false }
    }

    /// What a literal is by itself.
    fileprivate var literalName: String {
        guard case .named(.platform(let name), _) = self else { return "_" }
        return name
    }
}
