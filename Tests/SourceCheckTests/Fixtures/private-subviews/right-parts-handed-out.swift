// swift-format-ignore-file
import Hero
import UIKit

protocol Zooming {
    var zoomedView: UIView { get }
}

protocol PackageZooming: HeroTransitioning {}

final class PhotoCell: UICollectionViewCell, Zooming {
    private let photo = UIImageView()
    private let field = UITextField()
    private var given: UIView
    private weak var owner: UIView?
    private let model = PhotoModel()

    var zoomedView: UIView { photo }
    override var inputView: UIView? { field }
    override var inputAccessoryView: UIView? { return photo }
    override var preferredFocusEnvironments: [UIFocusEnvironment] { [photo] }
    private var own: UIView { photo }
    fileprivate var ownByFile: UIView { photo }
    var handedIn: UIView { given }
    var container: UIView? { owner }
    var title: String? { field.text }
    var image: UIImage? { photo.image }
    var fresh: UIView { UIView() }
    var copied: UIView { photo.snapshotView(afterScreenUpdates: true)! }
    var parent: UIView? { photo.superview }
    func view(for index: Int) -> UIView { photo }
    static var template: UIView { shared }
    private static let shared = UIView()
    #if DEBUG
    var photoForTests: UIImageView { photo }
    #endif

    init(given: UIView) {
        self.given = given
        super.init(frame: .zero)
    }
}

extension PhotoCell: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
}

final class ShownByPackage: UIView, HeroTransitioning {
    private let hero = UIView()
    var heroView: UIView { hero }
}

final class ShownByProtocolOfPackage: UIView, PackageZooming {
    private let hero = UIView()
    var heroView: UIView { hero }
}

final class Box<Content: UIView>: UIView {
    private let content: Content

    var wrapped: Content { content }

    init(_ content: Content) {
        self.content = content
        super.init(frame: .zero)
    }
}

final class LoginView: UIView {
    private let button = UIButton()
    var loginButton: UIButton { button }
}

final class LoginController: UIViewController {
    override func loadView() {
        view = LoginView()
    }
}

struct PhotoModel {}

final class Album {
    func fill(_ cell: PhotoCell, _ hero: ShownByPackage, _ login: LoginView, _ box: Box<UILabel>) -> [Any] {
        [
            cell.zoomedView, cell.own, cell.ownByFile, cell.handedIn, cell.container, cell.title, cell.image, cell.fresh,
            cell.copied, cell.parent, cell.view(for: 0), cell.photoForTests, hero.heroView, login.loginButton, box.wrapped,
        ]
    }
}
