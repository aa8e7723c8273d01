import UIKit

final class AvatarViewController: UIViewController {
    var viewModel: AvatarViewModel?
}
