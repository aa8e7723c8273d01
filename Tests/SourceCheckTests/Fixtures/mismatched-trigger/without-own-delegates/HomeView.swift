import UIKit

protocol HomeViewDelegate: AnyObject {
    func didChoose()
}

final class HomeView: UIView {
    weak var delegate: HomeViewDelegate?
    private let chooseButton = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(chooseButton)
        chooseButton.addTarget(self, action: #selector(choose), for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        fatalError("The view is made in code.")
    }

    @objc private func choose() {
        delegate?.didChoose()
    }
}
