import UIKit

struct Post { let title: String }
struct Match { let name: String }

protocol Themed { func apply() }
protocol Reusable: AnyObject {}

class CardView: UIView, Themed {
    func apply() {}
}

final class PostView: CardView, UIScrollViewDelegate {
    private let titleLabel = UILabel()
    private let list = UITableView()
    private let rows = MatchRows()

    var matches: Array<Match>? {
        didSet { list.reloadData() }
    }
    private(set) var count = 0
    var title: String {
        get { titleLabel.text ?? "" }
        set { titleLabel.text = newValue }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        list.dataSource = rows
    }

    func configure(with post: Post, at index: Int) {
        titleLabel.text = post.title
        count = index
    }

    @discardableResult
    func highlight(_ words: [String]) -> Bool { words.isEmpty }

    func reload(animated: Bool) async { list.reloadData() }
}

extension PostView: Reusable {}

final class MatchRow: UITableViewCell, Reusable {
    private let nameLabel = UILabel()
    var match: Match? {
        didSet { nameLabel.text = match?.name }
    }
}

final class MatchRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { MatchRow() }
}
