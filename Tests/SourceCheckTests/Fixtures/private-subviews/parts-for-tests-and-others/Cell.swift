import UIKit

final class DateCell: UITableViewCell {
    private let picker = UIDatePicker()

    func getPicker() -> UIDatePicker { picker }
}
