/// What is known of an expression when it has been read, before it is kept as somebody's value.
struct ValueDraft {
    var kind = ValueFact.Kind.other
    /// The row of a use or of a call, as the kind says.
    var reference: Int?
    var text: UInt32?
    var type: Int?
    var lower: Int
    var upper: Int
    var flags: UInt32 = 0
    /// The local variable that the expression is.
    var local: Int?

    /// Whether it makes something of a type that it spells.
    var isMade: Bool { kind == .construction || kind == .chainedConstruction }
}

/// An argument of a call, whose other arguments are still to be read.
struct ArgumentDraft {
    var label: UInt32?
    var value: ValueDraft
}
