import Foundation

struct Product: Hashable {
    let name: String?
    let price: Double
    let photos: Set<URL>
    var stock: Int { 0 }
    func colour() -> String { "" }
}

enum Payment {
    case cash
    case card(number: String, validUntil: Date)
    case voucher(code: Int)
    case transfer(String?)
    case invoice
    case point
}

struct State {}
