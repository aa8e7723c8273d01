extension [String] {
    /// `a, b or c`.
    package var formattedList: String { formattedList(with: "or") }

    /// `a, b and c`.
    package func formattedList(with conjunction: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
    }
}
