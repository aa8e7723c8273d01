import UIKit

final class HomeView: UIView {
    private let titleLabel = UIButton()

    init() {
        super.init(frame: .zero)
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class HomeViewController: UIViewController {
    private let homeView = HomeView()

    override func loadView() { view = homeView }
}
