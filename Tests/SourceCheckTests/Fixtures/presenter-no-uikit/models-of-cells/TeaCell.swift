import UIKit

final class TeaCell: UITableViewCell {
    func configure(with viewModel: TeaCellViewModel) { backgroundColor = viewModel.color }
}
