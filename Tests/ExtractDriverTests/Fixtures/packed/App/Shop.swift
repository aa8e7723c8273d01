import GooglePlaces
import UIKit

/// A navigation controller as the app shows it.
final class StyledNavigationController: UINavigationController {}

final class ShopViewController: UIViewController {
    private let reviewButton = UIButton()
    private let placeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(reviewButton)
        view.addSubview(placeButton)
        reviewButton.addTarget(self, action: #selector(openReview), for: .touchUpInside)
        placeButton.addTarget(self, action: #selector(choosePlace), for: .touchUpInside)
    }

    @objc private func openReview() {
        let controller = StyledNavigationController(rootViewController: ReviewViewController())
        present(controller, animated: true)
    }

    @objc private func choosePlace() {
        let picker = GMSAutocompleteViewController()
        picker.delegate = self
        present(picker, animated: true)
    }
}

extension ShopViewController: GMSAutocompleteViewControllerDelegate {
    func wasCancelled(_ viewController: GMSAutocompleteViewController) {
        dismiss(animated: true)
    }
}

final class ReviewViewController: UIViewController {
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(closeButton)
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    }

    @objc private func close() {
        dismiss(animated: true)
    }
}
