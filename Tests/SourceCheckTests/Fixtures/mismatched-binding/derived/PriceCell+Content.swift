import Foundation

/// As the compiler writes it beside the view.
extension PriceCell {
    struct ViewModel {
        let name: String
        let price: Double
        let count: Int

        var formattedPrice: String { price.formatted(.currency(code: "USD")) }
        var stockText: String { "\(count) left" }
        var isSold: Bool { count == 0 }
    }
}
