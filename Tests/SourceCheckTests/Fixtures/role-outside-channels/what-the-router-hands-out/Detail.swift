import UIKit

final class DetailModule {
    let view = DetailViewController()

    func fetch() {
        view.output?.load()
    }
}

protocol DetailViewOutput {
    func load()
}

final class DetailPresenter: DetailViewOutput {
    func load() {}
}

final class DetailViewController: UIViewController {
    var output: DetailViewOutput?

    override func viewDidLoad() {
        output?.load()
    }
}
