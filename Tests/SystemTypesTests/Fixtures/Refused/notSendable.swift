// expect: non-Sendable type
import UIKit

struct ViewModel: Sendable {
    let text: NSAttributedString
}
