import UIKit

final class NoticeViewController: UIViewController {
    static func present(_ text: String) {}
}

final class MemberListView: UIView {
    func open() { NoticeViewController.present("") }
}
