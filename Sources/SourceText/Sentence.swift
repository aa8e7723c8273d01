extension String {
    /// A message put together from clauses, as a sentence: it starts with a capital letter, unless with a quoted name,
    /// and ends with a full stop or a question mark.
    package var asSentence: String {
        var sentence = self
        if let first, first.isLowercase { sentence = first.uppercased() + dropFirst() }
        if let last, !".?!…".contains(last) { sentence += "." }
        return sentence
    }
}
