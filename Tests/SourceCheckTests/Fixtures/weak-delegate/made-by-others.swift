// swift-format-ignore-file
protocol CardDelegate: AnyObject {}

/// Leads back strongly, so that there is a circle.
final class CircleHandler: CardDelegate {
    var card: AssignedCard?
    private let made: MadeCard?
    init(_ made: MadeCard? = nil) { self.made = made }
}

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

final class SharedCard {
    var delegate: CardDelegate?
}

/// Sometimes it is made, sometimes it is there before.
final class EitherCard {
    var delegate: CardDelegate?
}

final class OpenHandler: OpenDelegate {
    var card: OpenCard?
}
protocol OpenDelegate {}
final class OpenCard {
    var delegate: OpenDelegate?
}

final class Plain: CardDelegate {}

final class Deck: CardDelegate {
    private let assigned = AssignedCard()
    private let made = MadeCard(delegate: CircleHandler())
    private let given = GivenCard()
    private let shared = SharedCard()
    private let either = EitherCard()
    private let open: OpenCard
    private var plain: Plain?

    init(open: OpenCard, handler: OpenDelegate) {
        self.open = open
        open.delegate = handler
    }

    func setUp() {
        assigned.delegate = CircleHandler()
        given.delegate = self
        let plain = Plain()
        shared.delegate = plain
        self.plain = plain
        either.delegate = Plain()
    }

    func reset() {
        either.delegate = self
    }
}
