import UIKit

protocol MainViewInput: AnyObject {
    func setUp()
}
protocol MainViewOutput: AnyObject {
    func viewIsReady()
}
protocol MainInteractorInput: AnyObject {
    func load()
}
protocol MainInteractorOutput: AnyObject {
    func loaded()
}
final class MainViewController: UIViewController, MainViewInput {
    var output: MainViewOutput?

    override func viewDidLoad() {
        output?.viewIsReady()
    }

    func setUp() {}
}
final class MainPresenter: MainViewOutput, MainInteractorOutput {
    weak var view: MainViewInput?
    var interactor: MainInteractorInput?

    func viewIsReady() {
        view?.setUp()
        interactor?.load()
    }

    func loaded() {}
}
final class MainInteractor: MainInteractorInput {
    weak var output: MainInteractorOutput?

    func load() {
        output?.loaded()
    }
}
