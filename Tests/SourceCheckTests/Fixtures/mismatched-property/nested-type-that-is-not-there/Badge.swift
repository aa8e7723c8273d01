import UIKit

final class BadgeView: UIView {
    struct ViewModel {
        let badge: Badge
        let shape: Shape

        struct Badge { let text: String }
        enum Shape { case round }
    }
}
