import UIKit

final class DateList: UITableViewController {
    func fill(_ cell: DateCell) {
        cell.getPicker().minimumDate = nil
    }
}
