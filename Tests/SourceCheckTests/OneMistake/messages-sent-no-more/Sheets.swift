import UIKit

protocol StatusCellDelegate: AnyObject {
    func didTapActor(cell: StatusCell)
}

/// The call is gone.
final class StatusCell: UITableViewCell {
    weak var delegate: StatusCellDelegate?
    private let actorButton = UIButton()

    func setUp() {
        contentView.addSubview(actorButton)
        actorButton.addTarget(self, action: #selector(onActor), for: .touchUpInside)
    }

    @objc private func onActor() {}
}

/// So is that of a closure.
final class UpgradeView: UIView {
    var onUpgrade: (() -> Void)?
    private let upgradeButton = UIButton()

    func setUp() {
        addSubview(upgradeButton)
        upgradeButton.addTarget(self, action: #selector(upgrade), for: .touchUpInside)
    }

    @objc private func upgrade() {}
}

protocol FinishPart: AnyObject {
    var onFinish: (() -> Void)? { get set }
}

/// The closure has another name than its protocol asks for.
final class FinishView: UIView, FinishPart {
    var onEnd: (() -> Void)?
    private let finishButton = UIButton()

    func setUp() {
        addSubview(finishButton)
        finishButton.addTarget(self, action: #selector(finish), for: .touchUpInside)
    }

    @objc private func finish() { onEnd?() }
}

/// No protocol asks for it.
final class PlainFinishView: UIView {
    var onEnd: (() -> Void)?
    private let finishButton = UIButton()

    func setUp() {
        addSubview(finishButton)
        finishButton.addTarget(self, action: #selector(finish), for: .touchUpInside)
    }

    @objc private func finish() { onEnd?() }
}
