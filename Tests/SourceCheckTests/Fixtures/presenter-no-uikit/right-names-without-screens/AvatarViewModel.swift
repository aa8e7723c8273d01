import UIKit

/// A struct of values has a view controller of its name here, and is data all the same.
struct AvatarViewModel {
    let image: UIImage?
    var isEmpty: Bool { image == nil }
}
