import UIKit

final class MemberViewController: UIViewController {
    class func initiate() -> MemberViewController { MemberViewController() }
}

final class MemberListView: UIView {
    func open() {
        let controller = MemberViewController.initiate()
        print(controller)
    }
}
