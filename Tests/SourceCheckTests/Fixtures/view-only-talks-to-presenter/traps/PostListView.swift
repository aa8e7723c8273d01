import UIKit

final class PostListPresenter {}
final class PostListWireframe {}
/// Not called after its screen, and known by the presenter that it holds.
final class PostListView: UIViewController {
    var presenter: PostListPresenter?
    private let button = UIButton().then { $0.isHidden = true }
    private var wireframe: PostListWireframe?
}
