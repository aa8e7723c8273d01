import Foundation

@testable import Shop

nonisolated extension Shop.Product {
    static let chair = Shop.Product(
        name: "A \"chair\"\tof \\wood",
        price: Decimal(string: "49.90") ?? .nan,
        tags: ["oak", "2026"],
        stock: ["Bern": 3, "Basel": 0],
        kind: Kind.used(years: 12),
        position: (row: 1, column: 2.5)
    )

    static let table = Shop.Product(name: "Table", price: 120, position: (row: -2, column: 1000.0))

    // swift-format-ignore
    static let chairs = Shop.Product(
        name:
            "A set of chairs that has such a long name that not even a line of its own is enough for it, and goes on and on",
        price: 0,
        tags: [
            "a list of words that is too long for one line",
            "since it goes on",
            "and on",
            "and even further than that",
        ],
        position: (row: 0, column: 0)
    )

    /// Made up: No text, and no element of any collection.
    static let emptyExample = Shop.Product(
        name: "",
        price: Decimal(string: "49.90") ?? .nan,
        tags: [],
        stock: [:],
        kind: Kind.used(years: 12),
        position: (row: 1, column: 2.5)
    )

    /// Made up: Texts that are longer than there is room for.
    static let longTextExample = Shop.Product(
        name: "A text that is much longer than there is room for, and goes on and on",
        price: Decimal(string: "49.90") ?? .nan,
        tags: ["oak", "2026"],
        stock: ["Bern": 3, "Basel": 0],
        kind: Kind.used(years: 12),
        position: (row: 1, column: 2.5)
    )

    static let examples: [Shop.Product] = [chair, table, chairs, emptyExample, longTextExample]
}

nonisolated extension Kind {
    static let newExample: Kind = Kind.new

    static let wrapped = Kind.gift(from: nil, "Happy birthday")

    static let caseExample: Kind = Kind.case

    /// Made up: The case 'used'.
    static let usedExample = Kind.used(years: 1)

    static let examples: [Kind] = [newExample, wrapped, caseExample, usedExample]
}

nonisolated extension Customer {
    static let anna = Customer(
        name: "Anna",
        born: Date(timeIntervalSince1970: -58060800),
        site: nil,
        id: UUID(uuidString: "2A7D1C6E-0B58-4F5B-9C1B-6F0E5D3A9B10") ?? UUID()
    )

    static let ben = Customer(
        name: "Ben",
        born: Date(timeIntervalSince1970: 1773513005.25),
        site: URL(string: "https://example.com/ben?page=1") ?? URL(fileURLWithPath: "/"),
        id: UUID(uuidString: "2A7D1C6E-0B58-4F5B-9C1B-6F0E5D3A9B11") ?? UUID()
    )

    static let examples: [Customer] = [anna, ben]
}

nonisolated extension Order {
    /// Made up: Whatever there is.
    static let example = Order(
        number: 1,
        customer: Customer.anna,
        products: [Shop.Product.chair],
        parent: Parcel(orders: []),
        placed: Date(timeIntervalSince1970: 1767225600),
        note: "Note"
    )

    /// Made up: No text, and no element of any collection.
    static let emptyExample = Order(
        number: 1,
        customer: Customer.anna,
        products: [],
        parent: Parcel(orders: []),
        placed: Date(timeIntervalSince1970: 1767225600),
        note: "Note"
    )

    /// Made up: Texts that are longer than there is room for.
    static let longTextExample = Order(
        number: 1,
        customer: Customer.anna,
        products: [Shop.Product.chair],
        parent: Parcel(orders: []),
        placed: Date(timeIntervalSince1970: 1767225600),
        note: "A text that is much longer than there is room for, and goes on and on"
    )

    /// Made up: Nothing of all that may be absent.
    static let absentExample = Order(
        number: 1,
        customer: Customer.anna,
        products: [Shop.Product.chair],
        parent: nil,
        placed: Date(timeIntervalSince1970: 1767225600),
        note: nil
    )

    static let examples: [Order] = [example, emptyExample, longTextExample, absentExample]
}

nonisolated extension Parcel {
    /// Made up: Whatever there is.
    static let example = Parcel(
        orders: [
            Order(
                number: 1,
                customer: Customer.anna,
                products: [Shop.Product.chair],
                parent: nil,
                placed: Date(timeIntervalSince1970: 1767225600),
                note: "Note"
            )
        ],
        weight: 1
    )

    /// Made up: No text, and no element of any collection.
    static let emptyExample = Parcel(orders: [], weight: 1)

    static let examples: [Parcel] = [example, emptyExample]
}

nonisolated extension Form {
    /// Made up: The case 'Type'.
    static let TypeExample: Form = .`Type`

    /// Made up: The case 'Protocol'.
    static let ProtocolExample: Form = .`Protocol`(number: 1)

    static let examples: [Form] = [TypeExample, ProtocolExample]
}

nonisolated extension Letter {
    static let plain = Letter(form: .`Type`, others: [.`Type`, .`Protocol`(number: 2)])

    /// Made up: No text, and no element of any collection.
    static let emptyExample = Letter(form: .`Type`, others: [])

    static let examples: [Letter] = [plain, emptyExample]
}
