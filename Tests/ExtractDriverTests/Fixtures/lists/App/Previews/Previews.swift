import UIKit

/// The data of a badge.
struct BadgeViewDataSource {
    let title: String
    let count: Int
}

/// A view whose data has the name that the platform uses.
final class BadgeView: UIView {
    private let titleLabel = UILabel()
    private var dataSource: BadgeViewDataSource?

    func reload(with dataSource: BadgeViewDataSource) {
        self.dataSource = dataSource
        titleLabel.text = dataSource.title
    }
}

protocol PreviewViewDataSource: AnyObject {
    /// The picture.
    func image(for previewView: PreviewView) -> UIImage?
    func title(for previewView: PreviewView) -> String
}

/// A view that asks somebody for each part of its data.
final class PreviewView: UIView {
    private let imageView = UIImageView()
    weak var dataSource: PreviewViewDataSource?

    func reload() {
        imageView.image = dataSource?.image(for: self)
    }
}

protocol PagesViewDataSource: AnyObject {
    func count(in pagesView: PagesView) -> Int
    func page(at index: Int, for pagesView: PagesView) -> UIView
}

/// A view whose data source is asked for more than a spec can say.
final class PagesView: UIView {
    weak var dataSource: PagesViewDataSource?
}
