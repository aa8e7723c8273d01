import UIKit

class ControllerView: UIView {
    unowned let controller: Controller

    required init(controller: Controller) {
        self.controller = controller
        super.init(frame: controller.view.bounds)
        addSubviews()
        controller.view.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    func addSubviews() {}
}

class Controller: UIViewController {
    var controllerView: ControllerView? {
        didSet { setViewHandlers() }
    }

    func setViewHandlers() {}
}

class HomeControllerView: ControllerView {
    let label: UILabel = {
        let label = UILabel()
        label.text = "Hello world"
        label.isUserInteractionEnabled = true
        return label
    }()

    let tableView = UITableView(frame: .zero, style: .plain)

    override func addSubviews() {
        addSubview(label)
        addSubview(tableView)
        label.frame = CGRect(x: 100, y: 100, width: 300, height: 30)
    }

    func animateLabel() {
        UIView.animate(
            withDuration: 0.4,
            animations: {
                self.label.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
            },
            completion: nil
        )
    }
}

class HomeController: Controller {
    private let data = ["one", "two"]

    var homeControllerView: HomeControllerView? { controllerView as? HomeControllerView }

    override func viewDidLoad() {
        super.viewDidLoad()
        controllerView = HomeControllerView(controller: self)
    }

    override func setViewHandlers() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(labelTapped))
        homeControllerView?.label.addGestureRecognizer(tap)
        homeControllerView?.tableView.dataSource = self
    }

    @objc func labelTapped() {
        homeControllerView?.animateLabel()
    }
}

extension HomeController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "id", for: indexPath)
        cell.textLabel?.text = data[indexPath.row]
        return cell
    }
}
