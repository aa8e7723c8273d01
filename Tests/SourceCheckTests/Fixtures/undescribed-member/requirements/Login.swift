import UIKit

protocol Leaving: AnyObject {
    func userLeft()
}

protocol LoginViewToPresenterInterface: Leaving {
    func userTappedLogin()
    func userTappedLogin(twice: Bool)
    func userTappedHelp()
}

protocol LoginPresenterToViewInterface: AnyObject {
    var title: String { get }
    var isBusy: Bool { get set }
}

extension LoginPresenterToViewInterface {
    func show() {}
}

protocol RatingViewDelegate: AnyObject {
    func ratingView(_ ratingView: RatingView, didRate stars: Int)
    func ratingViewDidCancel(_ ratingView: RatingView)
}

final class RatingView: UIView {
    weak var delegate: RatingViewDelegate?
}
