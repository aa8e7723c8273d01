import UIKit

protocol ReachabilityServiceProtocol {
    var isReachable: Bool { get }
}
final class ReachabilityService: ReachabilityServiceProtocol {
    let isReachable = true
}
protocol TokenRepositoryInterface {}
final class StepInteractor {}
final class StepViewController: UIViewController {
    private let interactor: StepInteractor
    private let reachability: ReachabilityServiceProtocol
    private let tokens: any TokenRepositoryInterface

    init(interactor: StepInteractor, reachability: ReachabilityServiceProtocol, tokens: any TokenRepositoryInterface) {
        self.interactor = interactor
        self.reachability = ReachabilityService()
        self.tokens = tokens
        super.init(nibName: nil, bundle: nil)
    }
}
