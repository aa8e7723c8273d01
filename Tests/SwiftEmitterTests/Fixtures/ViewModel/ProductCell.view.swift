import UIKit

extension ProductCell {
    /// Holds the data and logic needed to populate a `ProductCell`.
    nonisolated struct ViewModel: Hashable, Sendable {
        /// The image representation of the corresponding product.
        let image: UIImage?

        /// The name of the corresponding product.
        let productName: String

        /// The cost of the corresponding product, in USD.
        let price: Double

        let isSoldOut: Bool
        let stock: Int

        init(image: UIImage?, productName: String, price: Double, isSoldOut: Bool = false, stock: Int) {
            self.image = image
            self.productName = productName
            self.price = price
            self.isSoldOut = isSoldOut
            self.stock = stock
        }

        /// The price of the corresponding product formatted as a `String`.
        var formattedPrice: String {
            price.formatted(.currency(code: "USD"))
        }

        var badge: String? {
            stock < 3 ? "Only \(stock) left" : nil
        }
    }
}

nonisolated extension ProductCell.ViewModel {
    init(product: Product) {
        self.init(image: product.photo, productName: product.name, price: product.price, stock: max(0, product.stock))
    }

    /// Shows a product of which some were just sold.
    init(sold product: Product, _ count: Int) {
        self.init(
            image: product.photo,
            productName: product.name,
            price: product.price,
            isSoldOut: product.stock <= count,
            stock: product.stock - count
        )
    }
}
