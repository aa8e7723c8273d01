import UIKit

final class BasketViewController: UIViewController {
    var summaryViewController: SummaryViewController?
    private let container = UIView()
    private let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        summaryViewController?.embed(in: self, with: container)
        let offers = OffersViewController(nibName: nil, bundle: nil)
        if let offersView = offers.view {
            view.addSubview(offersView)
        }
        // No controller's.
        view.addSubview(badge)
        badge.embed(in: self, with: container)
    }

    func choosePayment() {
        PaymentViewController.show(in: self)
    }

    func leave() {
        presentingViewController?.dismiss(animated: true)
    }
}

extension UIViewController {
    func embed(in parent: UIViewController, with container: UIView) {
        parent.addChild(self)
        container.addSubview(view)
    }
}

extension UIView {
    func embed(in parent: UIViewController, with container: UIView) {
        container.addSubview(self)
    }
}

final class SummaryViewController: UIViewController {}

final class OffersViewController: UIViewController {}

final class PaymentViewController: UIViewController {
    var onCancel: (() -> Void)?

    static func show(in parent: UIViewController) {
        let payment = PaymentViewController()
        payment.onCancel = { payment.dismiss(animated: true) }
        parent.present(payment, animated: true)
    }
}

/// Shows one controller at a time.
final class FrameViewController: UIViewController {
    private var current: UIViewController? {
        didSet {
            oldValue?.removeFromParent()
            if let current = current {
                addChild(current)
                view.addSubview(current.view)
            }
        }
    }
    /// Only remembers.
    private var last: UIViewController?

    func openOffers() {
        current = OffersViewController(nibName: nil, bundle: nil)
        last = SummaryViewController(nibName: nil, bundle: nil)
    }

    func openStart() {
        let start = UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: "start")
        navigationController?.pushViewController(start, animated: true)
    }

    func openFirst(_ scenes: SceneMaker) {
        present(scenes.make(storyboard: "Shop", identifier: "basket"), animated: true)
    }

    // No storyboard has it.
    func openNothing(_ scenes: SceneMaker) {
        present(scenes.make(storyboard: "Shop", identifier: "till"), animated: true)
    }
}

struct SceneMaker {
    func make(storyboard: String, identifier: String) -> UIViewController {
        UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: identifier)
    }
}

final class StartViewController: UIViewController {}
