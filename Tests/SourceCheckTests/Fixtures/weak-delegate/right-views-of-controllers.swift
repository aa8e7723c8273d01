import UIKit

protocol HeaderDelegate {
    func clearHeader()
}

class ProfileHeader: UICollectionReusableView {
    private let label = UILabel()
}

extension ProfileHeader: HeaderDelegate {
    func clearHeader() {
        label.text = nil
    }
}

/// A collection view keeps the header, which knows nothing of its controller.
class ProfileController: UICollectionViewController {
    var headerDelegate: HeaderDelegate?

    func view(of collection: UICollectionView, at path: IndexPath) -> UICollectionReusableView {
        let header = collection.dequeueReusableSupplementaryView(
            ofKind: "header",
            withReuseIdentifier: "header",
            for: path
        )
        headerDelegate = header as? ProfileHeader
        return header
    }

    func clear() {
        headerDelegate?.clearHeader()
    }
}
