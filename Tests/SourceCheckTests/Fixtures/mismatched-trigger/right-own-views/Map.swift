import UIKit

class PinView: UIView {
    private let button = UIButton()
    var openDetail: ((Int) -> Void)?
    override init(frame: CGRect) {
        super.init(frame: frame); addSubview(button)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc private func tapped() { openDetail?(1) }
}
class MapViewController: UIViewController {
    func add() {
        let pin = PinView()
        pin.openDetail = { [weak self] id in self?.open(id: id) }
        view.addSubview(pin)
    }
    func open(id: Int) { present(UIViewController(), animated: true) }
}
