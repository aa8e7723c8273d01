import UIKit

final class JogCell: UITableViewCell {
    private let dateLabel = UILabel()
    private let distanceLabel = UILabel()

    var viewModel: ViewModel? {
        didSet {
            dateLabel.text = viewModel?.formattedDate
            distanceLabel.text = viewModel?.formattedDistance
        }
    }
}
