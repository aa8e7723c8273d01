import Foundation

/// A list of what is to be bought.
public nonisolated struct GroceryList: Hashable, Sendable {
    /// What it is known by.
    public var id: UUID

    /// What people call it.
    public var name: String

    /// What is on it, in order.
    public var items: [Item] = []

    /// Who made it.
    public var owner: Person

    public init(id: UUID, name: String, items: [Item] = [], owner: Person) {
        self.id = id
        self.name = name
        self.items = items
        self.owner = owner
    }
}

/// Something to buy.
public nonisolated struct Item: Hashable, Sendable {
    /// What it is.
    public var name: String

    /// How many.
    public var amount: Int = 1

    /// What one costs, if anybody knows.
    public var price: Decimal?

    /// Whether it is in the basket.
    public var isBought: Bool = false

    public init(name: String, amount: Int = 1, price: Decimal?, isBought: Bool = false) {
        self.name = name
        self.amount = amount
        self.price = price
        self.isBought = isBought
    }
}

/// Somebody who may see a list.
public nonisolated struct Person: Hashable, Sendable {
    /// What they are called.
    public var name: String

    /// Since when they have been here.
    public var joined: Date

    public init(name: String, joined: Date) {
        self.name = name
        self.joined = joined
    }
}

/// What somebody may do with a list.
public nonisolated enum Role: String, CaseIterable, Hashable, Sendable {
    case owner
    case editor
    case reader
}

/// Why a list could not be shared.
public nonisolated enum ShareFailure: Error, Hashable, Sendable {
    case offline
    case refused(by: Person)
    case other(String)
}
