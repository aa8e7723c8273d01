import UIKit

final class ProfileView: UIView {
    private let titleLabel = UILabel()
    private let stack = UIStackView()
    // Made, laid out and filled, and put into no view.
    private let photoView: UIImageView = {
        let view = UIImageView()
        view.contentMode = .scaleAspectFill
        return view
    }()
    private var hintLabel: UILabel?
    private let card = CardView()
    // Put somewhere in other ways.
    private let rowLabel = UILabel()
    private let pinned = UILabel()
    private let toast = ToastView()
    private let listed = UILabel()
    private let strip = UIStackView()
    private let secret = UIView()
    private lazy var own: UILabel = {
        let label = UILabel()
        addSubview(label)
        return label
    }()
    private var current: UIView?
    let visible = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        hintLabel = UILabel()
        addSubview(titleLabel)
        addSubview(stack)
        addSubview(strip)
        stack.addArrangedSubview(rowLabel)
        pinned.pin(to: self)
        toast.appear(in: self)
        let shielded = secret.shielded
        addSubview(shielded)
        secret.backgroundColor = .white
        for label in [listed] { addSubview(label) }
        photoView.snp.makeConstraints { make in make.edges.equalToSuperview() }
        hintLabel?.topAnchor.constraint(equalTo: topAnchor).isActive = true
        own.text = "Own"
        let made = UIView()
        addSubview(made)
        current = made
    }

    required init?(coder: NSCoder) { nil }

    func show(_ photo: UIImage, hint: String) {
        photoView.image = photo
        hintLabel?.text = hint
        card.fill(hint)
    }
}

final class CardView: UIView {
    private let label = UILabel()

    func fill(_ text: String) {
        addSubview(label)
        label.text = text
    }
}

final class ToastView: UIView {
    func appear(in other: UIView) {
        other.addSubview(self)
    }
}

extension UIView {
    var shielded: UIView {
        let shield = UIView()
        shield.addSubview(self)
        return shield
    }

    func pin(to other: UIView) {
        other.addSubview(self)
    }
}

final class ProfileViewController: UIViewController {
    private let profile = ProfileView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(profile)
        view.addSubview(profile.visible)
    }
}

/// Its only view: nobody else can put it anywhere.
final class HintView: UIView {
    private lazy var label: UILabel = {
        let label = UILabel()
        label.numberOfLines = 0
        return label
    }()
    private let left = UILabel()

    func layOut() {
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }

    func show(_ text: String) {
        left.text = text
    }
}
