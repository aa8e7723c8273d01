import UIKit

final class MemberListView: UIView {
    func ask() {
        let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
        UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true)
    }
}
