import UIKit

/// Writes one note.
final class EditorViewController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(textView)
    }
}
