import UIKit

final class AvatarViewModel {
    func didSelect(_ image: UIImage) {}

    func empty() -> UIImage { UIImage() }
}
