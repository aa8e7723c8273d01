import UIKit

struct Product: Encodable {
    static let empty = Product(name: "", price: 0)
    let name: String
    let price: Double
    private let stock = 0

    func buy() {}
    func sell(at price: Double) {}
    func encode(to encoder: any Encoder) throws {}
}

extension Product {
    var isFree: Bool { price == 0 }
    private func check() {}
}

struct Cart {
    let count: Int
    let total: Double
}

enum Payment {
    case cash

    var name: String { "Cash" }
}

final class ProductCell: UITableViewCell {
    struct ViewModel: Hashable {
        let title: String
        let subtitle: String
    }
}
