import UIKit

protocol ReviewBusinessLogic {
    func load()
}

protocol ReviewPresentationLogic {
    func presentReview(title: String)
}

protocol ReviewDisplayLogic: AnyObject {
    func displayReview(title: String)
}

/// Shows a quiz within itself, whose presenter is none of its own.
final class ReviewViewController: UIViewController, ReviewDisplayLogic {
    private let interactor: ReviewBusinessLogic
    private var quizInput: QuizInput?
    private let titleLabel = UILabel()

    init(interactor: ReviewBusinessLogic) {
        self.interactor = interactor
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        interactor.load()
    }

    func displayReview(title: String) {
        titleLabel.text = title
        let presenter = QuizPresenter()
        let quizInteractor = QuizInteractor(presenter: presenter)
        let quiz = QuizViewController(interactor: quizInteractor)
        presenter.viewController = quiz
        quizInput = quizInteractor
        addChild(quiz)
        view.addSubview(quiz.view)
        quiz.didMove(toParent: self)
        quizInput?.restart()
    }
}

final class ReviewInteractor: ReviewBusinessLogic {
    private let presenter: ReviewPresentationLogic

    init(presenter: ReviewPresentationLogic) {
        self.presenter = presenter
    }

    func load() {
        presenter.presentReview(title: "Review")
    }
}

final class ReviewPresenter: ReviewPresentationLogic {
    weak var viewController: ReviewDisplayLogic?

    func presentReview(title: String) {
        viewController?.displayReview(title: title)
    }
}
