// swift-format-ignore-file
import UIKit

protocol MainPresenterProtocol: AnyObject {}
protocol MainViewProtocol: AnyObject {}
final class MainViewController: UIViewController, MainViewProtocol { var presenter: MainPresenterProtocol! }
final class MainPresenter: BasePresenter, MainPresenterProtocol { weak var view: MainViewProtocol? }

class BasePresenter {
    weak var base: UIViewController?
}

protocol EpisodeCellDelegate: AnyObject { func watched() }
final class EpisodeCell: UITableViewCell, EpisodeCellDelegate {
    let presenter = EpisodeCellPresenter()
    @IBOutlet private var poster: UIImageView!
    func fill() {
        presenter.delegate = self
        presenter.poster(at: poster)
    }
    func watched() {}
}
final class EpisodeCellPresenter {
    weak var delegate: EpisodeCellDelegate?
    func poster(at image: UIImageView) {
        image.image = nil
        delegate?.watched()
    }
}
