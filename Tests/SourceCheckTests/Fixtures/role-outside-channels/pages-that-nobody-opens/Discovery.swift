import UIKit

final class NewsViewModel {}

final class NewsViewController: UIViewController {
    var viewModel: NewsViewModel?
}

final class ArticleViewModel {}

final class ArticleViewController: UIViewController {
    var viewModel: ArticleViewModel?
}

final class DiscoveryViewModel {
    // A page, which no coordinator knows.
    let news = NewsViewController()
    var coordinator: DiscoveryCoordinator?

    func open() {
        let article = ArticleViewController()
        coordinator?.show(article)
    }
}

final class DiscoveryViewController: UIViewController {
    var viewModel: DiscoveryViewModel?
}
