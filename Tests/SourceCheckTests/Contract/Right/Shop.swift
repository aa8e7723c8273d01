import UIKit

typealias Photos = [URL]

struct Product: Hashable, Codable {
    let name: String
    let price: Decimal
    let photos: Photos
    var stock: Int { 0 }
    var note: String?
}

enum Payment: Equatable {
    case cash
    case card(number: String, expires: Date)
    case voucher(code: String)
    case transfer(Int, to: String?)
}

enum Order {
    struct Line {
        let product: Product
        var count: Int
    }
}

struct Basket {
    var lines: Array<Order.Line>
    var payment: Optional<Payment>
    let done: (Self) async throws -> ()
}

class ShopCell: UITableViewCell {}

struct ProductViewModel {
    let name: String
    let price: String
    let photo: UIImage?
}

final class ProductCell: ShopCell {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var priceLabel: UILabel!
    @IBOutlet private weak var photoView: UIImageView!

    func show(_ product: ProductViewModel) {
        nameLabel.text = product.name
        priceLabel.text = product.price
        photoView.image = product.photo
    }
}

final class StateView: UIView {
    enum State {
        case loading
        case loaded(items: Int, at: Date)
        case failed(message: String)
    }

    private let label = UILabel()

    func show(_ state: State) {
        if case .failed(let message) = state { label.text = message }
    }
}

final class BadgeView: UIControl {
    private let label = UILabel()

    override func didMoveToWindow() {
        label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(userTappedBadge)))
    }

    @objc private func userTappedBadge() {}

    func show(_ viewModel: ViewModel) {
        label.text = viewModel.text
    }
}

extension BadgeView.ViewModel {
    init(_ count: Int, product: Product, names: [String]) {
        self.init(text: product.name)
    }
}
