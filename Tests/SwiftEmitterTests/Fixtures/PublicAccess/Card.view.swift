extension Card {
    public nonisolated struct ViewModel: Hashable, Sendable {
        public let title: String
        public let isFlipped: Bool

        public init(title: String, isFlipped: Bool = false) {
            self.title = title
            self.isFlipped = isFlipped
        }

        public var caption: String {
            isFlipped ? "" : title
        }
    }
}

nonisolated extension Card.ViewModel {
    public init(text: String) {
        self.init(title: text)
    }
}

extension Card {
    /// What is called when a person does something in `Card`.
    public nonisolated struct Actions {
        public var flipped: (@MainActor () -> Void)?

        public init() {}
    }
}

@MainActor
public protocol CardDelegate: AnyObject {
    func cardShowedBack(_ card: Card)
}

extension Pile {
    package nonisolated struct ViewModel: Hashable, Sendable {
        package let count: Int

        package init(count: Int) {
            self.count = count
        }
    }
}

public nonisolated struct Deck: Hashable, Sendable {
    public var name: String
    public var size: Int = 52

    public init(name: String, size: Int = 52) {
        self.name = name
        self.size = size
    }
}

package nonisolated enum Suit: Hashable, Sendable {
    case hearts
    case spades
}
