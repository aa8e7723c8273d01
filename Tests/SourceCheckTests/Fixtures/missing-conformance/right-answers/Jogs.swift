import UIKit

struct Jog {
    let distance: Double
}

protocol Starting: AnyObject {}

extension Starting {
    func beganPresenting() {}
}

class JogsViewController: UIViewController {
    var presenter: JogsViewToPresenterInterface?
}

class JogsInteractor {}

class ListPresenter {
    var total: Double { 0 }

    func failed(with error: Error) {}
}

/// What it is told, it answers to itself, by a superclass, by an extension, or by that of a protocol.
final class JogsPresenter: ListPresenter, Starting, JogsViewToPresenterInterface {
    func userSelected(jog: Jog) {}
}

extension JogsPresenter: JogsInteractorToPresenterInterface {
    func fetchedJogs(_ jogs: [Jog]) {}
    func started(at place: String, after pause: Int?) {}
    func fetchedJogs(again jogs: [Jog]) {}
}
