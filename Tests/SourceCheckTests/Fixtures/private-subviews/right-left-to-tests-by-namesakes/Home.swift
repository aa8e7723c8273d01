import UIKit

final class HomeView: UIView {
    // Tests scroll it; the other one of that name is somebody else's.
    let collection = UIScrollView()
}
