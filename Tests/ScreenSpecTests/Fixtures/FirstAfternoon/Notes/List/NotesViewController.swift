import UIKit

/// All notes of a person.
final class NotesViewController: UIViewController, NotesViewInterface {
    var presenter: NotesPresenterInterface?

    private let titlesLabel = UILabel()
    private let addButton = UIButton(type: .contactAdd)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(titlesLabel)
        view.addSubview(addButton)
        addButton.addTarget(self, action: #selector(addTapped), for: .touchUpInside)
        presenter?.viewDidLoad()
    }

    func display(_ titles: [String]) {
        titlesLabel.text = titles.joined(separator: "\n")
    }

    @objc private func addTapped() {
        presenter?.tappedAdd()
    }
}
