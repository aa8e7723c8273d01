import CoreGraphics
// import UIKit
final class LoginPresenter {}
