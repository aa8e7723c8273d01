import UIKit

class ControllerView: UIView {}
class Controller: UIViewController { var controllerView: ControllerView? }

final class HomeControllerView: ControllerView {
    let label = UILabel()
    let list = UITableView()
}

final class HomeController: Controller, UITableViewDataSource {
    private let home = HomeControllerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        controllerView = home
    }

    func shrink() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [home] in home.label.alpha = 0 }
        animator.startAnimation()
    }

    func grow() {
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { [home] in home.label.alpha = 1 }
    }

    func pulse() {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {}
    }

    func shade() {
        home.layer.addSublayer(CAGradientLayer())
    }

    func spin() {
        home.label.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "spin")
    }

    func raise() {
        home.bringSubviewToFront(home.label)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.contentView.addSubview(UILabel())
        return cell
    }

    func decorate(_ cell: UITableViewCell) {
        cell.contentView.addSubview(UILabel())
    }
}
