import UIKit

final class FavoritesViewModel {}
final class FavoritesViewController: UIViewController {
    private let viewModel = FavoritesViewModel()
}
final class PageViewModel {}
/// Puts the models of its parts together.
final class PageViewController: UIViewController {
    private let viewModel: PageViewModel
    private let favorites: FavoritesViewModel

    init(viewModel: PageViewModel, favorites: FavoritesViewModel) {
        self.viewModel = viewModel
        self.favorites = favorites
        super.init(nibName: nil, bundle: nil)
    }
}
