import UIKit

final class SetupViewController: UIViewController {
    private let whyLabel = UILabel()
    private let nextButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(whyLabel)
        view.addSubview(nextButton)
        whyLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .whyTouched))
        nextButton.addTarget(self, action: .nextTouched, for: .touchUpInside)
    }

    @objc fileprivate func whyTouched() {
        present(HelpViewController(), animated: true)
    }

    @objc fileprivate func nextTouched() { whyLabel.isHidden = true }
}

fileprivate extension Selector {
    static let whyTouched = #selector(SetupViewController.whyTouched)
    static let nextTouched = #selector(SetupViewController.nextTouched)
}

final class HelpViewController: UIViewController {
    private let closeButton = UIButton()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(closeButton)
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }
    @objc private func closeTapped() { dismiss(animated: true) }
}
