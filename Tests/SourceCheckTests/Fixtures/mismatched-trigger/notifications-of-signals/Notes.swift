import RxCocoa
import RxSwift
import UIKit

final class NotesViewController: UIViewController {
    private let presenter: NotesPresenterInterface
    private let disposeBag = DisposeBag()

    init(presenter: NotesPresenterInterface) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.rx.notification(UIResponder.keyboardWillShowNotification)
            .asSignal(onErrorSignalWith: .empty())
            .emit(onNext: { [presenter] _ in presenter.keyboardHides() })
            .disposed(by: disposeBag)
    }
}
