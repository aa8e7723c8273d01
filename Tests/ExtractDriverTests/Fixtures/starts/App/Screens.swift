import UIKit

final class MainTabsController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let profile = ProfileViewController()
        viewControllers = [UINavigationController(rootViewController: FeedViewController()), profile]
    }
}

final class FeedViewController: UIViewController {
    private func showArticle() {
        navigationController?.pushViewController(ArticleViewController(), animated: true)
    }
}

final class ArticleViewController: UIViewController {}
final class ProfileViewController: UIViewController {}
final class LoginViewController: UIViewController {}
final class TourViewController: UIViewController {}
final class HintViewController: UIViewController {}

final class WelcomeViewController: UIViewController {
    private let hint: HintViewController

    init(hint: HintViewController) {
        self.hint = hint
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Nobody lays it out.") }
}

/// Shown when somebody has logged out.
final class GoodbyeViewController: UIViewController {}
final class HelpViewController: UIViewController {}
final class LockViewController: UIViewController {}
