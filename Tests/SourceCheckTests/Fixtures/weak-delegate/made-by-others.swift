// swift-format-ignore-file
protocol CardDelegate: AnyObject {}
final class CardHandler: CardDelegate {}

final class AssignedCard {
    var delegate: CardDelegate?
}

final class MadeCard {
    var delegate: CardDelegate?

    init(delegate: CardDelegate?) {
        self.delegate = delegate
    }
}

final class GivenCard {
    var delegate: CardDelegate?

    func take(_ handlers: [CardDelegate]) {
        for handler in handlers { delegate = handler }
    }
}

final class Deck: CardDelegate {
    private let assigned = AssignedCard()
    private let made = MadeCard(delegate: CardHandler())
    private let given = GivenCard()

    func setUp() {
        assigned.delegate = CardHandler()
        given.delegate = self
    }
}
