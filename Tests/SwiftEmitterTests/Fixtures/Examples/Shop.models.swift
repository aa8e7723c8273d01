import Foundation

nonisolated enum Shop {
    // Not Hashable: 'position' is of type '(row: Int, column: Double)'.
    nonisolated struct Product: Sendable {
        var name: String
        var price: Decimal
        var tags: Set<String> = []
        var stock: [String: Int] = [:]
        var kind: Kind = .new
        var position: (row: Int, column: Double)
    }
}

nonisolated enum Kind: Hashable, Sendable {
    case new
    case used(years: Int)
    case gift(from: String?, String)
    case `case`
}

// Not Hashable: 'products' is of type '[Shop.Product]'.
// Not Hashable: 'parent' is of type 'Parcel?'.
nonisolated struct Order: Sendable {
    var number: Int
    var customer: Customer
    var products: [Shop.Product]
    var parent: Parcel?
    var placed: Date
    var note: String?
}

// Not Hashable: 'orders' is of type '[Order]'.
nonisolated struct Parcel: Sendable {
    var orders: [Order]
    var weight: Double = 0
}

// Neither Hashable nor Sendable: 'theme' is of type 'Theme'.
nonisolated struct Setting {
    var theme: Theme
    var title: String
}

nonisolated enum Form: Hashable, Sendable {
    case `Type`
    case `Protocol`(number: Int)
}

nonisolated struct Letter: Hashable, Sendable {
    var form: Form
    var others: [Form]
}
