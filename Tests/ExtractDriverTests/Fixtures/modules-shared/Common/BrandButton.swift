import UIKit

final class BrandButton: UIButton {
    private let spinner = UIActivityIndicatorView()

    func load() {
        addSubview(spinner)
    }
}
