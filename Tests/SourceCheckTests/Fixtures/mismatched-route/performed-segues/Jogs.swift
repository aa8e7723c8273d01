import UIKit

final class JogsViewController: UIViewController {
    private let buyButton = UIButton()
    private let openButton = UIButton()
    private let giftButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(buyButton)
        view.addSubview(openButton)
        view.addSubview(giftButton)
        buyButton.addTarget(self, action: #selector(buy), for: .touchUpInside)
        openButton.addTarget(self, action: #selector(open), for: .touchUpInside)
        giftButton.addTarget(self, action: #selector(give), for: .touchUpInside)
    }

    /// It leads to the gems, too, which the spec does not say.
    @objc private func buy() {
        if isGift {
            showGift()
        } else {
            perform(segue: StoryboardSegue.Main.gemsSegue)
        }
    }

    @objc private func open() {
        performSegue(withIdentifier: "showMap", sender: self)
    }

    @objc private func give() {
        if isGift {
            showGift()
        } else {
            perform(segue: StoryboardSegue.Main.gemsSegue)
        }
    }

    private var isGift = false

    private func showGift() {
        present(UIAlertController(), animated: true)
    }
}
