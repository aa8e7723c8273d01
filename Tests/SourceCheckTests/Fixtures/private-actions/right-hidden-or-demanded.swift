// swift-format-ignore-file
import UIKit

@objc protocol Closing {
    func close()
}

class BaseViewController: UIViewController, Closing {
    @IBAction private func first() {}
    @IBAction fileprivate func second() {}
    @IBAction func unwind(_ segue: UIStoryboardSegue) {}
    @objc func close() {}
    @objc func refresh() {}
    @objc func notified() {}
    @objc private func tapped() {}

    override func viewDidLoad() {
        super.viewDidLoad()
        let item = UIBarButtonItem(title: "", style: .plain, target: self, action: #selector(close))
        item.target = self
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(refresh), for: .valueChanged)
        control.addTarget(self, action: #selector(tapped), for: .valueChanged)
        NotificationCenter.default.addObserver(self, selector: #selector(notified), name: nil, object: nil)
    }
}

final class SpecialViewController: BaseViewController {
    override func refresh() {}
}

private extension SpecialViewController {
    @IBAction func third() {}
}
