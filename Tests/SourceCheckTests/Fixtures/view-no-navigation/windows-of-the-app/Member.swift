import UIKit

final class MemberViewController: UIViewController {}

final class MemberListView: UIView {
    func open() {
        UIApplication.shared.windows.first?.rootViewController?.present(MemberViewController(), animated: true)
    }

    func openLater() {
        guard let root = UIApplication.shared.windows.last?.rootViewController else { return }
        root.present(MemberViewController(), animated: true)
    }
}
