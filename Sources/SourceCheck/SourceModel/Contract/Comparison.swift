import ScreenSpecDiagnostics

/// What a spec says, beside what the code has for it.
///
/// `Difference` is what becomes of one: a `Diagnostic` in the end.
package struct Comparison<Difference: Sendable>: Sendable {
    package let key: ComparedKey
    /// In the spec.
    package let described: SourceRange
    /// The type that the code is to have, where that is what is compared.
    package let type: String?
    package let outcome: Outcome

    package enum Outcome: Sendable {
        /// The code has it so, here.
        case held(SourceRange)
        case differs(Difference)
        case open(OpenReason)

        var isHeld: Bool { if case .held = self { true } else { false } }
    }

    init(_ key: ComparedKey, _ described: SourceRange, of type: String? = nil, _ outcome: Outcome) {
        (self.key, self.described, self.type, self.outcome) = (key, described, type, outcome)
    }

    package var difference: Difference? {
        if case .differs(let difference) = outcome { difference } else { nil }
    }

    func map<Other>(_ transform: (Difference) -> Other) -> Comparison<Other> {
        let mapped: Comparison<Other>.Outcome =
            switch outcome {
            case .held(let place): .held(place)
            case .differs(let difference): .differs(transform(difference))
            case .open(let reason): .open(reason)
            }
        return Comparison<Other>(key, described, of: type, mapped)
    }
}

/// Why something that a spec says is held to nothing.
package enum OpenReason: String, Error, CaseIterable {
    case generated, absent, otherKind
    case severalTypes, severalMembers, conditional, inherited, unread
    case foreignType, unknownType
    case notSent, sentElsewhere, notSet
    case notPlain

    /// To go on with behind "since".
    package var words: String {
        switch self {
        case .generated: "a spec generates it"
        case .absent: "no Swift of the sources declares it"
        case .otherKind: "the code has it in another form"
        case .severalTypes: "several types have the name"
        case .severalMembers: "several members have the name"
        case .conditional: "it stands behind '#if'"
        case .inherited: "a type that the sources do not declare may have it"
        case .unread: "a file of the class is not Swift throughout"
        case .foreignType: "the sources do not declare the type"
        case .unknownType: "it is not plain which type the code has"
        case .notSent: "no code of the view plainly sends the action"
        case .sentElsewhere: "other code may send the action too"
        case .notSet: "no code of the view plainly sets the property"
        case .notPlain: "the code does not say it plainly"
        }
    }
}
