import Material
import RxCocoa
import RxSwift
import UIKit

class ChatView: UIView {
    private let sendButton = FlatButton()
    var onSend: (() -> Void)?
    private let bag = DisposeBag()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(sendButton)
        sendButton.rx.tap.subscribe(onNext: { [unowned self] in onSend?() }).disposed(by: bag)
    }

    required init?(coder: NSCoder) { nil }
}
