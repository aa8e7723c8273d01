import UIKit

enum Shelf {
    final class ListController: UITableViewController {
        @IBOutlet private var spinner: UIActivityIndicatorView!
        @IBOutlet private var picker: ColorPicker!

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        }

        @IBAction private func backToLogin(_ segue: UIStoryboardSegue) {}
    }
}

@objc(ColorPicker)
final class HuePicker: UIView {}

typealias ColorPicker = HuePicker

final class RowCell: UITableViewCell {
    @IBOutlet private var rowLabel: UILabel!
    @IBAction private func rowTapped(_ sender: UIButton) {}
}

final class HelpViewController: UIViewController {
    @IBOutlet private var helpText: UITextView!
    @IBOutlet private var sidebar: UIView?
}
