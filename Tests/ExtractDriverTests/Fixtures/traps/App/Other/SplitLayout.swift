import UIKit

extension SplitViewController {
    func layOut() {
        view.addSubview(first)
        view.addSubview(second)
        second.addTarget(self, action: #selector(secondTapped), for: .touchUpInside)
    }
}
