/// `Failure: Error`, as the head of a generic type declares it.
package struct GenericParameter: Hashable, Sendable, CustomStringConvertible {
    package let name: String
    /// The protocols and classes that an argument has to be.
    package let constraints: [String]

    package init(_ name: String, constraints: [String]) {
        self.name = name
        self.constraints = constraints
    }

    /// As Swift writes it, with nothing but names behind the colon.
    package init(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1)
        name = parts.first.map(Self.trimmed) ?? text
        constraints = parts.dropFirst().flatMap { $0.split(separator: "&") }.map(Self.trimmed)
    }

    package var description: String {
        constraints.isEmpty ? name : "\(name): \(constraints.joined(separator: " & "))"
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
