import UIKit

/// A view in a folder of no target.
final class NoticeView: UIView {
    private let textLabel = UILabel()
}
