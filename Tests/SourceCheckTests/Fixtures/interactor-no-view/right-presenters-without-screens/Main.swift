// swift-format-ignore-file
import UIKit

protocol MainPresenterProtocol: AnyObject {}
protocol MainViewProtocol: AnyObject {}
final class MainViewController: UIViewController, MainViewProtocol { var presenter: MainPresenterProtocol! }
final class MainPresenter: BasePresenter, MainPresenterProtocol { weak var view: MainViewProtocol? }

/// Knows views by protocols, whosever they are.
class BasePresenter {
    weak var base: MainViewProtocol?
    weak var cell: EpisodeCellDelegate?
}

protocol EpisodeCellDelegate: AnyObject { func watched() }
final class EpisodeCell: UITableViewCell {
    let presenter = EpisodeCellPresenter()
}
final class EpisodeCellPresenter {
    weak var delegate: EpisodeCellDelegate?
    func poster() -> String { "" }
}

/// What no view has, and nobody inherits, only has the name.
final class AlertPresenter {
    func present(from controller: UIViewController) {}
}
