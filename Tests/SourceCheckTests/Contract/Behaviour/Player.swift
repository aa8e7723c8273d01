import UIKit

final class PlayerViewController: UIViewController {
    private let playButton = UIButton()
    private let stopButton = UIButton()
    private let slider = UISlider()
    private let coverView = UIImageView()
    private let tableView = UITableView()
    private lazy var saveItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    private let stars = [UIButton(), UIButton(), UIButton()]

    override func loadView() {
        view = UIView()
        navigationItem.rightBarButtonItem = saveItem
        setUpControls()
        setUpGestures()
    }

    private func setUpControls() {
        playButton.addTarget(self, action: #selector(play), for: .touchUpInside)
        self.stopButton.addTarget(nil, action: #selector(PlayerViewController.stop), for: UIControl.Event.touchUpInside)
        slider.addTarget(self, action: #selector(seek(_:)), for: [.valueChanged, .touchUpOutside])
        for star in stars { star.addTarget(self, action: #selector(rate(_:)), for: .touchUpInside) }
        tableView.delegate = self
    }

    private func setUpGestures() {
        let pinch = UIPinchGestureRecognizer()
        pinch.addTarget(self, action: #selector(zoom))
        coverView.addGestureRecognizer(pinch)
        coverView.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(skip)))
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(close)))
    }

    @objc private func play() {}
    @objc private func stop() {}
    @objc private func seek(_ slider: UISlider) {}
    @objc private func zoom() {}
    @objc private func skip() {}
    @objc private func save() {}
    @objc private func rate(_ button: UIButton) {}
    @objc private func close() {}

    private func choose() {}

    private func showSong() {
        navigationController?.pushViewController(UIViewController(), animated: true)
    }

    private func showMenu() {
        let menu = UIViewController()
        menu.modalPresentationStyle = .popover
        present(menu, animated: true)
    }

    private func backToStart() {
        navigationController?.popToRootViewController(animated: true)
    }
}

extension PlayerViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose()
    }
}
