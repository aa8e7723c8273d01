import UIKit

class QuizPresenter {}
final class NumberQuizPresenter: QuizPresenter {}
class QuizViewController: UIViewController {
    var presenter: QuizPresenter?
}
final class NumberQuizViewController: UIViewController {
    var presenter: NumberQuizPresenter?
    private var base: QuizPresenter?
}
final class StringQuizViewController: UIViewController {
    var presenter: QuizPresenter?

    func open() {
        let next = NumberQuizPresenter()
        print(next)
    }
}
