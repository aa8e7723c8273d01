import UIKit

/// What the team calls an action of the screen's presenter, and is told whoever opened the notes.
protocol NotesAction: AnyObject {
    func notesDidClose()
}

final class NotesViewController: UIViewController {
    weak var delegate: NotesAction?
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    }

    @objc private func close() {
        delegate?.notesDidClose()
    }
}
