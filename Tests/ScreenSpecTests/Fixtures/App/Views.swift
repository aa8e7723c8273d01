import UIKit

public final class CoverView: UIView {}
public final class EmptyStateView: UIView {
    public var viewModel: ViewModel?
}

public final class RatingControl: UIControl {}
final class PaymentAmountView: UIView {}
final class PaddedLabel: UILabel {}

final class BookTile: UICollectionViewCell {}
final class BookRow: UITableViewCell {}
final class AvailabilityView: UIView {}
final class AuthorPreviewView: UIView {}

final class LoanCell: UITableViewCell {
    weak var delegate: LoanCellDelegate?
    var viewModel: ViewModel?
}

final class HoldCell: UITableViewCell {}
final class FineCell: UITableViewCell {}

final class SettingCell: UITableViewCell {}
final class DownloadCell: UITableViewCell {}

final class EventCell: UICollectionViewCell {}
final class EventDetailsView: UIView {}
final class RoomCell: UITableViewCell {}

final class OpeningHoursView: UIView {
    weak var dataSource: OpeningHoursViewDataSource?
    weak var delegate: OpeningHoursViewDelegate?
}
