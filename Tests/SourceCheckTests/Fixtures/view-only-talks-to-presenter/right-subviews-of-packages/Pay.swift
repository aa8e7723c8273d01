import MaterialComponents
import UIKit

final class PayViewController: UIViewController {
    private let total = TotalLabel()
}
