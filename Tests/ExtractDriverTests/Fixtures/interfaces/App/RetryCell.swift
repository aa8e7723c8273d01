import UIKit

protocol RetryController: AnyObject {
    var startLoading: (() -> Void)? { get set }
    func retry()
}

/// Tells its controller, which is no delegate of it.
final class RetryCell: UITableViewCell {
    @IBOutlet private var retryButton: UIButton!
    var controller: RetryController?

    @IBAction private func retryTapped(_ sender: Any) {
        controller?.retry()
    }
}

/// What a list asks is answered by somebody else, who opens a screen.
final class RetryLogController: UIViewController {
    private let tableView = UITableView()
    private let answers = RetryLogAnswers()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.delegate = answers
        answers.controller = self
    }
}

final class RetryLogAnswers: NSObject, UITableViewDelegate {
    weak var controller: UIViewController?

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        controller?.present(RetryDetailsController(), animated: true)
    }
}

final class RetryDetailsController: UIViewController {}
