import UIKit

final class HelpViewController: UIViewController {
    private let closeButton = UIButton()
    private let doneButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(closeButton)
        view.addSubview(doneButton)
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        doneButton.addTarget(self, action: #selector(doneTapped), for: .touchUpInside)
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    }

    @objc private func doneTapped() {
        Haptics.shared.tick()
    }
}

/// What it does shows in its code, and closes nothing.
final class Haptics {
    static let shared = Haptics()

    func tick() {
        let generator = UIImpactFeedbackGenerator(style: .light)
        generator.prepare()
        generator.impactOccurred()
        note("tick")
    }

    private func note(_ text: String) {
        print(text)
    }
}
