import UIKit

final class JogsViewController: UIViewController {
    private let tableView = UITableView()
    private let formatter = DistanceFormatter()
    private var jogs: [Jog] = []
    private var weather: Weather?
    var presenter: JogsViewToPresenterInterface?

    override func viewDidLoad() {
        presenter?.beganPresenting()
        LoadingView.show()
        view.addSubview(Factory.standard.makeLabel())
        title = Credentials.feedbackMail
        tableView.backgroundColor = Palette.background
    }

    private func open() {
        show(MapViewController(), sender: nil)
        print(Counter(), Row())
    }

    private func embed() {
        let banner = BannerViewController()
        addChild(banner)
    }

    private final class Row {}
}
final class Counter {}
