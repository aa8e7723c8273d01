import UIKit

final class PodcastCell: UITableViewCell {
    var viewModel: ViewModel? {
        didSet { _ = [viewModel?.priceText, viewModel?.ratingText, viewModel?.lengthText] }
    }
}
