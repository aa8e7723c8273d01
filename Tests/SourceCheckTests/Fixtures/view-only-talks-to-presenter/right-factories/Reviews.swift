import UIKit

final class WishlistInteractor {}
final class WishlistAssembly {
    func makeModule() -> UIViewController { UIViewController() }
}
final class ReviewsInteractor {}
final class ReviewsViewController: UIViewController {
    var interactor: ReviewsInteractor?
    private let wishlistAssembly: WishlistAssembly

    init(wishlistAssembly: WishlistAssembly) {
        self.wishlistAssembly = wishlistAssembly
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        addChild(wishlistAssembly.makeModule())
    }
}
