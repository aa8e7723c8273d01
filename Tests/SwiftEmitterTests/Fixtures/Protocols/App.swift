import UIKit

@MainActor
protocol PostActions: AnyObject {
    func cellDidLike(_ cell: PostCell)
    func cell(_ cell: PostCell, didShare text: String)
    func didClose()
    func post(_ post: PostCell, didOpen url: URL)
    func somethingElse()
}

final class PostCell: UITableViewCell {
    weak var delegate: (any PostActions)?
}

final class ShareCell: UITableViewCell {
    var delegate: (any ShareCellDelegate)?
}

struct Shares: ShareCellDelegate, AboutInteractorToPresenterInterface, FeedInteractorToPresenterInterface {
    func didShare() {}
    func sender(_ sender: ShareCell, didLike times: Int) {}
    func fetched() {}
}

final class FeedInteractor {
    func fetch() {}
}

final class FeedViewController: UIViewController, FeedPresenterToViewInterface {}
