import UIKit

final class ScanViewController: UIViewController {
    var viewModel: ScanViewModel?
}

final class AvatarViewController: UIViewController {
    var viewModel: AvatarViewModel?
}
