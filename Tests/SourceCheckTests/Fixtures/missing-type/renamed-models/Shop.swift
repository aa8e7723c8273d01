import Kit

struct Animal {
    let name: String
    let kind: Kind
    var title: String { name }
    enum Kind { case dog, cat }
}

final class Purchase {
    enum State { case open }
}

protocol HasPrice {
    var price: Int { get }
    var currency: String { get }
}
