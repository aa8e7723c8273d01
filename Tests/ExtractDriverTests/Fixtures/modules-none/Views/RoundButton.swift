import UIKit

final class RoundButton: UIButton {
    private let spinner = UIActivityIndicatorView()

    func load() {
        addSubview(spinner)
    }
}
