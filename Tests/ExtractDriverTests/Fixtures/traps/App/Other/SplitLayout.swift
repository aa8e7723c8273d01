import UIKit

extension SplitViewController {
    func layOut() {
        view.addSubview(second)
        second.addTarget(self, action: #selector(secondTapped), for: .touchUpInside)
    }
}
