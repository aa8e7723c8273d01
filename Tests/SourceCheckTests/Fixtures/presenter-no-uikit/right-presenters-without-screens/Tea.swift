import UIKit

final class TeaPresenter: BasePresenter {}
final class TeaViewController: UIViewController { var presenter: TeaPresenter? }
