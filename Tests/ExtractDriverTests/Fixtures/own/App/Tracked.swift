import UIKit

// Each presenter has a tracker, which no built-in architecture knows.

protocol CartPresenting: AnyObject {
    func pay()
}

protocol CartTracking {
    func trackPayment(of amount: Int)
}

final class CartViewController: UIViewController {
    var presenter: CartPresenting?
    private lazy var payButton = UIButton().then {
        $0.addTarget(self, action: #selector(pay), for: .touchUpInside)
    }

    @objc private func pay() {
        presenter?.pay()
    }
}

final class CartPresenter: CartPresenting {
    private let tracker: CartTracking

    init(tracker: CartTracking) {
        self.tracker = tracker
    }

    func pay() {
        tracker.trackPayment(of: 3)
    }
}

final class CartTrackingService: CartTracking {
    func trackPayment(of amount: Int) {}
}

protocol SearchPresenting: AnyObject {
    func search()
}

protocol SearchTracking {
    func trackSearch()
}

final class SearchViewController: UIViewController {
    var presenter: SearchPresenting?
    /// Always there, and so no message that may be missing.
    var onDone: () -> Void = {}
    private lazy var searchButton = UIButton().then {
        $0.addTarget(self, action: #selector(search), for: .touchUpInside)
    }
    private let doneButton = Buttons.plain().then {
        $0.isEnabled = true
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        doneButton.addTarget(self, action: #selector(done), for: .touchUpInside)
    }

    @objc private func search() {
        presenter?.search()
    }

    @objc private func done() {
        onDone()
    }
}

enum Buttons {
    static func plain() -> UIButton { UIButton() }
}

final class SearchPresenter: SearchPresenting {
    private let tracker: SearchTracking

    init(tracker: SearchTracking) {
        self.tracker = tracker
    }

    func search() {
        tracker.trackSearch()
    }
}

final class SearchTrackingService: SearchTracking {
    func trackSearch() {}
}

/// For previews, and nobody's tracker.
final class SearchTrackingMock: SearchTracking {
    func trackSearch() {}
}
