import UIKit

/// The same screen as a grid: another view behind the same interfaces, which no other part of the stack notices.
final class JogsCollectionViewController: UIViewController {
    weak var presenter: JogsViewToPresenterInterface?

    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private var jogs: [Jog] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(JogTile.self, forCellWithReuseIdentifier: "JogTile")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.beganPresenting()
    }
}

extension JogsCollectionViewController: JogsPresenterToViewInterface {
    func display(jogs newJogs: [Jog]) {
        jogs = newJogs
        collectionView.reloadData()
    }
}

extension JogsCollectionViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        jogs.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "JogTile", for: indexPath)
        (cell as? JogTile)?.distance = jogs[indexPath.item].distance
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        presenter?.userSelected(jog: jogs[indexPath.item])
    }
}

private final class JogTile: UICollectionViewCell {
    var distance = 0.0 {
        didSet { accessibilityLabel = distance.formatted() }
    }
}
