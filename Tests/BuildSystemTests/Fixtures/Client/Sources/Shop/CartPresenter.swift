import Catalog

final class CartPresenter: CartPresenterInterface {
    weak var view: (any CartViewInterface)?
    private let products: [Product]

    init(products: [Product]) {
        self.products = products
    }

    func start() {
        view?.display(CartViewModel(products: products))
    }

    func userTappedPay() {
        for (index, product) in products.enumerated() {
            let receipt = Receipt(number: index + 1, product: product)
            print("receipt \(receipt.number): \(receipt.product.name)")
        }
    }
}
