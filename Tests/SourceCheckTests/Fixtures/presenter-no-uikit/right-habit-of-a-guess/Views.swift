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
