import UIKit

final class EmptyViewController: UIViewController {
    var presenter: EmptyPresenter?
}
final class KnownViewController: UIViewController {
    var presenter: KnownPresenter?
}
final class LookViewController: UIViewController {
    var presenter: LookPresenter?
}
final class OpenViewController: UIViewController {
    var presenter: OpenPresenter?
}
final class FeelViewController: UIViewController {
    var presenter: FeelPresenter?
}
final class ShareViewController: UIViewController {
    var presenter: SharePresenter?
}
final class RowsViewController: UIViewController {
    var presenter: RowsPresenter?
}
final class AnimateViewController: UIViewController {
    var presenter: AnimatePresenter?
}
final class StoredViewController: UIViewController {
    var presenter: StoredPresenter?
}
final class MenuViewController: UIViewController {
    var presenter: MenuPresenter?
}
final class BindViewController: UIViewController {
    var presenter: BindPresenter?
}
