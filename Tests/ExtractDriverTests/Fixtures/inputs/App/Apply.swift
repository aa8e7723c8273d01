import RxCocoa
import RxSwift
import UIKit

// A base class holds the view model, by a parameter of its own.

class BaseViewController<ViewModel>: UIViewController {
    let viewModel: ViewModel

    init(viewModel: ViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }
}

class FormViewController<Model>: BaseViewController<Model> {}

final class ApplyViewModel {
    struct Input {
        let applyTapped: Observable<Void>
    }

    func transform(input: Input) {}

    func cancel() {}
}

final class ApplyViewController: FormViewController<ApplyViewModel> {
    private let applyButton = UIButton()
    private let cancelButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.transform(input: ApplyViewModel.Input(applyTapped: applyButton.rx.tap.asObservable()))
        cancelButton.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    }

    @objc private func cancelTapped() {
        viewModel.cancel()
    }
}

/// With subjects of its own, to which the view binds.
final class SongsViewModel {
    struct Input {
        let pressedSave: PublishSubject<Void> = PublishSubject()
        let playTapped = PublishSubject<Int>()
    }

    func transform(from input: Input) {}
}

final class SongsViewController: BaseViewController<SongsViewModel> {
    private let saveButton = UIButton()
    private let playButton = UIButton()
    private lazy var input = SongsViewModel.Input()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.transform(from: input)
        saveButton.rx.tap.bind(to: input.pressedSave)
        playButton.addTarget(self, action: #selector(playTapped), for: .touchUpInside)
    }

    @objc private func playTapped() {
        input.playTapped.onNext(0)
    }
}
