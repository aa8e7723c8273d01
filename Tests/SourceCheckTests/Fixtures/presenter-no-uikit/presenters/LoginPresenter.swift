import UIKit.UIViewController
import Foundation

protocol LoginListening {}
final class LoginPresenter {
    let title = NSAttributedString(string: "", attributes: [.foregroundColor: UIColor.red])
}
