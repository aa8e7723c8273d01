import UIKit

protocol KeyboardDelegate: AnyObject {
    func keyDown()
}

final class Sidebar: UIView {
    @IBOutlet var keyboardDelegate: KeyboardDelegate!
}

final class SidebarKeys: NSObject, KeyboardDelegate {
    @IBOutlet var sidebar: Sidebar?

    func keyDown() {}
}
