import UIKit

public protocol HelpPresenterInterface: AnyObject {
    func tappedCall()
}

public final class HelpViewController: UIViewController {
    public var presenter: HelpPresenterInterface?
    private let callButton = UIButton()

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(callButton)
        callButton.addTarget(self, action: #selector(call), for: .touchUpInside)
    }

    @objc private func call() {
        presenter?.tappedCall()
    }
}
