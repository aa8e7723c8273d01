import UIKit

public final class PrimaryButton: UIButton {
    private let spinner = UIActivityIndicatorView()
}
