import UIKit

final class CartViewController: UIViewController {}
