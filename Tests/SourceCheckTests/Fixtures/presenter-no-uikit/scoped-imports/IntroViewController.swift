import UIKit

final class IntroViewController: UIViewController {
    var viewModel: IntroViewModel?
}
