extension String {
    /// A message put together from clauses, as a sentence: it starts with a capital letter, unless with a quoted name,
    /// and ends with a full stop or a question mark.
    package var asSentence: String {
        var sentence = self
        if let first, first.isLowercase { sentence = first.uppercased() + dropFirst() }
        if let last, !".?!…".contains(last) { sentence += "." }
        return sentence
    }

    /// The text as a message can quote it: on one line, without control characters, and cut behind so many.
    package func excerpt(_ length: Int) -> String {
        var shown = ""
        for (index, scalar) in unicodeScalars.enumerated() {
            guard index < length else { return shown + "…" }
            let isControl =
                scalar.properties.generalCategory == .control || scalar.value == 0x2028 || scalar.value == 0x2029
            shown += isControl ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return shown
    }

    /// The text with its middle left out where no person would read all of it: a message quotes what stands in a spec,
    /// and that may be long.
    var withoutBulk: String {
        guard utf8.count > 4 * Self.readableEnd else { return self }
        return prefix(Self.readableEnd) + " … " + suffix(Self.readableEnd)
    }

    private static let readableEnd = 400
}
