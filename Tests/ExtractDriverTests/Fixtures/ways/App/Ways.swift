import UIKit

final class StartViewController: UIViewController {
    private let scenes = SceneOpener()
    private let views = ViewMaker()
    private let mapButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        mapButton.addTarget(self, action: #selector(openMap), for: .touchUpInside)
    }

    @objc private func openMap() {
        show(screen: MapViewController())
    }

    /// One method for all that is pushed.
    private func show(screen: UIViewController) {
        navigationController?.pushViewController(screen, animated: true)
    }

    func openSettings() {
        guard let settings = SettingsFactory.make() as? UIViewController else { return }
        present(settings, animated: true)
    }

    func openHelp() {
        scenes.push(HelpFactory(topic: "maps"))
    }

    func openPicker() {
        PickerViewController.show(in: self)
    }

    func openNews() {
        let sheet = SheetContainer()
        sheet.add(NewsViewController())
        present(sheet, animated: true)
    }

    func openMore() {
        present(MoreRouter(topic: "maps").makeMore(), animated: true)
    }

    func openProfile() {
        scenes.push(views.make(ProfileViewController.self))
    }

    // Nobody knows which one.
    func openAny(_ controller: UIViewController) {
        show(screen: controller)
    }
}

protocol Viewing: AnyObject {}

enum SettingsFactory {
    static func make() -> Viewing { SettingsViewController() }
}

struct HelpFactory {
    let topic: String

    func make() -> UIViewController { HelpViewController() }
}

/// Made for one screen, which it puts together.
final class MoreRouter {
    private let topic: String

    init(topic: String) {
        self.topic = topic
    }

    func makeMore() -> UIViewController {
        let view = MoreViewController()
        view.title = topic
        return view
    }
}

final class SceneOpener {
    weak var navigation: UINavigationController?

    func push(_ factory: HelpFactory) {
        navigation?.pushViewController(factory.make(), animated: true)
    }

    func push(_ controller: UIViewController) {
        navigation?.pushViewController(controller, animated: true)
    }
}

struct ViewMaker {
    func make<View: UIViewController>(_ type: View.Type) -> View { View(nibName: nil, bundle: nil) }
}

final class MapViewController: UIViewController {
    private let mapView = UIImageView()

    // A spinning map is no message to anybody.
    func spin() {
        mapView.transform = .identity
    }
}

final class SettingsViewController: UIViewController, Viewing {}

final class HelpViewController: UIViewController {}

final class NewsViewController: UIViewController {}

final class MoreViewController: UIViewController {}

final class ProfileViewController: UIViewController {}

final class PickerViewController: UIViewController {
    static func show(in parent: UIViewController) {
        let picker = PickerViewController()
        parent.present(picker, animated: true)
    }
}
