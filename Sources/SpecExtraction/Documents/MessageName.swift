/// What Swift calls the member that a key stands for, without labels and all else that a requirement spells: `save` of
/// `func save(_ item: Item)`, `title` of `var title: String { get }`.
package struct MessageName {
    /// Where the name stands in the key, with its backticks.
    package let range: Range<String.Index>
    private let key: String

    package init(in key: String) {
        let introducer = ["func ", "var "].lazy.compactMap(key.firstRange).first
        let start = introducer?.upperBound ?? key.startIndex
        let end = key[start...].firstIndex { "(:< ".contains($0) } ?? key.endIndex
        (self.key, range) = (key, start..<end)
    }

    package var text: String { key[range].filter { $0 != "`" } }

    package static func base(of key: String) -> String { MessageName(in: key).text }
}
