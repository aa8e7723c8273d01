import Foundation

extension PriceCell {
    /// What a row shows.
    nonisolated struct ViewModel: Hashable, Sendable {
        /// The price in full.
        let price: Double

        /// The price without cents.
        var low: Double {
            floor(price)
        }
    }
}
