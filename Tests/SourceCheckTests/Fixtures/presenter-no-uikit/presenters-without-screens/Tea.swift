import UIKit

final class TeaPresenter: BasePresenter {}
final class TeaViewController: UIViewController { var presenter: TeaPresenter? }
final class TeaCell: UITableViewCell { let presenter = TeaCellPresenter() }
