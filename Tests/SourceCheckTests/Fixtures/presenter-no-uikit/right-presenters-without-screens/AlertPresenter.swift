import UIKit

final class AlertPresenter {
    func present(from controller: UIViewController) {}
}
