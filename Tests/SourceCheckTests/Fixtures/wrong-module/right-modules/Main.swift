import UIKit

final class HomeViewController: UIViewController {}
@objc(Named) final class NamedViewController: UIViewController {}
