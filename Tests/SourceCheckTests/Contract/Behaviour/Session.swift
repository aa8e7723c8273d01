import CoreLocation
import UIKit

extension Notification.Name {
    static let sessionEnded = Notification.Name("sessionEnded")
    static let sessionBegan = Notification.Name("sessionBegan")
}

enum SessionKind: String, CaseIterable {
    case guest, member
}

struct SessionViewModel {
    let title: String
    let hint: String?
}

protocol SessionViewInterface: AnyObject {
    func display(_ viewModel: SessionViewModel)
    func ask(for name: String)
}

protocol SessionPresenterInterface: AnyObject {
    func keyboardCame()
    func sessionEnded()
    func cameBack()
    func moved()
    func failed()
    func shown()
    func asked()
    func renamed()
    func shared()
    func deleted()
}

final class SessionViewController: UIViewController, SessionViewInterface, CLLocationManagerDelegate {
    private let nameLabel = UILabel()
    private let deleteButton = UIButton(type: .system)
    private let presenter: SessionPresenterInterface
    private var subscriptions: Set<AnyCancellable> = []

    init(presenter: SessionPresenterInterface) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(showKeyboard),
            name: UIResponder.keyboardWillShowNotification,
            object: nil
        )
        NotificationCenter.default.addObserver(forName: .sessionEnded, object: nil, queue: .main) { [weak self] _ in
            self?.presenter.sessionEnded()
        }
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
            .sink { [weak self] _ in self?.presenter.cameBack() }
            .store(in: &subscriptions)
        let rename = UIAction(title: "Rename") { [weak self] _ in self?.presenter.renamed() }
        let share = UIAction(title: "Share") { [weak self] _ in self?.presenter.shared() }
        deleteButton.menu = UIMenu(children: [rename, share])
        deleteButton.addTarget(self, action: #selector(confirm), for: .touchUpInside)
    }

    @objc private func showKeyboard() {
        presenter.keyboardCame()
    }

    @objc private func confirm() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.presenter.deleted() }
        )
        present(alert, animated: true)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        presenter.moved()
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        presenter.failed()
    }

    func display(_ viewModel: SessionViewModel) {
        title = viewModel.title
        navigationItem.prompt = viewModel.hint
        presenter.shown()
    }

    func ask(for name: String) {
        nameLabel.text = name
        presenter.asked()
    }
}
