/// A method of a subview that is handed what is shown: `configure(with:)`, or for another one of its values `set(title:hint:).hint`.
package struct ShownMethod: Hashable, Sendable {
    /// The properties that lead from the subview to whose method it is.
    package let path: [String]
    package let name: String
    /// `_` for a value without one.
    package let labels: [String]
    /// Which of the values is meant: the first, where none is named.
    package let position: Int

    /// - Returns: `nil` for a property, and for what is no method that takes something.
    package init?(_ text: String) {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return nil }
        let parts = text.dottedParts
        guard let place = parts.firstIndex(where: { $0.contains("(") }), parts.count - place <= 2 else { return nil }
        let halves = parts[place].split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2, halves[1].hasSuffix(":)") else { return nil }
        path = Array(parts.prefix(place))
        name = String(halves[0])
        labels = halves[1].dropLast(2).split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > place + 1 else {
            position = 0
            return
        }
        guard let named = labels.firstIndex(of: parts[place + 1]) else { return nil }
        position = named
    }

    /// `configure(with:)`.
    package var fullName: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
}
