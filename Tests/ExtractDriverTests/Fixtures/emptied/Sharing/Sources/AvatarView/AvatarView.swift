import UIKit

/// The first letters of a name in a circle.
public final class AvatarView: UIControl {
    public var actions = Actions()

    public var viewModel: ViewModel? {
        didSet {
            render()
        }
    }

    private let initialsLabel = UILabel()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        layOut()
        wire()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("AvatarView is made in code.")
    }

    private func render() {
        guard let viewModel else { return }
        initialsLabel.text = viewModel.initials
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [initialsLabel])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
    }

    private func wire() {
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    @objc private func tapped() {
        actions.tapped?()
    }
}
