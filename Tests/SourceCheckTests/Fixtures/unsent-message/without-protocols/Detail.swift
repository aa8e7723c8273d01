import UIKit

final class DetailViewController: UIViewController {
    private let playButton = UIButton()
    private let shareView = ShareView()
    var viewModel: DetailViewModel?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shareView.share = viewModel?.share
    }

    @objc private func playTapped() {
        viewModel?.play()
    }
}

final class ShareView: UIView {
    var share: (() -> Void)?

    func tapped() { share?() }
}

final class DetailViewModel {
    func rotateScreen() { rotate() }
    func play() {}
    func share() {}
    func select(_ row: Int) {}
    private func rotate() {}
}
