/// Why a document stays one that describes.
struct AdoptRefusal: Hashable, Sendable {
    enum Kind: String, Sendable {
        /// What would be generated is something else than what is there.
        case difference
        /// No key of the language makes what is there.
        case language
        /// Something in the code would be lost.
        case loss
        /// The document, or the project, does not allow it.
        case document
    }

    let kind: Kind
    /// A sentence.
    let message: String
    /// The path and line, where there is one.
    let place: String?
    /// What the document has to say so that the reason is gone.
    let remedy: AdoptRemedy?

    init(_ kind: Kind, _ message: String, at place: String? = nil, remedy: AdoptRemedy? = nil) {
        (self.kind, self.message, self.place, self.remedy) = (kind, message, place, remedy)
    }
}
