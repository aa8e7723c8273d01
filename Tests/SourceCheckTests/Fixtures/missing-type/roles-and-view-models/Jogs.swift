import UIKit

// class JogCell: UITableViewCell {}
final class JogsViewController: UIViewController {
    private let label = UILabel()
}
final class JogPresenter {}
