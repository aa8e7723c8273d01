import UIKit

/// A row about an item.
final class ItemCell: UITableViewCell {
    weak var delegate: ItemCellDelegate?

    var viewModel: ViewModel? {
        didSet {
            render()
        }
    }

    private let nameLabel = UILabel()
    private let amountLabel = UILabel()
    private let tickButton = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        layOut()
        wire()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ItemCell is made in code.")
    }

    private func render() {
        guard let viewModel else { return }
        nameLabel.text = viewModel.name
        amountLabel.text = viewModel.amountText
        tickButton.isSelected = viewModel.isBought
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [nameLabel, amountLabel, tickButton])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
        ])
    }

    private func wire() {
        tickButton.addTarget(self, action: #selector(ticked), for: .touchUpInside)
    }

    @objc private func ticked() {
        delegate?.itemCellTicked(self)
    }

    private func itemCellMayTick() -> Bool? {
        delegate?.itemCellMayTick(self)
    }
}
