import UIKit

final class AlbumViewController: UIViewController {
    private let artistButton = UIButton()
    private let lyricsButton = UIButton()
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        artistButton.addTarget(self, action: #selector(artistTapped), for: .touchUpInside)
        lyricsButton.addTarget(self, action: #selector(lyricsTapped), for: .touchUpInside)
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }

    @objc private func artistTapped() {
        let artist = ArtistViewController()
        navigationController?.pushViewController(artist, animated: true)
    }

    @objc private func lyricsTapped() {
        openLyrics()
    }

    private func openLyrics() {
        present(LyricsViewController(), animated: true)
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    }

    func showCredits() {
        if lyricsButton.isHidden {
            present(UIAlertController(title: "No credits", message: nil, preferredStyle: .alert), animated: true)
        } else {
            navigationController?.pushViewController(CreditsViewController(), animated: true)
        }
    }
}

final class ArtistViewController: UIViewController {}

final class LyricsViewController: UIViewController {}

final class CoverViewController: UIViewController {}

final class CreditsViewController: UIViewController {}
