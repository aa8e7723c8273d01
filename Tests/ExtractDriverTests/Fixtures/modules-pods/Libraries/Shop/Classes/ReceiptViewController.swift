import UIKit

/// What a person has bought.
public final class ReceiptViewController: UIViewController {
    private let sumLabel = UILabel()
}
