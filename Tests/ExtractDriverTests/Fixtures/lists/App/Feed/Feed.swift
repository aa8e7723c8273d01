import RxCocoa
import RxSwift
import UIKit

struct Post: Hashable {
    let text: String
}

final class FeedViewModel {
    let posts: Observable<[Post]> = .just([])
    let stories: [Post] = []

    func userPulled() {}
}

/// Rows that a stream brings, and those of a data source of UIKit.
final class FeedViewController: UIViewController {
    private let viewModel: FeedViewModel
    private let tableView = UITableView()
    private let storiesView = UICollectionView()
    private let disposeBag = DisposeBag()

    init(viewModel: FeedViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.posts
            .bind(to: tableView.rx.items(cellIdentifier: "post", cellType: PostCell.self)) { _, post, cell in
                cell.show(post)
            }
            .disposed(by: disposeBag)
        showStories()
    }

    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Post>(collectionView: storiesView) {
        list,
        indexPath,
        story in
        let cell = list.dequeueReusableCell(withReuseIdentifier: "story", for: indexPath) as? StoryCell
        cell?.accessibilityLabel = story.text
        return cell
    }

    private func showStories() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Post>()
        snapshot.appendSections([0])
        snapshot.appendItems(viewModel.stories)
        dataSource.apply(snapshot)
    }
}

final class PostCell: UITableViewCell {
    private let postLabel = UILabel()

    func show(_ post: Post) {
        postLabel.text = post.text
    }
}

final class StoryCell: UICollectionViewCell {}
