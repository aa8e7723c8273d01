import UIKit

final class StartViewController: UIViewController {
    func openNews() {
        navigationController?.pushViewController(StoryboardScene.Main.newsList.instantiate(), animated: true)
    }

    func openArticle() {
        guard let article = R.storyboard.main.detail() else { return }
        present(article, animated: true)
    }

    func openSettings() {
        let storyboard = UIStoryboard(name: "Settings", bundle: nil)
        guard let settings = storyboard.instantiateInitialViewController() else { return }
        navigationController?.pushViewController(settings, animated: true)
    }

    func openAbout() {
        let about = UIStoryboard(name: "Settings", bundle: nil).instantiateViewController(withIdentifier: "Detail")
        present(about, animated: true)
    }

    /// Which of two it is, the identifier alone does not say.
    func openSomething(in storyboard: UIStoryboard) {
        show(storyboard.instantiateViewController(withIdentifier: "Detail"), sender: self)
    }
}

final class NewsViewController: UIViewController {
    func restart() {
        let start = StoryboardScene.Main.initialScene.instantiate()
        view.window?.rootViewController = start
    }
}

final class ArticleViewController: UIViewController {}

final class SettingsViewController: UIViewController {}

final class AboutViewController: UIViewController {}
