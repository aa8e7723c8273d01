/// A name that a type goes by, with its bytes: each is held against the patterns of all architectures.
struct TypeSpelling: Sendable {
    let text: String
    let bytes: [UInt8]

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// The type's own name; for one that is called only `Presenter`, in an enum or struct `Login`, with that name, too; and `LoginVC`
    /// and `LoginVM` in full.
    static func spellings(of type: CodeType, in index: CodeIndex) -> [TypeSpelling] {
        var spellings = [TypeSpelling(type.name)]
        if let (short, full) = abbreviation(of: type.name) {
            spellings.append(TypeSpelling(type.name.dropLast(short.count) + full))
        }
        let isInNamespace = type.parent.map { index[$0].kind == .enum || index[$0].kind == .struct } ?? false
        guard isInNamespace else { return spellings }
        return spellings + [TypeSpelling(index.names(from: type.id).reversed().joined())]
    }

    /// Whether a name is `LoginVC` or `LoginVM`.
    static func isAbbreviated(_ name: String) -> Bool { abbreviation(of: name) != nil }

    private static func abbreviation(of name: String) -> (short: String, full: String)? {
        abbreviations.first { short, _ in
            name.hasSuffix(short) && name.dropLast(short.count).last?.isLowercase ?? false
        }
    }

    private static let abbreviations = [(short: "VC", full: "ViewController"), (short: "VM", full: "ViewModel")]
}
