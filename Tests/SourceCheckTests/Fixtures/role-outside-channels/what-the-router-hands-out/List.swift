import UIKit

protocol ListViewOutput {
    func detail()
}

protocol ListViewInput: AnyObject {
    func configure()
}

protocol ListRouterInput {
    func detail() -> DetailModule
}

final class ListPresenter: ListViewOutput {
    weak var view: ListViewInput?
    var router: ListRouterInput?

    func detail() {
        let module = router?.detail()
        module?.fetch()
        view?.configure()
    }

    func make() {
        let module = DetailModule()
        print(module)
    }
}

final class ListRouter: ListRouterInput {
    func detail() -> DetailModule { DetailModule() }
}

final class ListViewController: UIViewController, ListViewInput {
    var output: ListViewOutput?

    override func viewDidLoad() {
        output?.detail()
    }

    func configure() {}
}
