import UIKit

final class HomeViewController: UIViewController {}
@objc(RenamedView) final class SwiftView: UIView {}
enum Outer { final class Inner: UIView {} }
