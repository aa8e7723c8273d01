// expect: 'required' initializer 'init(coder:)' must be provided
import UIKit

final class Badge: UIView {
    let size: Int

    init(size: Int) {
        self.size = size
        super.init(frame: .zero)
    }
}
