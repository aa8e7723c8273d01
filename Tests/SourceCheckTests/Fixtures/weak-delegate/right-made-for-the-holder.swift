// swift-format-ignore-file
import UIKit

protocol CardDelegate: AnyObject {}
final class CardHandler: CardDelegate {
    weak var card: GivenCard?
    unowned let deck: Deck
    var onTap: (() -> Void)?

    init(deck: Deck) { self.deck = deck }
}

final class GivenCard {
    var delegate: CardDelegate?
}

final class MadeCard {
    private let delegate: CardDelegate

    init(delegate: CardDelegate) {
        self.delegate = delegate
    }
}

final class Deck {
    private let given = GivenCard()
    private lazy var made = MadeCard(delegate: CardHandler(deck: self))

    func open() {
        let handler = CardHandler(deck: self)
        handler.card = given
        given.delegate = handler
    }
}

/// Kept for those who hold it weakly, by whatever name.
protocol FlowDelegate: UINavigationControllerDelegate {}

final class FlowByGuard {
    private var flowDelegate: FlowDelegate?
    private let navigation: UINavigationController

    init(navigation: UINavigationController, flowDelegate: FlowDelegate?) {
        self.navigation = navigation
        self.flowDelegate = flowDelegate
    }

    func start() {
        guard navigation.delegate == nil, let flowDelegate else { return }
        navigation.delegate = flowDelegate
    }
}

final class FlowByLet {
    private var flowDelegate: FlowDelegate?
    private let navigation: UINavigationController

    init(navigation: UINavigationController, flowDelegate: FlowDelegate?) {
        self.navigation = navigation
        self.flowDelegate = flowDelegate
    }

    func start() {
        if let found = self.flowDelegate {
            let last = found
            navigation.delegate = last
        }
    }
}
