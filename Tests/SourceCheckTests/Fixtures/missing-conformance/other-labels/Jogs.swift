import UIKit

struct Jog {
    let distance: Double
}

protocol JogsViewToPresenterInterface: AnyObject {
    func beganPresenting()
    func userSelected(_ jog: Jog)
}

class JogsViewController: UIViewController {
    var presenter: JogsViewToPresenterInterface?
}

class JogsInteractor {}

final class JogsPresenter: JogsViewToPresenterInterface {
    func beganPresenting() {}
    func userSelected(_ jog: Jog) {}
}

extension JogsPresenter: JogsInteractorToPresenterInterface {
    func fetchedJogs(jogs: [Jog]) {}
    func faild(with error: Error) {}
    func started(at place: String, after pause: Double?) {}
}
