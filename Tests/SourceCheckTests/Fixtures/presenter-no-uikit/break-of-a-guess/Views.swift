import UIKit

final class OneViewController: UIViewController {
    var presenter: OnePresenter?
}
final class TwoViewController: UIViewController {
    var presenter: TwoPresenter?
}
final class ThreeViewController: UIViewController {
    var presenter: ThreePresenter?
}
final class FourViewController: UIViewController {
    var presenter: FourPresenter?
}
final class FiveViewController: UIViewController {
    var presenter: FivePresenter?
}
