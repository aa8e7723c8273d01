import UIKit

class QuizViewController: UIViewController {
    var presenter: QuizPresenter?
}
class QuizPresenter {
    static let title = "Größe"
    weak var view: QuizViewController?
    var interactor: QuizInteractor?
}
class QuizInteractor {
    func load() {}
}
final class QuizRouter {
    static func build() -> UIViewController { QuizViewController() }
}
final class NumberQuizViewController: QuizViewController {}
/// Has an interactor of its own, and uses the one that it inherits from.
final class NumberQuizPresenter: QuizPresenter {
    weak var numbers: NumberQuizViewController?
    private let own = NumberQuizInteractor()
    private let base: QuizInteractor

    init(base: QuizInteractor) {
        self.base = base
    }
}
final class NumberQuizInteractor: QuizInteractor {}
/// Has no interactor of its own.
final class HelpViewController: UIViewController {
    var presenter: HelpPresenter?
}
protocol QuizObserver: AnyObject {
    func quizEnded(_ presenter: QuizPresenter)
}
final class HelpPresenter {
    weak var view: HelpViewController?
    private let quiz: QuizInteractor

    init(quiz: QuizInteractor) {
        self.quiz = quiz
    }
}
/// Is told by whom it observes, leads to another screen by what assembles it, and names a constant.
final class ScoreViewController: UIViewController {
    var presenter: ScorePresenter?
}
final class ScorePresenter: QuizObserver {
    weak var view: ScoreViewController?

    func quizEnded(_ presenter: QuizPresenter) {
        print(presenter.interactor as Any, QuizPresenter.title)
        view?.show(QuizRouter.build(), sender: nil)
    }
}
