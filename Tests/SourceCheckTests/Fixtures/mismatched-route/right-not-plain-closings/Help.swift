import UIKit

final class HelpViewController: UIViewController, SessionListener {
    private let closeButton = UIButton()
    private let doneButton = UIButton()
    private let okButton = UIButton()
    private let nextButton = UIButton()
    private let session = Session()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(closeButton)
        view.addSubview(doneButton)
        view.addSubview(okButton)
        view.addSubview(nextButton)
        session.listener = self
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        doneButton.addTarget(self, action: #selector(doneTapped), for: .touchUpInside)
        okButton.addTarget(self, action: #selector(okTapped), for: .touchUpInside)
        nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
    }

    func sessionEnded() {
        dismiss(animated: true)
    }

    @objc private func closeTapped() {
        session.end()
    }

    // Who is handed the screen may close it.
    @objc private func doneTapped() {
        session.leave(self)
    }

    @objc private func okTapped() {
        session.isRunning = false
        session.stop()
    }

    @objc private func nextTapped() {
        session.announce()
    }
}

protocol SessionListener: AnyObject {
    func sessionEnded()
}

final class Session {
    weak var listener: SessionListener?
    var isRunning = true {
        didSet { listener?.sessionEnded() }
    }

    func end() {
        finish()
    }

    func leave(_ controller: UIViewController) {
        controller.view.endEditing(true)
    }

    func stop() {
        isRunning = false
    }

    func announce() {
        NotificationCenter.default.post(name: .sessionEnded, object: nil)
    }

    private func finish() {
        listener?.sessionEnded()
    }
}

extension Notification.Name {
    static let sessionEnded = Notification.Name("sessionEnded")
}
