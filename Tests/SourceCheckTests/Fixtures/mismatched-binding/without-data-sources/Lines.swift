import UIKit

final class LinesViewController: UIViewController {
    private let linesView = UITableView()
    private let stopsView = UITableView()
    private let tagsView = UICollectionView()
    private lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: tagsView) { _, _, _ in nil
    }
    private var lines: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        linesView.delegate = self
        stopsView.dataSource = self
    }
}

extension LinesViewController: UITableViewDelegate {}

extension LinesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
