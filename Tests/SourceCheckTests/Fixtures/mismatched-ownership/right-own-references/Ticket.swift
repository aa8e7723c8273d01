import UIKit

final class TicketController: UIViewController {
    weak var presenter: TicketPresenter?
}

final class TicketPresenter {
    weak var view: TicketController?
    weak var storage: TicketStorage?
    var clock: TicketClock?
}

final class TicketStorage {
    weak var presenter: TicketPresenter?
}

final class TicketClock {
    weak var presenter: TicketPresenter?
}
