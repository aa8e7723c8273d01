import UIKit

/// Reads a code.
final class ScannerViewController: UIViewController, ScannerDisplaying {
    weak var presenter: ScannerEventHandling?

    private let previewView = PaddedLabel()
    private let torchButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        wire()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        gaveUp()
    }

    func showTorch(isOn: Bool) {
        // What is seen of it is still to be written.
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [previewView, torchButton])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    private func wire() {
        torchButton.addTarget(self, action: #selector(userTappedTorch), for: .touchUpInside)
    }

    @objc private func userTappedTorch() {
        presenter?.userTappedTorch()
    }

    private func gaveUp() {
        presenter?.gaveUp()
    }
}
