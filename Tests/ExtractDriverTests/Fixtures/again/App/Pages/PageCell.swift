import PDFKit
import UIKit

final class PageItem {
    var title = ""
    var page: PDFPage?
}

final class PageCell: UITableViewCell {
    private let titleLabel = UILabel()
    // Nobody knows what a page of the system has: the label is said to be there, and no more.
    private let pageLabel = UILabel()

    func setup(with item: PageItem) {
        titleLabel.text = item.title
        if let page = item.page {
            pageLabel.text = page.label
        }
    }
}

final class PagesViewController: UITableViewController {
    private let items = [PageItem()]

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = PageCell()
        cell.setup(with: items[indexPath.row])
        return cell
    }
}
