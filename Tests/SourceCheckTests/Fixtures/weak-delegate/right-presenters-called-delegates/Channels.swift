import UIKit

protocol IChannelsView: AnyObject {
    func show()
}

protocol IChannelsRouter {
    func close()
}

protocol IChannelsViewDelegate {
    func load()
}

protocol IChannelsInteractor {
    func fetch()
}

protocol IChannelsInteractorDelegate: AnyObject {
    func update()
}

/// The architecture has it keep its presenter, which nobody else keeps.
class ChannelsViewController: UIViewController, IChannelsView {
    private let delegate: IChannelsViewDelegate

    init(delegate: IChannelsViewDelegate) {
        self.delegate = delegate
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate.load()
    }

    func show() {}
}

class ChannelsPresenter: IChannelsViewDelegate, IChannelsInteractorDelegate {
    weak var view: IChannelsView?
    private var channels: [LightningChannel] = []
    private let interactor: IChannelsInteractor
    private let router: IChannelsRouter

    init(interactor: IChannelsInteractor, router: IChannelsRouter) {
        self.interactor = interactor
        self.router = router
    }

    func load() {
        interactor.fetch()
        view?.show()
    }

    func update() {
        router.close()
    }
}

class ChannelsInteractor: IChannelsInteractor {
    weak var delegate: IChannelsInteractorDelegate?

    func fetch() {
        delegate?.update()
    }
}

class ChannelsRouter: IChannelsRouter {
    weak var controller: UIViewController?

    func close() {}

    static func module() -> UIViewController {
        let router = ChannelsRouter()
        let interactor = ChannelsInteractor()
        let presenter = ChannelsPresenter(interactor: interactor, router: router)
        let controller = ChannelsViewController(delegate: presenter)
        presenter.view = controller
        interactor.delegate = presenter
        router.controller = controller
        return controller
    }
}
