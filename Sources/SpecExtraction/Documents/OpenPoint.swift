/// What a document does not say since nobody can prove it, in words that hold as long as the code does: the place is a declaration,
/// since lines move.
package struct OpenPoint: Hashable, Sendable {
    /// The keys that are left out, or may say too little: `trigger`, `to`.
    package let keys: [String]
    /// To go on with behind "because".
    package let reason: String
    /// `LoginViewController.viewDidLoad()`.
    package let place: String

    package init(_ keys: String..., because reason: String, in place: String) {
        (self.keys, self.reason, self.place) = (keys, reason, place)
    }

    package var comment: String {
        "# screenspec:open \(keys.joined(separator: ", ")) because \(reason) in '\(place)'"
    }
}
