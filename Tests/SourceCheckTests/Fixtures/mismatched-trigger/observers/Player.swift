import RxCocoa
import RxSwift
import UIKit

final class PlayerViewModel {
    struct Input {
        let play = PublishSubject<Void>()
        let stop = PublishSubject<Void>()
    }

    let input = Input()
    private let disposeBag = DisposeBag()

    init() {
        input.play.subscribe(onNext: { print("play") }).disposed(by: disposeBag)
        input.stop.subscribe(onNext: { print("stop") }).disposed(by: disposeBag)
    }
}

final class PlayerViewController: UIViewController {
    private let viewModel = PlayerViewModel()
    private let playButton = UIButton()
    private let stopButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        playButton.rx.tap.bind(to: viewModel.input.play).disposed(by: disposeBag)
        stopButton.rx.tap.bind(to: viewModel.input.stop).disposed(by: disposeBag)
    }
}

final class Remote {
    func stop(_ player: PlayerViewModel) {
        player.input.stop.onNext(())
    }
}
