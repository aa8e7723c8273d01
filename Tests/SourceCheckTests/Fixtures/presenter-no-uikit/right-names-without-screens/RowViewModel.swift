import UIKit

/// No view controller is called after it.
final class RowViewModel {
    func icon() -> UIImage? { nil }
}
