import UIKit

final class OpenPresenter {
    func open(from controller: UIViewController) {}
}
