import UIKit

protocol QuizFullscreenOutputProtocol: AnyObject {
    func handleSubmission()
}
final class QuizFullscreenPresenter {}
final class QuizFullscreenInteractor {
    weak var moduleOutput: QuizFullscreenOutputProtocol?
    private let presenter = QuizFullscreenPresenter()

    func submit() {
        moduleOutput?.handleSubmission()
    }
}
final class QuizFullscreenViewController: UIViewController {
    var interactor: QuizFullscreenInteractor?
}
final class QuizInteractor {}
final class QuizViewController: UIViewController, QuizFullscreenOutputProtocol {
    var interactor: QuizInteractor?
    func handleSubmission() {}
}
