import UIKit

final class BookingService {
    let isOpen = true
    func load() {}
}
final class BookingViewModel {
    private let service: BookingService
    init(service: BookingService) { self.service = service }
}
/// Gives the service to its model, and keeps nothing of it.
final class BookingViewController: UIViewController {
    private let viewModel: BookingViewModel

    init(service: BookingService) {
        viewModel = BookingViewModel(service: service)
        super.init(nibName: nil, bundle: nil)
    }
}
final class OfferViewModel {}
final class OfferViewController: UIViewController {
    private let viewModel = OfferViewModel()
    private let isOpen: Bool

    init(service: BookingService) {
        isOpen = service.isOpen
        super.init(nibName: nil, bundle: nil)
    }
}
final class TicketViewModel {}
final class TicketViewController: UIViewController {
    private let viewModel = TicketViewModel()
    private let service: BookingService

    init(service: BookingService) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }
}
