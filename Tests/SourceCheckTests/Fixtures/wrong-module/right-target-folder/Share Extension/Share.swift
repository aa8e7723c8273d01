import UIKit

final class ShareViewController: UIViewController {}

final class ShareView: UIView {}
