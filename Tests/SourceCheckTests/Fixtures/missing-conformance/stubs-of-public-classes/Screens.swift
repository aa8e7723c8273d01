// swift-format-ignore-file
import UIKit

public final class LoginViewController: UIViewController, LoginPresenterToViewInterface {
    func display(name: String) {}
}
/// The protocol is of the module alone.
public final class LoginPresenter {}

public final class HelpViewController: UIViewController {}
/// The protocol is for everybody.
public final class HelpPresenter: HelpViewToPresenterInterface {
  public func userTappedClose() {}
}
