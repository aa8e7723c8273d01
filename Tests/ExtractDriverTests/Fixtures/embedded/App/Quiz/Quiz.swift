import UIKit

protocol QuizBusinessLogic {
    func submit(answer: Int)
}

protocol QuizPresentationLogic {
    func presentResult(points: Int)
}

protocol QuizDisplayLogic: AnyObject {
    func displayResult(text: String)
}

/// Whoever shows the quiz within another screen tells it this.
protocol QuizInput: AnyObject {
    func restart()
}

final class QuizViewController: UIViewController, QuizDisplayLogic {
    private let interactor: QuizBusinessLogic
    private let resultLabel = UILabel()

    init(interactor: QuizBusinessLogic) {
        self.interactor = interactor
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        interactor.submit(answer: 0)
    }

    func displayResult(text: String) {
        resultLabel.text = text
    }
}

final class QuizInteractor: QuizBusinessLogic, QuizInput {
    private let presenter: QuizPresentationLogic

    init(presenter: QuizPresentationLogic) {
        self.presenter = presenter
    }

    func submit(answer: Int) {
        presenter.presentResult(points: answer)
    }

    func restart() {
        presenter.presentResult(points: 0)
    }
}

final class QuizPresenter: QuizPresentationLogic {
    weak var viewController: QuizDisplayLogic?

    func presentResult(points: Int) {
        viewController?.displayResult(text: "\(points)")
    }
}
