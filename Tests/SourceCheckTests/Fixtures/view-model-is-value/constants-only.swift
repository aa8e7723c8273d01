// swift-format-ignore-file
import UIKit

final class DetailCell: UITableViewCell {
    final class ViewModel {
        let title: String
        init(title: String) { self.title = title }
    }
}
