import UIKit

extension UIViewController {
    func presentArticle(number: Int) {
        let article = ArticleViewController()
        article.number = number
        present(UINavigationController(rootViewController: article), animated: true)
    }

    func add(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func warn(_ text: String) {
        present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
    }

    /// What it closes is not the screen.
    func stopWaiting() {
        if let waiting = presentedViewController as? UIAlertController {
            waiting.dismiss(animated: true)
        }
    }

    func goHome() {
        navigationController?.popToRootViewController(animated: true)
    }
}

final class BlogViewController: UIViewController {
    private let authorButton = UIButton()
    private let homeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        add(CardViewController())
        authorButton.addTarget(self, action: #selector(authorTapped), for: .touchUpInside)
        homeButton.addTarget(self, action: #selector(homeTapped), for: .touchUpInside)
    }

    @objc private func authorTapped() {
        warn("Only a test.")
        stopWaiting()
        presentArticle(number: 1)
    }

    @objc private func homeTapped() { goHome() }
}

final class ArticleViewController: UIViewController {
    var number = 0
}

final class CardViewController: UIViewController {}
