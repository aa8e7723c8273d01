// swift-format-ignore-file
import UIKit

final class DetailCell: UITableViewCell {
    class ViewModel {
        var title = ""
    }

    final class LongViewModel: ViewModel {}
}
