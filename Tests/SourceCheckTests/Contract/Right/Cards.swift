import UIKit

protocol CardActions: AnyObject {
    func cardDidLike(_ card: CardCell)
    func card(_ card: CardCell, didShare text: String) -> Bool
    func didClose()
    func somethingElse()
}

protocol NoteCellOwner: Themed {
    func didOpen(url: URL)
}

protocol LinkOwner: AnyObject {
    func linkCellDidFollow(_ linkCell: LinkCell)
}

protocol PageCellDelegate where Self: UIViewController {
    func turn()
}

final class CardCell: UITableViewCell {
    weak var delegate: CardActions?

    func like() {
        delegate?.cardDidLike(self)
        _ = delegate?.card(self, didShare: "")
        delegate?.didClose()
    }
}

final class NoteCell: UITableViewCell {
    var delegate: (any NoteCellOwner)?

    func open(_ url: URL) { delegate?.didOpen(url: url) }
}

final class LinkCell: UITableViewCell {
    weak var delegate: LinkOwner?

    func follow() { delegate?.linkCellDidFollow(self) }
}

final class PageCell: UITableViewCell {
    weak var delegate: PageCellDelegate?

    func turn() { delegate?.turn() }
}
