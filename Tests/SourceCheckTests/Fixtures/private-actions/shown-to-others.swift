// swift-format-ignore-file
import UIKit

open class CardView: UIView {
    @IBAction open func opened(_ sender: Any) {}
    @IBAction public func tapped(_ sender: Any) {}
    @IBAction func pressed(_ sender: Any) {}

    @objc func registered() {}
    @objc(renamed) func named() {}

    func wire(_ button: UIButton) {
        button.addTarget(self, action: #selector(registered), for: .touchUpInside)
        button.addTarget(self, action: #selector(named), for: .touchUpInside)
        button.addTarget(self, action: #selector(extended), for: .touchUpInside)
    }
}

public extension CardView {
    @objc func extended() {}
}

class PlainView: UIView {
    @IBAction public func tapped(_ sender: Any) {}
}

@objcMembers
class BridgedView: UIView {
    @IBAction func tapped(_ sender: Any) {}

    func wire(_ button: UIButton) {
        button.addTarget(self, action: #selector(known), for: .touchUpInside)
    }

    func known() {}
}

final class SpecialBridgedView: BridgedView {
    @IBAction func shaken(_ sender: Any) {}
}
