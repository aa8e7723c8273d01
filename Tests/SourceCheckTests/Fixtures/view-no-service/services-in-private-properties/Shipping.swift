// swift-format-ignore-file
import UIKit

final class ShippingService {
    static let main = ShippingService()
    func load() {}
}
enum Locator {
    static var shipping = ShippingService()
}
final class ShippingViewModel {
    init(_ service: ShippingService) {}
}
/// Hands it on, and that is all.
final class ShippingViewController: UIViewController {
    private var viewModel: ShippingViewModel?
    private let service: ShippingService

    init(service: ShippingService = Locator.shipping) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        viewModel = ShippingViewModel(service)
    }
}
final class AskingViewModel {}
final class AskingViewController: UIViewController {
    private let viewModel = AskingViewModel()
    private let service: ShippingService?

    init(service: ShippingService?) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        guard let service else { return }
        service.load()
    }
}
/// Takes it from somewhere.
final class TakingViewModel {
    init(_ service: ShippingService) {}
}
final class TakingViewController: UIViewController {
    private let service = Locator.shipping
    private lazy var viewModel = TakingViewModel(service)
}
/// Others can get at it.
final class OpenViewModel {
    init(_ service: ShippingService) {}
}
final class OpenViewController: UIViewController {
    private let viewModel: OpenViewModel
    let service: ShippingService

    init(service: ShippingService) {
        self.service = service
        viewModel = OpenViewModel(service)
        super.init(nibName: nil, bundle: nil)
    }
}
final class SearchViewModel {}
final class SearchViewController: UIViewController {
    private static let session = URLSession(configuration: .ephemeral)
    private let viewModel = SearchViewModel()
    private let unread: ShippingService

    init(unread: ShippingService) {
        self.unread = unread
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        Self.session.invalidateAndCancel()
    }
}
