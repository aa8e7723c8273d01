import UIKit

protocol EditPresenterProtocol {
    func save()
}
final class EditPresenter: EditPresenterProtocol {
    private let interactor = EditInteractor()
    func save() { interactor.save() }
}
final class EditInteractor {
    private var answer: (() -> Void)?
    func answer(to presenter: EditPresenterProtocol) { answer = { presenter.save() } }
    func save() { answer?() }
}
final class EditViewController: UIViewController {
    var presenter: EditPresenterProtocol?
}
