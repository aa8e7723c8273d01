import UIKit

final class LookPresenter {
    let icon: UIImage? = nil
}
