import UIKit

final class EntryViewController: UIViewController {
    private let nameField = UITextField()
    // Called for a control, and set by a method: nothing that others are told by.
    private var completion: (() -> Void)?

    func configure(completion: @escaping () -> Void) {
        self.completion = completion
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let item = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
        navigationItem.rightBarButtonItem = item
        let tap = UITapGestureRecognizer(target: self, action: #selector(closeKeyboard))
        view.addGestureRecognizer(tap)
    }

    @objc private func finish() {
        completion?()
        let profile = ProfileViewController()
        profile.whenClosed = { [weak self] in
            self?.resume()
        }
        present(profile, animated: true)
    }

    @objc private func closeKeyboard() {
        view.endEditing(true)
    }

    // Called by what a screen tells only once a spec says that it does.
    private func resume() {
        nameField.becomeFirstResponder()
    }
}

final class ProfileViewController: UIViewController {
    var whenClosed: (() -> Void)?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        whenClosed?()
    }
}
