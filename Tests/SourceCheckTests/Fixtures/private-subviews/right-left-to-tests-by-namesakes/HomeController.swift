import UIKit

/// Knows the home view, and leaves its parts alone.
final class HomeController: UIViewController {
    private let home = HomeView()
}
