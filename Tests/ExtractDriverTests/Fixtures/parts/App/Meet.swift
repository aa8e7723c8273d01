import UIKit
import WebRTC

/// Holds a view of a package, and a bar item that is another one's.
class MeetViewController: UIViewController {
    private let videoView = RTCMTLVideoView()
    private let hangUpButton = UIButton()
    private var formerItem: UIBarButtonItem?
    // Put nowhere.
    private let badgeLabel = UILabel()
    private lazy var inviteItem = makeInviteItem()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(videoView)
        view.addSubview(hangUpButton)
        hangUpButton.addTarget(self, action: #selector(hangUp), for: .touchUpInside)
        badgeLabel.text = "0"
        badgeLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([badgeLabel.topAnchor.constraint(equalTo: view.topAnchor)])
        navigationItem.leftBarButtonItem = inviteItem
    }

    private func makeInviteItem() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(invite))
    }

    @objc private func invite() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Hang up", style: .default) { _ in self.hangUp() })
        present(sheet, animated: true)
    }

    @objc private func hangUp() {
        dismiss(animated: true)
    }

    func startEditing(in other: UIViewController) {
        formerItem = other.navigationItem.rightBarButtonItem
        other.setToolbarItems(
            [UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share))],
            animated: true
        )
    }

    func stopEditing(in other: UIViewController) {
        other.navigationItem.rightBarButtonItem = formerItem
    }

    @objc private func share() {
        UIPasteboard.general.string = badgeLabel.text
    }
}

class Lobby: UIViewController {
    private let meet = MeetViewController()

    override func viewDidAppear(_ animated: Bool) {
        meet.startEditing(in: self)
        meet.stopEditing(in: self)
    }
}
