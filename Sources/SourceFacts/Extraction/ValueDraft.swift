/// What is known of an expression when it has been read, before it is kept as somebody's value.
///
/// Every expression returns one, so that it is as small as the words that it becomes.
struct ValueDraft {
    var kind: ValueFact.Kind
    var isTrailingClosure = false
    private var lowerWord: UInt32
    private var upperWord: UInt32
    private var referenceWord: UInt32
    private var textWord = FactContent.none
    private var typeWord = FactContent.none
    private var localWord = FactContent.none

    init(kind: ValueFact.Kind = .other, reference: Int? = nil, lower: Int, upper: Int) {
        self.kind = kind
        lowerWord = UInt32(truncatingIfNeeded: lower)
        upperWord = UInt32(truncatingIfNeeded: upper)
        referenceWord = Self.word(reference)
    }

    /// Where it starts in the source.
    var lower: Int {
        get { Int(lowerWord) }
        set { lowerWord = UInt32(truncatingIfNeeded: newValue) }
    }

    var upper: Int {
        get { Int(upperWord) }
        set { upperWord = UInt32(truncatingIfNeeded: newValue) }
    }

    /// The row of a use or of a call, as the kind says.
    var reference: Int? {
        get { Self.row(referenceWord) }
        set { referenceWord = Self.word(newValue) }
    }

    var text: UInt32? {
        get { textWord == FactContent.none ? nil : textWord }
        set { textWord = newValue ?? FactContent.none }
    }

    /// The row of the type that it spells.
    var type: Int? {
        get { Self.row(typeWord) }
        set { typeWord = Self.word(newValue) }
    }

    /// The local variable that the expression is.
    var local: Int? {
        get { Self.row(localWord) }
        set { localWord = Self.word(newValue) }
    }

    /// Whether it makes something of a type that it spells.
    var isMade: Bool { kind == .construction || kind == .chainedConstruction }

    /// - Parameter label: Of an argument the text of its label.
    func set(_ row: FactsWriter.RowWords<ValueFact.Column>, label: UInt32) {
        row[.kind] = kind.rawValue | (isTrailingClosure ? ValueFact.trailingClosure : 0)
        row[.label] = label
        row[.reference] = referenceWord
        row[.text] = textWord
        row[.type] = typeWord
        row[.lower] = lowerWord
        row[.upper] = upperWord
    }

    private static func row(_ word: UInt32) -> Int? {
        word == FactContent.none ? nil : Int(word)
    }

    private static func word(_ row: Int?) -> UInt32 {
        row.map { UInt32(truncatingIfNeeded: $0) } ?? FactContent.none
    }
}

/// An argument of a call, whose other arguments are still to be read.
struct ArgumentDraft {
    /// The text of its label, or that there is none.
    var label: UInt32
    var value: ValueDraft
}
