import UIKit

/// It only holds values, and yet is what a spec takes for the model, by its name.
struct PromptViewModel {
    let title: String
    var color: UIColor { .red }
}

protocol PromptViewControllerDelegate: AnyObject {
    func promptDidClose()
}

final class PromptViewController: UIViewController {
    weak var delegate: PromptViewControllerDelegate?
    private let titleLabel = UILabel()
    private let viewModel: PromptViewModel

    init(viewModel: PromptViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = viewModel.title
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.promptDidClose()
    }
}

final class PromptCoordinator: PromptViewControllerDelegate {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        let controller = PromptViewController(viewModel: PromptViewModel(title: "Sure?"))
        controller.delegate = self
        navigation.pushViewController(controller, animated: true)
    }

    func promptDidClose() {
        navigation.popViewController(animated: true)
    }
}
