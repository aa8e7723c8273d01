import RxSwift
import UIKit

protocol AlbumsHeaderViewDelegate: AnyObject {
    func createsPlaylist()
}

final class AlbumsHeaderView: UIView {
    weak var delegate: AlbumsHeaderViewDelegate?
    private let button = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func tapped() {
        delegate?.createsPlaylist()
    }
}

final class AlbumsViewModel {
    let creation = PublishSubject<Void>()
}

/// The header is no subview of its own, and the only view that is one is another.
final class AlbumsViewController: UIViewController {
    private let viewModel = AlbumsViewModel()
    private let containerView = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(containerView)
    }

    func header() -> UIView {
        let header = AlbumsHeaderView()
        header.delegate = self
        return header
    }
}

extension AlbumsViewController: AlbumsHeaderViewDelegate {
    func createsPlaylist() {
        viewModel.creation.onNext(())
    }
}
