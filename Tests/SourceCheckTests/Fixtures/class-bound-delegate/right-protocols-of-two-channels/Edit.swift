import UIKit

protocol EditPresenterProtocol {
    func save()
}
final class EditPresenter: EditPresenterProtocol {
    private let interactor = EditInteractor()
    func save() { interactor.save {} }
}
// It answers by a closure, and knows no presenter.
final class EditInteractor {
    func save(completion: () -> Void) { completion() }
}
final class EditViewController: UIViewController {
    var presenter: EditPresenterProtocol?
}
