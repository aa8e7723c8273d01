import UIKit

final class FeeViewController: UIViewController {
    private let detailView = DetailView()

    override func viewDidLoad() {
        super.viewDidLoad()
        detailView.shareButton.addTarget(self, action: #selector(share), for: .touchDown)
        detailView.copyButton.addTarget(self, action: #selector(copyAddress), for: .touchUpInside)
    }

    @objc private func share() {}
    @objc private func copyAddress() {}
}

final class DetailView: UIView {
    let shareButton = UIButton()
    let copyButton = UIButton()
}
