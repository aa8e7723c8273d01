import UIKit

// Coordinators that take closures, and give some.
final class GalleryCoordinator {
    private let navigation = UINavigationController()
    private let onFinish: (Bool) -> Void

    init(onFinish: @escaping (Bool) -> Void) {
        self.onFinish = onFinish
    }

    func start() {
        let gallery = GalleryViewController()
        gallery.onSelect = { [weak self] name in self?.open(name) { self?.onFinish(true) } }
        gallery.onCancel = { [onFinish] in onFinish(false) }
        navigation.pushViewController(gallery, animated: false)
    }

    private func open(_ name: String, then done: @escaping () -> Void) {
        let picture = PictureViewController(name: name, onDone: done)
        navigation.present(picture, animated: true)
    }
}

final class GalleryViewController: UIViewController {
    private let firstButton = UIButton()
    private let cancelButton = UIButton()
    var onSelect: ((String) -> Void)?
    var onCancel: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        firstButton.addTarget(self, action: #selector(firstTapped), for: .touchUpInside)
        cancelButton.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    }

    @objc private func firstTapped() {
        onSelect?("first")
    }

    @objc private func cancelTapped() {
        onCancel?()
    }
}

final class PictureViewController: UIViewController {
    private let nameLabel = UILabel()
    private let onDone: () -> Void

    init(name: String, onDone: @escaping () -> Void) {
        self.onDone = onDone
        super.init(nibName: nil, bundle: nil)
        nameLabel.text = name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onDone()
    }
}
