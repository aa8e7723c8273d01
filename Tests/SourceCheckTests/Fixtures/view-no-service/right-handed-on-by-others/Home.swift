import UIKit

protocol HasExposureService { var exposure: Int { get } }
final class HomeViewController: UIViewController {
    typealias Dependencies = HasExposureService
    var dependencies: Dependencies?
    private var viewModel: HomeViewModel?
    override func viewDidLoad() { viewModel = HomeViewModel(dependencies: dependencies) }
}
struct HomeViewModel {
    private let dependencies: HasExposureService?
    init(dependencies: HasExposureService?) { self.dependencies = dependencies }
    var isOn: Bool { dependencies?.exposure == 1 }
}
