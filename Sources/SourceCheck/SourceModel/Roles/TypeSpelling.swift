/// A name that a type goes by, with its bytes: each is held against the patterns of all architectures.
struct TypeSpelling: Sendable {
    let text: String
    let bytes: [UInt8]

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// The type's own name; for one that is called only `Presenter`, in an enum or struct `Login`, with that name, too.
    static func spellings(of type: CodeType, in index: CodeIndex) -> [TypeSpelling] {
        let isInNamespace = type.parent.map { index[$0].kind == .enum || index[$0].kind == .struct } ?? false
        guard isInNamespace else { return [TypeSpelling(type.name)] }
        return [TypeSpelling(type.name), TypeSpelling(index.names(from: type.id).reversed().joined())]
    }
}
