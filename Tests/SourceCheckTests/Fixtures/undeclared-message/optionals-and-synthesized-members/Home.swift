import UIKit

class HomeViewModel: Codable {
    var coordinator: AppCoordinator?
    var name = ""
}

class HomeViewController: UIViewController {
    var viewModel: HomeViewModel?

    override func viewDidLoad() {
        print(viewModel.map { $0.name })
        print(viewModel.unwrapped())
        viewModel?.flatten()
    }

    func save(_ encoder: Encoder, _ model: HomeViewModel?) throws {
        try viewModel?.encode(to: encoder)
        print(model.map { $0.name })
        guard let model else { return }
        model.merge()
    }
}

class AppCoordinator {}
