import Catalog

final class Printer: CartViewInterface {
    func display(_ viewModel: CartViewModel) {
        print(viewModel.title, viewModel.totalText, viewModel.canPay)
    }
}

let presenter = CartPresenter(products: [Product(name: "Tea", price: 4), Product(name: "Pot", price: 20)])
let view = Printer()
presenter.view = view
presenter.start()
presenter.userTappedPay()
