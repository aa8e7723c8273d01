import UIKit

/// What is done to a value is no part of what is shown.
final class CardViewController: UIViewController {
    private let viewModel: CardViewModel
    private let titleLabel = UILabel()
    private let noteLabel = UILabel()
    private let bodyLabel = UILabel()

    init(viewModel: CardViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = viewModel.note.uppercased()
        noteLabel.text = viewModel.title.trimmed(to: 3).lowercased()
        bodyLabel.attributedText = viewModel.title.styled()
    }
}

final class CardViewModel {
    let title = "Card"
    let note = ""
    let body = ""
}
