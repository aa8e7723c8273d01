import UIKit

struct Jog {
    let name: String
}

final class JogsViewModel {
    private let jogs: [Jog] = []

    func jog(at index: Int) -> Jog { jogs[index] }

    func userAskedForMore() {}
}

/// Rows that somebody else makes, each when it is asked for; the cell is any of those that are registered.
final class JogsViewController: UIViewController, UICollectionViewDataSource {
    private let viewModel: JogsViewModel
    private let collectionView = UICollectionView()
    private let moreButton = UIButton()

    init(viewModel: JogsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = self
        collectionView.register(JogCell.self, forCellWithReuseIdentifier: "jog")
        moreButton.addTarget(self, action: #selector(more), for: .touchUpInside)
    }

    @objc private func more() {
        viewModel.userAskedForMore()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "jog", for: indexPath)
        cell.accessibilityLabel = viewModel.jog(at: indexPath.item).name
        return cell
    }
}

final class JogCell: UICollectionViewCell {}
