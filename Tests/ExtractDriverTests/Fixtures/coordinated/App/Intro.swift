import UIKit

final class IntroViewModel {
    let greeting: String
    let finish: () -> Void

    init(greeting: String, finish: @escaping () -> Void) {
        (self.greeting, self.finish) = (greeting, finish)
    }
}

final class IntroViewController: UIViewController {
    private let viewModel: IntroViewModel
    private let greetingLabel = UILabel()

    init(viewModel: IntroViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        greetingLabel.text = viewModel.greeting
    }
}
