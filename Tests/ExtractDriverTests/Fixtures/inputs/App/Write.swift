import Combine
import MapKit
import RxCocoa
import RxSwift
import ThirdPartyMaps
import UIKit

extension Publisher {
    /// Nothing that a view model has.
    var main: AnyPublisher<Output, Failure> {
        receive(on: DispatchQueue.main).eraseToAnyPublisher()
    }
}

extension Reactive where Base: UIViewController {
    var viewWillAppear: ControlEvent<Void> {
        ControlEvent(events: methodInvoked(#selector(Base.viewWillAppear)).map { _ in })
    }
}

final class WriteViewModel {
    struct Output {
        let address = PassthroughSubject<String, Never>()
        let hint = PassthroughSubject<String, Never>()
    }

    struct Input {
        let appeared: Observable<Void>
    }

    let output = Output()
    let name = BehaviorRelay(value: "")
    /// Nobody knows of what, without a look at the literal.
    let stars = BehaviorRelay(value: 5)

    func transform(_ input: Input) {}
}

final class WriteViewController: UIViewController {
    private let viewModel = WriteViewModel()
    private let addressLabel = UILabel()
    private let hintLabel = UILabel()
    private let mapView = UIView()
    private let pin = Pin()
    private let streetField = UITextField()
    private let codeField = CodeField()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.transform(WriteViewModel.Input(appeared: rx.viewWillAppear.asObservable()))
        viewModel.output.address.main.sink { [weak self] address in self?.addressLabel.text = address }
        streetField.addTarget(self, action: #selector(edited), for: .editingChanged)
        codeField.addTarget(self, action: #selector(edited), for: .editingChanged)
        viewModel.output.hint.sink { [weak self] hint in self?.hintLabel.text = hint }
    }

    @objc private func edited() {}

    private final class Pin: UIView {}
}

/// No other file knows it, and neither does a spec.
private final class CodeField: UITextField {}

extension WriteViewController: ThirdPartyMapDelegate {
    func mapView(_ mapView: ThirdPartyMap, cameraDidChange isAnimated: Bool) {}
}
