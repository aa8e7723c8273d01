import UIKit

/// A row about a list.
final class ListCell: UITableViewCell {
    var viewModel: ViewModel? {
        didSet {
            render()
        }
    }

    private let nameLabel = UILabel()
    private let countLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ListCell is made in code.")
    }

    private func render() {
        guard let viewModel else { return }
        nameLabel.text = viewModel.name
        countLabel.text = viewModel.countText
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [nameLabel, countLabel])
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
}
