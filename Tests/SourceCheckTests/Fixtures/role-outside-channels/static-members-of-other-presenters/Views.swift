import UIKit

protocol ProfileViewInput: AnyObject { func show() }
protocol RoomsViewInput: AnyObject { func show() }

final class ProfileViewController: UIViewController, ProfileViewInput {
    var presenter: ProfilePresenter?

    func show() {}
    override func viewDidLoad() { presenter?.load() }
}

final class RoomsViewController: UIViewController, RoomsViewInput {
    var presenter: RoomsPresenter?

    func show() {}
    override func viewDidLoad() { presenter?.load() }
}
