import UIKit

final class ShopViewController: UIViewController {}
