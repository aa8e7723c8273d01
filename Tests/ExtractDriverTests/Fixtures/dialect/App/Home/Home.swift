import UIKit

protocol HomeAction: AnyObject {
    func refresh()
}

protocol HomeView: AnyObject {
    func show(count: Int)
}

final class HomeViewController: UIViewController, HomeView {
    var presenter: HomeAction?

    private let rootView = HomeContentView()

    override func loadView() {
        view = rootView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        rootView.delegate = self
    }

    func show(count: Int) {
        rootView.countLabel.text = String(count)
    }
}

extension HomeViewController: HomeContentView.Delegate {
    func didPull(_ view: HomeContentView) {
        presenter?.refresh()
    }
}

final class HomePresenter: HomeAction {
    private weak var view: HomeView?

    init(view: HomeView) {
        self.view = view
    }

    func refresh() {
        view?.show(count: 0)
    }
}

final class HomeContentView: UIView {
    protocol Delegate: AnyObject {
        func didPull(_ view: HomeContentView)
    }

    weak var delegate: Delegate?
    let countLabel = UILabel()
    private let control = UIRefreshControl()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(countLabel)
        addSubview(control)
        control.addTarget(self, action: #selector(pulled), for: .valueChanged)
    }

    @objc private func pulled() {
        delegate?.didPull(self)
    }
}
