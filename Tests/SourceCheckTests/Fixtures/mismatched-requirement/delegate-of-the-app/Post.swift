import UIKit

protocol PostActions: AnyObject {
    func cellDidLike(_ cell: PostCell)
    func openSettings()
}

final class PostCell: UITableViewCell {
    weak var delegate: PostActions?
}
