import Charts
import Kit
import UIKit

/// Of the two modules that no project file names, the sources of one lie in its folder.
final class LoginViewController: UIViewController {
    @IBOutlet private var header: HeaderView!
    @IBOutlet private var chart: HeaderView!
}
