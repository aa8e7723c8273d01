// swift-format-ignore-file
import UIKit

public class CardView: UIView {
    public let opened = UILabel()
    let inside = UILabel()
    internal lazy var wordy: UILabel = UILabel()
    public internal(set) var settable = UILabel()
    public private(set) var readable = UILabel()
    private(set) public var turned = UILabel()
    public final fileprivate(set) var apart = UILabel()
    private(set) var half = UILabel()
    let left = UILabel(), right = UILabel()
    let one = UILabel(), another = 3
    @objc let shown = UILabel()
}

class PlainView: UIView {
    public internal(set) var settable = UILabel()
    public final fileprivate(set) var apart = UILabel()
}

@objcMembers
final class BridgedView: UIView {
    let label = UILabel()
}

public enum Views {
    public class InnerView: UIView {
        public let label = UILabel()
    }

    class HiddenView: UIView {
        public let badge = UILabel()
    }
}
