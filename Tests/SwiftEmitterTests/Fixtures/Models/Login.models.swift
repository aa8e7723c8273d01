import UIKit

nonisolated enum LoginFailure: Hashable, Sendable {
    case wrongPassword
    case lockedOut(until: Date)
}

// Neither Hashable nor Sendable: 'draft' is of type 'Draft'.
/// What a person wants to buy.
nonisolated struct Basket {
    /// What it is called.
    var name: String

    var amount: Int = 1
    var note: String?
    var photo: UIImage?
    var draft: Draft
}

nonisolated indirect enum Shape: Hashable, Sendable {
    case circle(radius: Double)
    case group([Shape])
    case scaled(Shape, by: Double)
}

nonisolated struct Money: Codable, Hashable, Sendable {
    var amount: Decimal
    var code: String
}
