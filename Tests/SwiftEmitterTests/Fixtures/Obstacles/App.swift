import UIKit

protocol Theme {}

struct Dark: Theme {}

final class Themed: UIView {
    var viewModel = ViewModel(title: "", theme: Dark(), text: NSAttributedString(string: ""), onTap: {})
}
