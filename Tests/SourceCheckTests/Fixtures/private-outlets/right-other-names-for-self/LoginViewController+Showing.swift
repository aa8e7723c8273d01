// swift-format-ignore-file
import UIKit

extension LoginViewController {
    func show() {
        DispatchQueue.main.async { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.first.text = ""
        }
        DispatchQueue.main.async { [weak self] in
            if let `self` = self { self.second.text = "" }
        }
        let me = self
        me.third.text = ""
        DispatchQueue.main.async { [weak controller = self] in controller?.fourth.text = "" }
        print(\LoginViewController.fifth, self[keyPath: \.sixth])
    }

    static func show(_ controller: LoginViewController) {
        controller.seventh.text = ""
    }
}
