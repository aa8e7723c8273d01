import UIKit

final class PriceCell: UITableViewCell {
    private let label = UILabel()
    private let field = UITextField()
    private let button = UIButton()

    /// Tells a popover where it starts.
    var sourceView: UIView { button }
}

extension PriceCell {
    func getLabel() -> UILabel { label }
    func textField() -> UITextField { field }
}

final class SearchView: UIView {
    private let textField = UITextField()

    func clear() {
        textField.text = ""
        self.textField.resignFirstResponder()
    }
}
